//! The program from outside: keys go in, and what is seen comes out.

use std::fs;
use std::path::{Path, PathBuf};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Size;
use tabuleiro_core::Language;
use tabuleiro_session::{
    Folders, GameType, LocalGame, Player, Settings, Table, interrupted_games, load, parse_players,
    parse_spec,
};

use crate::app::{App, draw};
use crate::worker::think;
use crate::{Config, InitialScreen};

const SMALL: Size = Size::new(80, 24);
const LARGE: Size = Size::new(120, 40);

struct Person {
    app: App,
    size: Size,
}

impl Person {
    /// Somebody with a folder of their own.
    fn at(data: &Path, initial: InitialScreen) -> Person {
        Person::with(data, initial, Language::English, SMALL, true)
    }

    fn with(
        data: &Path,
        initial: InitialScreen,
        language: Language,
        size: Size,
        colours: bool,
    ) -> Person {
        let folders = folders(data);
        let settings = Settings::load(&folders.settings).unwrap();
        let config = Config { settings, folders, language, colours };
        Person { app: App::new(initial, config, size), size }
    }

    fn press(&mut self, codes: &[KeyCode]) {
        for &code in codes {
            self.app.handle(Event::Key(KeyEvent::from(code)));
        }
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(&[KeyCode::Char(c)]));
    }

    /// Types a move and presses Enter.
    fn play(&mut self, text: &str) {
        self.type_text(&format!(":{text}"));
        self.press(&[KeyCode::Enter]);
    }

    fn let_computers_play(&mut self) {
        loop {
            let requests = self.app.take_requests();
            if requests.is_empty() {
                return;
            }
            for request in requests {
                let reports = std::sync::Mutex::new(Vec::new());
                think(&request, &|report| reports.lock().unwrap().push(report));
                for report in reports.into_inner().unwrap() {
                    self.app.hear(&report);
                }
            }
        }
    }

    fn terminal(&self) -> Terminal<TestBackend> {
        let backend = TestBackend::new(self.size.width, self.size.height);
        let mut terminal = Terminal::new(backend).unwrap();
        terminal.draw(|frame| draw(frame, &self.app)).unwrap();
        terminal
    }

    /// What is seen, without the spaces at the ends of lines.
    fn seen(&self) -> String {
        let terminal = self.terminal();
        let buffer = terminal.backend().buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        let row = |cells: &[ratatui::buffer::Cell]| {
            let text: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
            format!("{}\n", text.trim_end())
        };
        rows.map(row).collect()
    }
}

fn folders(data: &Path) -> Folders {
    Folders::new(Some(data.join("settings.conf")), Some(data.to_owned()))
}

fn table(data: &Path, spec: &str, seats: &str) -> InitialScreen {
    let variant = parse_spec(spec).unwrap();
    let players = parse_players(&variant.game_type(), seats).unwrap();
    seated(data, Table::new(variant, players, 1).unwrap())
}

fn seated(data: &Path, table: Table) -> InitialScreen {
    InitialScreen::Game(Box::new(LocalGame::new(table, &folders(data))))
}

/// Compares what is seen with the file of that name; `UPDATE_SCREENS=1` writes it instead.
fn compare(name: &str, seen: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screens/{name}.txt"));
    if std::env::var_os("UPDATE_SCREENS").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, seen).unwrap();
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    assert!(expected == seen, "{name} is not as in {file:?}, but\n{seen}");
}

/// The languages and sizes in which screens are compared.
fn looks() -> impl Iterator<Item = (Language, Size, String)> {
    let sizes = [SMALL, LARGE].into_iter();
    sizes.flat_map(|size| Language::ALL.map(|language| (language, size))).map(|(language, size)| {
        (language, size, format!("{}-{}x{}", language.code(), size.width, size.height))
    })
}

#[test]
fn menus_look_as_they_should() {
    // A folder that is not there, so that its name is the same everywhere.
    let nowhere = Path::new("nowhere");
    for (language, size, look) in looks() {
        let mut person = Person::with(nowhere, InitialScreen::MainMenu, language, size, true);
        let mut seen = String::new();
        let mut show = |person: &Person| seen += &(person.seen() + "\n");
        show(&person);
        for (row, _) in GameType::all().iter().enumerate() {
            person.press(&[KeyCode::Home]);
            person.press(&vec![KeyCode::Down; row]);
            person.press(&[KeyCode::Enter]);
            while !person.seen().contains("engine:8") {
                show(&person);
                person.press(&[KeyCode::Enter]);
            }
            show(&person);
            while !person.seen().contains(&format!(" {} ", row + 1)) || !on_start(&person) {
                person.press(&[KeyCode::Esc]);
            }
        }
        // Loading, the rules and the settings follow the games.
        for back in [3, 2, 1] {
            person.press(&[KeyCode::End]);
            person.press(&vec![KeyCode::Up; back]);
            person.press(&[KeyCode::Enter]);
            show(&person);
            person.press(&[KeyCode::Esc]);
        }
        compare(&format!("menus-{look}"), &seen);
    }
}

