//! Answers to questions, such as yes and no.

use tabuleiro_core::{Message, msg};

use crate::MESSAGES;

/// An answer to a question, which can be typed in any language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Yes,
    No,
    Run,
    Save,
    Leave,
    Stay,
}

impl Answer {
    /// Returns the answer in the language of the user.
    pub(crate) fn message(self) -> Message {
        match self {
            Answer::Yes => msg!("answer-yes"),
            Answer::No => msg!("answer-no"),
            Answer::Run => msg!("answer-run"),
            Answer::Save => msg!("answer-save"),
            Answer::Leave => msg!("answer-leave"),
            Answer::Stay => msg!("answer-stay"),
        }
    }

    /// Returns the accepted words, in English and Portuguese.
    const fn words(self) -> &'static [&'static str] {
        match self {
            Answer::Yes => &["yes", "sim"],
            Answer::No => &["no", "não", "nao"],
            Answer::Run => &["run", "seguir"],
            Answer::Save => &["save", "guardar"],
            Answer::Leave => &["leave", "abandonar", "largar"],
            Answer::Stay => &["stay", "ficar"],
        }
    }

    /// Returns true if the text is the full word of this answer.
    pub(crate) fn is(self, text: &str) -> bool {
        self.words().contains(&text.to_lowercase().as_str())
    }

    /// Returns the first possible answer that begins with the text.
    pub(crate) fn read(text: &str, possible: &[Answer]) -> Option<Answer> {
        let text = text.to_lowercase();
        let begins = |answer: &Answer| answer.words().iter().any(|word| word.starts_with(&text));
        possible.iter().copied().find(begins).filter(|_| !text.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::Language;

    use super::*;

    #[test]
    fn the_word_that_is_shown_can_be_typed_in_every_language() {
        let all = [Answer::Yes, Answer::No, Answer::Run, Answer::Save, Answer::Leave, Answer::Stay];
        for answer in all {
            for language in Language::ALL {
                let shown = language.render(&answer.message());
                assert!(answer.is(&shown) && answer.is(&shown.to_uppercase()), "{shown}");
                assert_eq!(Answer::read(&shown, &all), Some(answer));
            }
        }
    }

    #[test]
    fn the_beginning_of_a_word_is_enough_where_the_answer_is_one_of_several() {
        let possible = [Answer::Save, Answer::Leave, Answer::Stay];
        assert_eq!(Answer::read("s", &possible), Some(Answer::Save));
        assert_eq!(Answer::read("ST", &possible), Some(Answer::Stay));
        assert_eq!(Answer::read("l", &possible), Some(Answer::Leave));
        assert_eq!(Answer::read("y", &possible), None, "it is not possible here");
        assert_eq!(Answer::read("", &possible), None);
        assert!(!Answer::Run.is("r"));
    }
}
