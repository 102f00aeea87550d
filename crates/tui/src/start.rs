//! The menu in which everything begins, and the list of rules.

use ratatui::Frame;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use tabuleiro_core::{Message, Seat, msg};
use tabuleiro_session::{GameType, InterruptedGame, LocalGame, Table, interrupted_games};

use crate::context::Context;
use crate::form::{Below, draw_menu};
use crate::loading::Loading;
use crate::menu::{Chosen, Menu, Row};
use crate::new_game::NewGame;
use crate::reader::Reader;
use crate::screen::{Go, Screen};
use crate::settings::SettingsScreen;
use crate::{MESSAGES, frame};

/// The first menu.
#[derive(Debug)]
pub(crate) struct Start {
    menu: Menu,
    choices: Vec<Choice>,
    interrupted: Vec<InterruptedGame>,
}

#[derive(Clone, Debug)]
enum Choice {
    GoOn(usize),
    Play(GameType),
    Load,
    Rules,
    Settings,
    Quit,
}

impl Start {
    pub(crate) fn new(context: &Context) -> Start {
        let say = |message: Message| context.say(&message);
        let interrupted = interrupted_games(&context.folders.data);
        let mut choices = Vec::new();
        let mut rows = Vec::new();
        for (number, game) in interrupted.iter().enumerate() {
            choices.push(Choice::GoOn(number));
            let name = say(msg!("screen-go-on", game = game.table.variant().game_type().info.name));
            rows.push(Row::new(name, say(table_words(&game.table))));
        }
        for kind in GameType::all() {
            rows.push(Row::new(kind.info.name, say(kind.info.about())));
            choices.push(Choice::Play(kind));
        }
        choices.extend([Choice::Load, Choice::Rules, Choice::Settings, Choice::Quit]);
        rows.extend([
            Row::new(say(msg!("screen-load")), say(msg!("screen-load-about"))),
            Row::new(say(msg!("screen-rules")), say(msg!("screen-rules-about"))),
            Row::new(say(msg!("screen-settings")), say(msg!("screen-settings-about"))),
            Row::new(say(msg!("screen-quit")), String::new()),
        ]);
        let menu = Menu::new(say(msg!("screen-what")), rows);
        Start { menu, choices, interrupted }
    }

    fn take(&mut self, chosen: Chosen, context: &Context) -> Go {
        let Chosen::Row(row) = chosen else { return Go::Stay };
        match &self.choices[row] {
            &Choice::GoOn(number) => {
                match LocalGame::resume(self.interrupted.remove(number)) {
                    Some(game) => context.play(game),
                    // Another program has gone on with it in the meantime.
                    None => Go::Menu,
                }
            }
            Choice::Play(kind) => Go::to(NewGame::new(kind.clone(), context)),
            Choice::Load => Go::to(Loading::new(context)),
            Choice::Rules => Go::to(RulesList::new(context)),
            Choice::Settings => Go::to(SettingsScreen::new(context)),
            Choice::Quit => Go::Quit,
        }
    }
}

impl Screen for Start {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        draw_menu(frame, context, "Tabuleiro", &self.menu, &Below::Nothing);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Go {
        let chosen = self.menu.key(key);
        self.take(chosen, context)
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go {
        let chosen = self.menu.mouse(mouse, frame::page(area));
        self.take(chosen, context)
    }

    /// The language may be another, and games may have come or gone.
    fn return_to(&mut self, context: &Context) {
        *self = Start::new(context);
    }
}

/// Who plays at a table, and how far they are.
pub(crate) fn table_words(table: &Table) -> Message {
    let names = Seat::all(table.players().len()).map(|seat| table.seat_label(seat));
    msg!("screen-table", players = Message::list(names), moves = table.moves().len())
}

/// The games whose rules can be read.
#[derive(Debug)]
pub(crate) struct RulesList {
    menu: Menu,
    kinds: Vec<GameType>,
}

impl RulesList {
    fn new(context: &Context) -> RulesList {
        let kinds = GameType::all();
        let row = |kind: &GameType| Row::new(kind.info.name, context.say(&kind.info.about()));
        let menu = Menu::new(context.say(&msg!("screen-rules")), kinds.iter().map(row).collect());
        RulesList { menu, kinds }
    }

    fn take(&self, chosen: Chosen, context: &Context) -> Go {
        match chosen {
            Chosen::Row(row) => {
                let info = self.kinds[row].info;
                Go::to(Reader::new(info.name, (info.rules)(context.language)))
            }
            Chosen::Back => Go::Back,
            Chosen::Nothing => Go::Stay,
        }
    }
}

impl Screen for RulesList {
    fn draw(&self, frame: &mut Frame, context: &Context) {
        draw_menu(frame, context, "Tabuleiro", &self.menu, &Below::Nothing);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context, _area: Rect) -> Go {
        let chosen = self.menu.key(key);
        self.take(chosen, context)
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context, area: Rect) -> Go {
        let chosen = self.menu.mouse(mouse, frame::page(area));
        self.take(chosen, context)
    }
}