fn on_start(person: &Person) -> bool {
    person.seen().starts_with(" Tabuleiro\n")
}

#[test]
fn every_game_looks_as_it_should_from_its_start_to_its_end() {
    for (language, size, look) in looks() {
        for kind in GameType::all() {
            let data = tempfile::tempdir().unwrap();
            let variant = kind.with_options("").unwrap();
            let mut players = vec![Player::bot("random"); variant.start(1).players()];
            players[0] = Player::Human(Some("Ana".to_owned()));
            let initial = seated(data.path(), Table::new(variant, players, 1).unwrap());
            let mut person = Person::with(data.path(), initial, language, size, true);
            person.let_computers_play();
            let mut seen = String::new();
            let mut show = |person: &Person| seen += &(person.seen() + "\n");
            show(&person);
            // The rules, the keys, and the legal moves.
            for (key, back) in [('i', KeyCode::Esc), ('?', KeyCode::Esc), ('m', KeyCode::Esc)] {
                person.press(&[KeyCode::Char(key)]);
                show(&person);
                person.press(&[back]);
            }
            person.press(&[KeyCode::Tab, KeyCode::Enter]);
            show(&person);
            // To the end: Tab and Enter always go on.
            let is_over = |person: &Person| {
                ["u undo  PgUp review", "u desfazer  PgUp rever"]
                    .iter()
                    .any(|k| person.seen().contains(k))
            };
            for _ in 0..4000 {
                if is_over(&person) {
                    break;
                }
                person.press(&[KeyCode::Tab, KeyCode::Enter]);
                person.let_computers_play();
            }
            assert!(is_over(&person), "{}", person.seen());
            show(&person);
            person.press(&[KeyCode::Home]);
            show(&person);
            compare(&format!("{}-{look}", kind.info.id), &seen);
        }
    }
}

