//! The analyses in comments of records by version 0.1.0, which were written in the language of the
//! user: `[analysis: ? 37%, best 51%: R5, R6]`, `[análise: vitória em 1]`.
//!
//! These texts are a file format. They do not change with the messages of the program.

use super::annotation::{Annotation, Mark, RecordedScore};

/// The words of an analysis in one language.
struct Words {
    opening: &'static str,
    best: &'static str,
    win: &'static str,
    loss: &'static str,
}

const LANGUAGES: [Words; 2] = [
    Words { opening: "analysis:", best: ", best ", win: "win in ", loss: "loss in " },
    Words { opening: "análise:", best: ", melhor ", win: "vitória em ", loss: "derrota em " },
];

/// Returns true if the text after a `[` may be an analysis.
pub(super) fn may_be_analysis(inside: &str) -> bool {
    LANGUAGES.iter().any(|words| inside.starts_with(words.opening))
}

/// Parses the text between `[` and `]` of an analysis.
pub(super) fn parse_analysis(inside: &str) -> Option<Vec<Annotation>> {
    LANGUAGES.iter().find_map(|words| words.parse(inside))
}

impl Words {
    fn parse(&self, inside: &str) -> Option<Vec<Annotation>> {
        let verdict = inside.strip_prefix(self.opening)?.strip_prefix(' ')?;
        let mut annotations = Vec::new();
        let marked =
            verdict.split_once(' ').and_then(|(symbol, rest)| Some((Mark::parse(symbol)?, rest)));
        let verdict = marked.map_or(verdict, |(_, rest)| rest);
        annotations.extend(marked.map(|(mark, _)| Annotation::Mark(mark)));
        let (score, best) = match verdict.split_once(self.best) {
            Some((score, best)) => (score, Some(best)),
            None => (verdict, None),
        };
        annotations.push(Annotation::Eval(self.parse_score(score)?));
        if let Some(best) = best {
            let (score, moves) = best.split_once(": ")?;
            let pv = moves.split(", ").map(str::to_owned).collect();
            annotations.push(Annotation::Best { score: self.parse_score(score)?, pv });
        }
        Some(annotations)
    }

    fn parse_score(&self, text: &str) -> Option<RecordedScore> {
        if let Some(moves) = text.strip_prefix(self.win) {
            return moves.parse().ok().map(RecordedScore::Win);
        }
        match text.strip_prefix(self.loss) {
            Some(moves) => moves.parse().ok().map(RecordedScore::Loss),
            None => RecordedScore::parse_percent(text),
        }
    }
}
