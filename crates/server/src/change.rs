//! Messages about a table: the whole state once, then what has changed since the last message.
//!
//! A connection remembers what it sent last. A message has only the parts of the scene and the other
//! members that differ from that, and the moves that are new. Whatever a slow page skipped is thus
//! in its next message.

use std::io;
use std::sync::{Arc, Mutex};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use serde_json::{Result, Value};
use tabuleiro_core::{Grid, Language, LineName, Message, Piece, Scene, SceneCell, Tray, Viewer};
use tabuleiro_session::{PositionRef, Table};

use crate::rate_limit::lock;
use crate::room::State;
use crate::token::{TableId, Token};
use crate::view::{Looker, OwnFacts, TableFacts, history};

/// The parts of a view that are shared by all viewers of the same scene in the same language.
#[derive(Debug)]
struct Drawing {
    scene: Scene,
    /// The members of [`TableFacts`], one on each line.
    facts: String,
}

/// The drawings since the last change, one for all who see the same.
#[derive(Default, Debug)]
pub(crate) struct Drawings(Mutex<Vec<(Viewer, Language, Arc<Drawing>)>>);

impl Drawings {
    pub(crate) fn clear(&mut self) {
        lock(&self.0).clear();
    }

    fn find_or_draw(
        &self,
        viewer: Viewer,
        language: Language,
        draw: impl FnOnce() -> Result<Drawing>,
    ) -> Result<Arc<Drawing>> {
        let mut known = lock(&self.0);
        let same = known.iter().find(|known| (known.0, known.1) == (viewer, language));
        if let Some((_, _, drawing)) = same {
            return Ok(Arc::clone(drawing));
        }
        let drawing = Arc::new(draw()?);
        known.push((viewer, language, Arc::clone(&drawing)));
        Ok(drawing)
    }
}

/// The view that a page was sent last.
pub(crate) struct Sent {
    ply: usize,
    position: PositionRef,
    drawing: Arc<Drawing>,
    /// The members of [`OwnFacts`], one on each line.
    own: String,
}

impl Sent {
    /// Returns true if the moves on a table continue those that were sent.
    fn leads_to(&self, table: &Table) -> bool {
        table.position_at(self.ply).is_some_and(|now| Arc::ptr_eq(now, &self.position))
    }

    /// Draws a table and returns the view with the message that leads to it from `before`: a
    /// `change` where the moves go on, or the whole `state`. There is no message if nothing differs.
    pub(crate) fn draw(
        before: Option<&Sent>,
        id: &TableId,
        state: &State,
        looker: &Looker,
    ) -> Result<(Sent, Option<String>)> {
        let position = state.table().position();
        // Without secrets everybody sees the same.
        let viewer = if position.has_secrets() {
            state.viewer(looker.token.map(Token::person))
        } else {
            Viewer::Watcher
        };
        let drawing = state.drawings.find_or_draw(viewer, looker.language, || {
            let facts = TableFacts::new(id, state, viewer, looker.language);
            Ok(Drawing { scene: position.scene(viewer), facts: members(&facts)? })
        })?;
        let own = members(&OwnFacts::new(state, looker))?;
        let sent = Sent { ply: state.ply(), position: Arc::clone(position), drawing, own };
        let before = before.filter(|before| before.leads_to(state.table()));
        let message = sent.message(before, state.table(), looker.language)?;
        Ok((sent, message))
    }

