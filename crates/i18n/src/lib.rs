//! Messages as text, in every language.
//!
//! Code that has something to say makes a [`Message`](tabuleiro_core::Message) with
//! [`msg!`](tabuleiro_core::msg). Its texts are in the [`Bundle`](tabuleiro_core::Bundle) of the crate
//! or of the game that it belongs to. [`register`] adds the messages of a bundle to those that
//! [`Language::render`](tabuleiro_core::Language::render) and `Display` know.
//!
//! ```
//! use tabuleiro_core::{Bundle, Language, msg};
//!
//! const MESSAGES: Bundle = Bundle {
//!     english: "cups = { $cups ->\n    [one] 1 cup\n   *[other] { $cups } cups\n}",
//!     portuguese: "cups = { $cups ->\n    [one] 1 copo\n   *[other] { $cups } copos\n}",
//!     includes: &[],
//! };
//!
//! tabuleiro_i18n::register(MESSAGES);
//! assert_eq!(msg!("cups", cups = 1).to_string(), "1 cup");
//! assert_eq!(Language::Portuguese.render(&msg!("cups", cups = 3)), "3 copos");
//! ```

mod check;
mod pattern;
mod registry;

pub use check::check_bundle;
pub use pattern::{Part, patterns};
pub use registry::{init, is_translated, register, registered_bundles};
