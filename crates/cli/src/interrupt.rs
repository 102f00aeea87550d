//! Ctrl-C that interrupts a search, and the spinner that shows its progress.

use std::io::IsTerminal;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::ProgressBar;
use tabuleiro_core::{Language, Message, msg};
use tabuleiro_session::{Observer, Progress};

use crate::MESSAGES;
use crate::error::{ExternalError, Result};

/// Set when Ctrl-C is pressed during interruptible work.
static WAS_INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Set during interruptible work; otherwise Ctrl-C ends the program.
static IS_BUSY: AtomicBool = AtomicBool::new(false);

/// A guard during which Ctrl-C interrupts work instead of ending the program.
pub(crate) struct InterruptGuard(());

impl InterruptGuard {
    pub(crate) fn begin() -> Result<InterruptGuard> {
        static HANDLER: Once = Once::new();
        let mut result = Ok(());
        HANDLER.call_once(|| {
            result = ctrlc::set_handler(|| {
                if !IS_BUSY.load(Ordering::Relaxed) {
                    std::process::exit(130);
                }
                WAS_INTERRUPTED.store(true, Ordering::Relaxed);
            });
        });
        result.map_err(ExternalError::new)?;
        WAS_INTERRUPTED.store(false, Ordering::Relaxed);
        IS_BUSY.store(true, Ordering::Relaxed);
        Ok(InterruptGuard(()))
    }

    #[expect(clippy::unused_self, reason = "only work that has begun can be interrupted")]
    pub(crate) fn was_interrupted(&self) -> bool {
        WAS_INTERRUPTED.load(Ordering::Relaxed)
    }
}

impl Drop for InterruptGuard {
    fn drop(&mut self) {
        IS_BUSY.store(false, Ordering::Relaxed);
    }
}

/// A spinner on a terminal that shows the depth of a search.
pub(crate) struct ThinkingSpinner {
    work: InterruptGuard,
    who: Message,
    language: Language,
    spinner: Option<ProgressBar>,
}

impl ThinkingSpinner {
    pub(crate) fn new(who: Message, language: Language) -> Result<ThinkingSpinner> {
        let work = InterruptGuard::begin()?;
        let spinner = std::io::stderr().is_terminal().then(|| {
            let spinner = ProgressBar::new_spinner();
            spinner.set_message(language.render(&msg!("play-thinks", who = who.clone())));
            spinner.enable_steady_tick(Duration::from_millis(120));
            spinner
        });
        Ok(ThinkingSpinner { work, who, language, spinner })
    }
}

impl Observer<String> for ThinkingSpinner {
    fn should_stop(&self) -> bool {
        self.work.was_interrupted()
    }

    fn on_progress(&self, progress: &Progress<String>) {
        if let Some(spinner) = &self.spinner {
            let who = self.who.clone();
            let words = msg!("play-thinks-depth", who = who, depth = progress.depth);
            spinner.set_message(self.language.render(&words));
        }
    }
}

impl Drop for ThinkingSpinner {
    fn drop(&mut self) {
        if let Some(spinner) = &self.spinner {
            spinner.finish_and_clear();
        }
    }
}
