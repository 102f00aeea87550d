//! The event loop on the real terminal, and the guard that restores the terminal.

use std::io::{self, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
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
use crate::worker::Workers;
use crate::{Config, InitialScreen};

/// The time to wait for terminal events before looking for job updates.
const POLL_INTERVAL: Duration = Duration::from_millis(40);

/// Runs the interface on the real terminal until the user quits or a signal ends the program.
pub(crate) fn run(initial: InitialScreen, config: Config) -> io::Result<()> {
    let is_terminated = Arc::new(AtomicBool::new(false));
    let signals = TERM_SIGNALS.iter();
    let handlers: Vec<_> = signals
        .map(|&signal| flag::register(signal, Arc::clone(&is_terminated)))
        .collect::<io::Result<_>>()?;
    let guard = TerminalGuard::new()?;
    let result = run_event_loop(initial, config, &is_terminated);
    drop(guard);
    for handler in handlers {
        signal_hook::low_level::unregister(handler);
    }
    result
}

fn run_event_loop(
    initial: InitialScreen,
    config: Config,
    is_terminated: &AtomicBool,
) -> io::Result<()> {
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let mut app = App::new(initial, config, terminal.size()?);
    let mut workers = Workers::new();
    let mut needs_redraw = true;
    while !app.should_quit() && !is_terminated.load(Ordering::Relaxed) {
        workers.start(app.take_jobs());
        if needs_redraw {
            // The terminal can change its size without an event.
            app.resize(terminal.size()?);
            terminal.draw(|frame| draw(frame, &app))?;
            needs_redraw = false;
        }
        if event::poll(POLL_INTERVAL)? {
            app.handle_event(event::read()?);
            needs_redraw = true;
        }
        for update in workers.updates() {
            app.handle_update(&update);
            needs_redraw = true;
        }
    }
    Ok(())
}

/// A guard that puts the terminal into raw mode and the alternate screen, and restores it on drop.
struct TerminalGuard(());

impl TerminalGuard {
    fn new() -> io::Result<TerminalGuard> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let default_hook = panic::take_hook();
            panic::set_hook(Box::new(move |info| {
                // The panic message must not be lost on the alternate screen.
                restore_terminal();
                default_hook(info);
            }));
        });
        enable_raw_mode()?;
        let guard = TerminalGuard(());
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(guard)
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        restore_terminal();
    }
}

/// Restores the terminal. Calling it twice is harmless.
fn restore_terminal() {
    // Errors are ignored: they mean that the terminal is gone.
    let _ = disable_raw_mode();
    let _ =
        execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
}