    fn message(
        &self,
        before: Option<&Sent>,
        table: &Table,
        language: Language,
    ) -> Result<Option<String>> {
        let moves = history(table, before.map_or(0, |before| before.ply));
        let drawn_before = before.map(|before| &before.drawing.scene);
        let scene = ScenePart::between(drawn_before, &self.drawing.scene, language);
        let mut facts =
            added_lines(before.map_or("", |before| &before.drawing.facts), &self.drawing.facts);
        facts.extend(added_lines(before.map_or("", |before| &before.own), &self.own));
        if moves.is_empty() && scene.is_empty() && facts.is_empty() {
            return Ok(None);
        }
        let (kind, name) =
            if before.is_some() { ("change", "added") } else { ("state", "history") };
        let (ply, moves) = (self.ply, serde_json::to_string(&moves)?);
        let mut message = format!(r#"{{"type":"{kind}","ply":{ply},"{name}":{moves}"#);
        if !scene.is_empty() {
            message.extend([r#","scene":"#, &serde_json::to_string(&scene)?]);
        }
        for fact in facts {
            message.extend([",", fact]);
        }
        message.push('}');
        Ok(Some(message))
    }
}

/// The parts of a scene that are new.
#[derive(Serialize)]
struct ScenePart {
    #[serde(skip_serializing_if = "Option::is_none")]
    grid: Option<Grid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Vec<SceneCell<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Vec<LineName>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    columns: Option<Vec<LineName>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<Vec<Piece<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trays: Option<Vec<Tray<String>>>,
}

impl ScenePart {
    fn between(before: Option<&Scene>, after: &Scene, language: Language) -> ScenePart {
        fn new<T: PartialEq + Clone>(before: Option<&T>, after: &T) -> Option<T> {
            (before != Some(after)).then(|| after.clone())
        }
        let Scene { grid, cells, rows, columns, pieces, trays } = after;
        let say = &mut |label: &Message| language.say(label);
        let cells = new(before.map(|scene| &scene.cells), cells);
        let pieces = new(before.map(|scene| &scene.pieces), pieces);
        let trays = new(before.map(|scene| &scene.trays), trays);
        ScenePart {
            grid: new(before.map(|scene| &scene.grid), grid),
            rows: new(before.map(|scene| &scene.rows), rows),
            columns: new(before.map(|scene| &scene.columns), columns),
            cells: cells.map(|all| all.into_iter().map(|cell| cell.localized(say)).collect()),
            pieces: pieces.map(|all| all.into_iter().map(|piece| piece.localized(say)).collect()),
            trays: trays.map(|all| all.into_iter().map(|tray| tray.localized(say)).collect()),
        }
    }

    fn is_empty(&self) -> bool {
        let ScenePart { grid, cells, rows, columns, pieces, trays } = self;
        let lines_differ = rows.is_some() || columns.is_some();
        !lines_differ && grid.is_none() && cells.is_none() && pieces.is_none() && trays.is_none()
    }
}

/// Returns the lines of `after` that `before` does not have.
fn added_lines<'a>(before: &str, after: &'a str) -> Vec<&'a str> {
    let known: Vec<&str> = before.split('\n').collect();
    after.split('\n').filter(|line| !known.contains(line)).collect()
}

/// The bytes that the members of a view usually need.
const USUAL_BYTES: usize = 4096;

/// Returns the members of an object as JSON, one on each line.
fn members(object: &impl Serialize) -> Result<String> {
    let mut text = Vec::with_capacity(USUAL_BYTES);
    object.serialize(&mut Serializer::with_formatter(&mut text, MemberLines { depth: 0 }))?;
    Ok(String::from_utf8(text).expect("JSON is UTF-8"))
}

/// Writes an object without its braces and with a line end after each member. There is no other
/// line end in compact JSON.
struct MemberLines {
    depth: usize,
}

impl Formatter for MemberLines {
    fn begin_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        if self.depth == 1 { Ok(()) } else { writer.write_all(b"{") }
    }

    fn end_object<W: io::Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 0 { Ok(()) } else { writer.write_all(b"}") }
    }

    fn begin_object_key<W: io::Write + ?Sized>(
        &mut self,
        writer: &mut W,
        is_first: bool,
    ) -> io::Result<()> {
        match (is_first, self.depth) {
            (true, _) => Ok(()),
            (false, 1) => writer.write_all(b"\n"),
            (false, _) => writer.write_all(b","),
        }
    }
}

/// Applies a `change` message to the `state` that a client has. Returns `None` if the change does
/// not continue that state; then the client asks for the whole by saying hello.
pub fn apply_change(state: &mut Value, change: Value) -> Option<()> {
    let Value::Object(mut change) = change else { return None };
    let Some(Value::Array(added)) = change.remove("added") else { return None };
    let state = state.as_object_mut()?;
    let ply = state.get("ply")?.as_u64()? + added.len() as u64;
    if change.get("ply")?.as_u64()? != ply {
        return None;
    }
    state.get_mut("history")?.as_array_mut()?.extend(added);
    if let Some(Value::Object(parts)) = change.remove("scene") {
        state.get_mut("scene")?.as_object_mut()?.extend(parts);
    }
    change.remove("type");
    state.extend(change);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn each_member_is_a_line_whatever_it_holds() {
        let object = json!({ "a": { "b": [1, { "c": 2 }], "d": {} }, "e": "two\nlines", "f": [] });
        let text = members(&object).unwrap();
        let lines: Vec<&str> = text.split('\n').collect();
        assert_eq!(lines, [r#""a":{"b":[1,{"c":2}],"d":{}}"#, r#""e":"two\nlines""#, r#""f":[]"#]);
        assert_eq!(added_lines("", &text), lines);
        assert_eq!(added_lines(&text, &text), [""; 0]);
        assert_eq!(added_lines("\"f\":[1]\n\"e\":\"two\\nlines\"", &text), [lines[0], lines[2]]);
    }

    #[test]
    fn a_change_is_applied_to_the_state_that_it_continues_and_to_no_other() {
        let state = json!({ "type": "state", "ply": 1, "history": ["x"], "turn": 2, "may": true,
            "scene": { "cells": [1], "pieces": [] } });
        let change = json!({ "type": "change", "ply": 2, "added": ["y"], "turn": null,
            "scene": { "pieces": [3] } });
        let mut reached = state.clone();
        assert_eq!(apply_change(&mut reached, change.clone()), Some(()));
        let expected = json!({ "type": "state", "ply": 2, "history": ["x", "y"], "turn": null,
            "may": true, "scene": { "cells": [1], "pieces": [3] } });
        assert_eq!(reached, expected);
        assert_eq!(apply_change(&mut reached, change), None, "it is applied already");
        assert_eq!(reached, expected, "and leaves it as it was");
    }
}
