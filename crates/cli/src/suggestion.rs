//! Suggestions for misspelt names.

use tabuleiro_core::ParseError;

/// The least similarity of a suggestion, from 0 (nothing in common) to 1 (equal).
const MIN_SIMILARITY: f64 = 0.6;

/// Returns the accepted text that is closest to the offending one, if it is close enough.
pub(crate) fn suggestion_for(error: &ParseError) -> Option<String> {
    let text = error.text().trim();
    let similarity = |candidate: &String| strsim::normalized_damerau_levenshtein(text, candidate);
    let scored = error.candidates().iter().map(|candidate| (similarity(candidate), candidate));
    let best = scored.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
    (best.0 >= MIN_SIMILARITY).then(|| best.1.clone())
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::Message;

    use super::*;

    fn suggested(text: &str) -> Option<String> {
        let candidates = ["shiftago", "pivit", "quantum-leap", "dominup"];
        suggestion_for(
            &ParseError::new(Message::literal("a game"), text).with_candidates(candidates),
        )
    }

    #[test]
    fn the_closest_candidate_is_suggested() {
        assert_eq!(suggested("shiftgo").as_deref(), Some("shiftago"));
        assert_eq!(suggested("pivti").as_deref(), Some("pivit"));
        assert_eq!(suggested(" Quantum-leap").as_deref(), Some("quantum-leap"));
    }

    #[test]
    fn nothing_is_suggested_for_a_text_unlike_all_candidates() {
        assert_eq!(suggested("chess"), None);
        assert_eq!(suggested(""), None);
        assert_eq!(suggestion_for(&ParseError::new(Message::literal("a number"), "12x")), None);
    }
}
