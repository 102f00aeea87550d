//! The terminal itself: taken over, listened to, and given back however the program ends.

use std::io::{self, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Once};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use signal_hook::consts::TERM_SIGNALS;
use signal_hook::flag;

use crate::app::{App, draw};
use crate::worker::{Report, think};
use crate::{Config, InitialScreen};

/// How long to wait for a key before looking whether a computer has said something.
const PATIENCE: Duration = Duration::from_millis(40);

/// Plays on the whole terminal until somebody leaves.
pub(crate) fn run(initial: InitialScreen, config: Config) -> io::Result<()> {
    let is_ending = Arc::new(AtomicBool::new(false));
    let signals = TERM_SIGNALS.iter();
    let handlers: Vec<_> = signals
        .map(|&signal| flag::register(signal, Arc::clone(&is_ending)))
        .collect::<io::Result<_>>()?;
    let taken = Taken::new()?;
    let ended = listen(initial, config, &is_ending);
    drop(taken);
    for handler in handlers {
        signal_hook::low_level::unregister(handler);
    }
    ended
}

fn listen(initial: InitialScreen, config: Config, is_ending: &AtomicBool) -> io::Result<()> {
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut app = App::new(initial, config, terminal.size()?);
    let mut workers = Workers::new();
    let mut is_stale = true;
    while !app.is_over() && !is_ending.load(Ordering::Relaxed) {
        workers.start(&mut app);
        if is_stale {
            // The size may have changed without an event.
            app.resize(terminal.size()?);
            terminal.draw(|frame| draw(frame, &app))?;
            is_stale = false;
        }
        if event::poll(PATIENCE)? {
            app.handle(event::read()?);
            is_stale = true;
        }
        for report in workers.reports() {
            app.hear(&report);
            is_stale = true;
        }
    }
    Ok(())
}

/// The threads in which computers think.
struct Workers {
    running: Vec<JoinHandle<()>>,
    tell: Sender<Report>,
    told: Receiver<Report>,
}

impl Workers {
    fn new() -> Workers {
        let (tell, told) = channel();
        Workers { running: Vec::new(), tell, told }
    }

    fn start(&mut self, app: &mut App) {
        for request in app.take_requests() {
            let tell = self.tell.clone();
            self.running.push(thread::spawn(move || {
                // Nobody hears it only when the program is over.
                think(&request, &|report| drop(tell.send(report)));
            }));
        }
    }

    /// What was said since it was last asked; a thread that panicked takes the program with it.
    fn reports(&mut self) -> Vec<Report> {
        for thread in self.running.extract_if(.., |thread| thread.is_finished()) {
            if let Err(panic) = thread.join() {
                panic::resume_unwind(panic);
            }
        }
        self.told.try_iter().collect()
    }
}

/// The terminal while it is ours.
struct Taken(());

impl Taken {
    fn new() -> io::Result<Taken> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let usual = panic::take_hook();
            panic::set_hook(Box::new(move |panic| {
                // What went wrong is told where people can read it.
                give_back();
                usual(panic);
            }));
        });
        enable_raw_mode()?;
        let taken = Taken(());
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Makes the terminal as it was; twice does no harm.
fn give_back() {
    // Where there is no terminal any more there is nothing to give back.
    let _ = disable_raw_mode();
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        ratatui::crossterm::cursor::Show
    );
}