#[test]
fn without_colours_nothing_has_a_colour_and_marks_are_seen_all_the_same() {
    use ratatui::style::{Color, Modifier};
    let data = tempfile::tempdir().unwrap();
    let initial = table(data.path(), "pivit", "human,human");
    let mut person = Person::with(data.path(), initial, Language::English, SMALL, false);
    person.press(&[KeyCode::Tab, KeyCode::Enter]);
    let terminal = person.terminal();
    let cells = &terminal.backend().buffer().content;
    assert!(cells.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    let marked = |cell: &&ratatui::buffer::Cell| {
        cell.symbol() == "+" && cell.modifier.contains(Modifier::REVERSED)
    };
    assert!(cells.iter().filter(marked).count() > 0);
    let cursor = Modifier::REVERSED | Modifier::UNDERLINED;
    assert!(cells.iter().any(|cell| cell.modifier.contains(cursor)));
}

#[test]
fn a_game_is_put_together_by_keys_alone() {
    let data = tempfile::tempdir().unwrap();
    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    person.type_text("pivit");
    person.press(&[KeyCode::Enter]);
    // Four players on the small board do not go together.
    person.type_text("4");
    person.press(&[KeyCode::Enter]);
    person.type_text("6");
    person.press(&[KeyCode::Enter, KeyCode::Enter]);
    assert!(person.seen().contains("expected"), "{}", person.seen());
    person.press(&[KeyCode::Enter, KeyCode::Enter, KeyCode::Enter]);
    assert!(person.seen().contains("seat 1, a"), "{}", person.seen());
    // Back to the options and on again, then a person with a name against a bot.
    person.press(&[KeyCode::Esc, KeyCode::Enter, KeyCode::Enter]);
    person.type_text("Ana");
    person.press(&[KeyCode::Enter]);
    person.type_text("opportunist");
    person.press(&[KeyCode::Enter]);
    let seen = person.seen();
    assert!(seen.contains("Ana (a)") && seen.contains("opportunist (b)"), "{seen}");
}

#[test]
fn enter_all_the_way_is_a_game_against_the_level_and_under_the_name_that_are_set() {
    let data = tempfile::tempdir().unwrap();
    let set = Settings { name: Some("Rui".to_owned()), level: Some(5), ..Settings::default() };
    set.save(&data.path().join("settings.conf")).unwrap();
    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    person.press(&[KeyCode::Enter; 7]);
    let seen = person.seen();
    assert!(seen.contains("Rui (X)") && seen.contains("Computer level 5 (O)"), "{seen}");
}

#[test]
fn settings_change_at_once_and_are_written() {
    let data = tempfile::tempdir().unwrap();
    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    person.type_text("settings");
    person.press(&[KeyCode::Enter, KeyCode::Enter]);
    person.type_text("Ana");
    person.press(&[KeyCode::Enter, KeyCode::Down, KeyCode::Enter]);
    assert!(person.seen().contains("Português"), "{}", person.seen());
    person.press(&[KeyCode::Down, KeyCode::Enter, KeyCode::Down, KeyCode::Enter]);
    person.press(&[KeyCode::Esc]);
    assert!(person.seen().contains("Sair"), "{}", person.seen());
    let written = fs::read_to_string(data.path().join("settings.conf")).unwrap();
    assert_eq!(written, "name = Ana\nlanguage = pt\nlevel = 4\ncolours = always\n");
}

#[test]
fn a_game_is_saved_left_and_loaded_again() {
    let data = tempfile::tempdir().unwrap();
    let mut person = Person::at(data.path(), table(data.path(), "shiftago", "human:Ana,human:Rui"));
    person.play("L3");
    person.press(&[KeyCode::Char('q')]);
    assert!(person.seen().contains("is not over and not saved"), "{}", person.seen());
    // To stay, then to save under a name of one's own.
    person.type_text("stay");
    person.press(&[KeyCode::Enter, KeyCode::Char('q'), KeyCode::Enter]);
    person.app.handle(Event::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
    person.type_text("sunday");
    person.press(&[KeyCode::Enter]);
    assert!(person.app.is_over());
    let file = data.path().join("games/sunday.txt");
    assert_eq!(load(&file).unwrap().moves.len(), 1);
    assert!(interrupted_games(data.path()).is_empty(), "it was left on purpose");

    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    person.type_text("load");
    person.press(&[KeyCode::Enter]);
    assert!(person.seen().contains("sunday"), "{}", person.seen());
    person.press(&[KeyCode::Enter]);
    assert!(person.seen().contains("1. X L3"), "{}", person.seen());
    // Nothing has changed, so nothing is asked.
    person.press(&[KeyCode::Char('n')]);
    assert!(on_start(&person));
}

#[test]
fn a_file_of_somebody_else_is_not_replaced_without_a_question() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("notes.txt");
    fs::write(&file, "mine").unwrap();
    let mut person = Person::at(data.path(), table(data.path(), "shiftago", "human,human"));
    person.play("L3");
    let save = |person: &mut Person| {
        person.press(&[KeyCode::Char('s')]);
        person.app.handle(Event::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
        person.app.handle(Event::Paste(file.display().to_string()));
        person.press(&[KeyCode::Enter]);
    };
    save(&mut person);
    person.press(&[KeyCode::Enter]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    save(&mut person);
    person.press(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(load(&file).unwrap().moves.len(), 1);
}

#[test]
fn a_file_that_is_no_game_says_so() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("notes.txt");
    fs::write(&file, "mine").unwrap();
    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    person.type_text("load");
    person.press(&[KeyCode::Enter, KeyCode::Home, KeyCode::Enter]);
    person.app.handle(Event::Paste(file.display().to_string()));
    person.press(&[KeyCode::Enter]);
    assert!(person.seen().contains("expected the move number"), "{}", person.seen());
}

#[test]
fn what_a_killed_terminal_leaves_is_offered_and_gone_on_with() {
    let data = tempfile::tempdir().unwrap();
    let mut person = Person::at(data.path(), table(data.path(), "shiftago", "human:Ana,human:Rui"));
    person.play("L3");
    person.play("L4");
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    person.app.handle(Event::Key(control_c));
    assert!(person.app.is_over(), "at once, without a question");
    drop(person);
    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    assert!(person.seen().contains("Continue: Shiftago"), "{}", person.seen());
    person.press(&[KeyCode::Enter]);
    assert!(person.seen().contains("2. O L4"), "{}", person.seen());
    // Left on purpose, it is not offered any more.
    person.press(&[KeyCode::Char('n'), KeyCode::Down, KeyCode::Enter]);
    assert!(on_start(&person) && !person.seen().contains("Go on"), "{}", person.seen());
}

#[test]
fn a_computer_moves_while_somebody_reads_the_rules() {
    let data = tempfile::tempdir().unwrap();
    let mut person = Person::at(data.path(), table(data.path(), "shiftago", "human,bot:guard"));
    person.play("L3");
    person.press(&[KeyCode::Char('i')]);
    let rules = person.seen();
    person.let_computers_play();
    assert_eq!(person.seen(), rules, "the game is not seen yet");
    person.press(&[KeyCode::Esc]);
    assert!(person.seen().contains("guard (O) plays"), "{}", person.seen());
}

#[test]
fn a_screen_that_is_closed_leads_back_to_the_one_below_it() {
    let data = tempfile::tempdir().unwrap();
    let mut person = Person::at(data.path(), table(data.path(), "shiftago", "human,human"));
    let game = person.seen();
    person.press(&[KeyCode::Char('l')]);
    assert_ne!(person.seen(), game);
    person.press(&[KeyCode::Esc]);
    assert!(person.seen().contains("X to move"), "{}", person.seen());
    // A new size reaches the game below the screen that is seen.
    person.press(&[KeyCode::Char('i')]);
    person.size = LARGE;
    person.app.handle(Event::Resize(LARGE.width, LARGE.height));
    person.press(&[KeyCode::Esc]);
    assert!(person.seen().contains("X to move"), "{}", person.seen());
}

#[test]
fn pasted_text_goes_where_somebody_types_and_nowhere_else() {
    let data = tempfile::tempdir().unwrap();
    let paste = |person: &mut Person, text: &str| {
        person.app.handle(Event::Paste(text.to_owned()));
    };
    let mut person = Person::at(data.path(), table(data.path(), "shiftago", "human,human"));
    let before = person.seen();
    paste(&mut person, "L3");
    assert_eq!(person.seen(), before, "nobody types");
    person.press(&[KeyCode::Char(':')]);
    paste(&mut person, "L3");
    person.press(&[KeyCode::Enter]);
    assert!(person.seen().contains("1. X L3"), "{}", person.seen());

    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    person.type_text("settings");
    person.press(&[KeyCode::Enter, KeyCode::Enter]);
    paste(&mut person, "Eva");
    person.press(&[KeyCode::Enter]);
    assert!(person.seen().contains("Name: Eva"), "{}", person.seen());
    person.press(&[KeyCode::Esc]);
    // Every option of the game, then the name of the person on the first seat.
    person.press(&[KeyCode::Home, KeyCode::Enter]);
    while !person.seen().contains("engine:8") {
        person.press(&[KeyCode::Enter]);
    }
    person.press(&[KeyCode::Enter]);
    paste(&mut person, " Maria");
    person.press(&[KeyCode::Enter, KeyCode::Enter]);
    assert!(person.seen().contains("Eva Maria (X)"), "{}", person.seen());
}

#[test]
fn a_menu_is_chosen_from_by_the_mouse() {
    let data = tempfile::tempdir().unwrap();
    let mut person = Person::at(data.path(), InitialScreen::MainMenu);
    let row = person.seen().lines().position(|line| line.contains("Quantum Leap")).unwrap();
    let kind = MouseEventKind::Down(MouseButton::Left);
    let modifiers = KeyModifiers::NONE;
    person.app.handle(Event::Mouse(MouseEvent { kind, column: 10, row: row as u16, modifiers }));
    assert!(person.seen().starts_with(" Quantum Leap"), "{}", person.seen());
}

#[test]
fn every_size_of_a_screen_can_be_drawn() {
    let data = tempfile::tempdir().unwrap();
    for spec in ["shiftago:players=4", "pivit", "quantum-leap:side=6", "dominup:players=4"] {
        let variant = parse_spec(spec).unwrap();
        let players = vec![Player::human(); variant.start(1).players()];
        let initial = seated(data.path(), Table::new(variant, players, 1).unwrap());
        let mut person = Person::at(data.path(), initial);
        person.press(&[KeyCode::Enter, KeyCode::Tab]);
        for (width, height) in [(1, 1), (20, 5), (40, 12), (50, 60), (63, 24), (64, 13), (300, 90)]
        {
            person.size = Size::new(width, height);
            person.app.handle(Event::Resize(width, height));
            person.press(&[KeyCode::Char('m')]);
            person.seen();
            person.press(&[KeyCode::Esc]);
            person.seen();
        }
    }
}

#[test]
fn the_files_of_screens_belong_to_screens_that_are_tested() {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
    let games = GameType::all().len();
    let files = fs::read_dir(folder).unwrap().count();
    assert_eq!(files, (games + 1) * looks().count());
}
