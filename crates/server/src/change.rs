//! `state` and `change` messages: the whole table once, and afterwards the differences.
//!
//! A connection remembers the view that it sent last. A `change` message has the moves that are new,
//! the parts of the scene that differ, and all other members that differ. A connection that is slow
//! to read skips views, and its next message contains all differences.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Result, Value};
use tabuleiro_core::{AxisLabel, Grid, Language, Message, Piece, Scene, SceneCell, Tray, Viewer};
use tabuleiro_session::{PositionRef, Table};

use crate::dto::{Recipient, SharedFields, ViewerFields, history};
use crate::member_lines::{member_lines, new_lines};
use crate::room::RoomState;
use crate::token::{TableId, Token};
use crate::view_cache::SharedView;

/// The view that a connection sent last.
pub(crate) struct SentView {
    ply: usize,
    position: PositionRef,
    shared: Arc<SharedView>,
    /// The members of [`ViewerFields`] as JSON, one per line.
    own: String,
}

impl SentView {
    /// Renders the current view, and the message that leads to it from the view sent last. That is a
    /// `state` if there is no last view or moves were taken back, and a `change` otherwise; none if
    /// both views are equal.
    pub(crate) fn render(
        last: Option<&SentView>,
        id: &TableId,
        state: &RoomState,
        recipient: &Recipient,
    ) -> Result<(SentView, Option<String>)> {
        let position = state.table().position();
        // Without hidden information all viewers share one view.
        let viewer = if position.has_hidden_information() {
            state.viewer(recipient.token.map(Token::person))
        } else {
            Viewer::Spectator
        };
        let shared = state.view_cache.get_or_render(viewer, recipient.language, || {
            let fields = SharedFields::new(id, state, viewer, recipient.language);
            Ok(SharedView { scene: position.scene(viewer), fields: member_lines(&fields)? })
        })?;
        let own = member_lines(&ViewerFields::new(state, recipient))?;
        let view = SentView { ply: state.ply(), position: Arc::clone(position), shared, own };
        let last = last.filter(|last| last.is_continued_by(state.table()));
        let message = view.message(last, state.table(), recipient.language)?;
        Ok((view, message))
    }

    /// Returns true if the moves of the table continue those that were sent.
    fn is_continued_by(&self, table: &Table) -> bool {
        table.position_at(self.ply).is_some_and(|position| Arc::ptr_eq(position, &self.position))
    }

    fn message(
        &self,
        last: Option<&SentView>,
        table: &Table,
        language: Language,
    ) -> Result<Option<String>> {
        let moves = history(table, last.map_or(0, |last| last.ply));
        let last_scene = last.map(|last| &last.shared.scene);
        let scene = ScenePart::between(last_scene, &self.shared.scene, language);
        let last_fields = last.map_or("", |last| &last.shared.fields);
        let mut members = new_lines(last_fields, &self.shared.fields);
        members.extend(new_lines(last.map_or("", |last| &last.own), &self.own));
        if moves.is_empty() && scene.is_empty() && members.is_empty() {
            return Ok(None);
        }
        let (kind, name) = if last.is_some() { ("change", "added") } else { ("state", "history") };
        let (ply, moves) = (self.ply, serde_json::to_string(&moves)?);
        let mut message = format!(r#"{{"type":"{kind}","ply":{ply},"{name}":{moves}"#);
        if !scene.is_empty() {
            message.extend([r#","scene":"#, &serde_json::to_string(&scene)?]);
        }
        for member in members {
            message.extend([",", member]);
        }
        message.push('}');
        Ok(Some(message))
    }
}

/// The parts of a scene that changed.
#[derive(Serialize)]
struct ScenePart {
    #[serde(skip_serializing_if = "Option::is_none")]
    grid: Option<Grid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Vec<SceneCell<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Vec<AxisLabel>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    columns: Option<Vec<AxisLabel>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pieces: Option<Vec<Piece<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trays: Option<Vec<Tray<String>>>,
}

impl ScenePart {
    fn between(before: Option<&Scene>, after: &Scene, language: Language) -> ScenePart {
        fn if_new<T: PartialEq + Clone>(before: Option<&T>, after: &T) -> Option<T> {
            (before != Some(after)).then(|| after.clone())
        }
        let Scene { grid, cells, rows, columns, pieces, trays } = after;
        let render = &mut |label: &Message| language.render(label);
        let cells = if_new(before.map(|scene| &scene.cells), cells);
        let pieces = if_new(before.map(|scene| &scene.pieces), pieces);
        let trays = if_new(before.map(|scene| &scene.trays), trays);
        ScenePart {
            grid: if_new(before.map(|scene| &scene.grid), grid),
            rows: if_new(before.map(|scene| &scene.rows), rows),
            columns: if_new(before.map(|scene| &scene.columns), columns),
            cells: cells.map(|all| all.into_iter().map(|cell| cell.localized(render)).collect()),
            pieces: pieces
                .map(|all| all.into_iter().map(|piece| piece.localized(render)).collect()),
            trays: trays.map(|all| all.into_iter().map(|tray| tray.localized(render)).collect()),
        }
    }

    fn is_empty(&self) -> bool {
        let ScenePart { grid, cells, rows, columns, pieces, trays } = self;
        let has_lines = rows.is_some() || columns.is_some();
        !has_lines && grid.is_none() && cells.is_none() && pieces.is_none() && trays.is_none()
    }
}

/// Applies a `change` message to the last `state` message of a client. Returns `None` if the change
/// does not continue that state. The client then has to send `hello` to get the whole state again.
///
/// ```
/// use serde_json::json;
/// use tabuleiro_server::apply_change;
///
/// let mut state = json!({ "type": "state", "ply": 1, "history": ["L1"], "turn": 2 });
/// let change = json!({ "type": "change", "ply": 2, "added": ["L2"], "turn": 1 });
/// assert!(apply_change(&mut state, change).is_some());
/// let expected = json!({ "type": "state", "ply": 2, "history": ["L1", "L2"], "turn": 1 });
/// assert_eq!(state, expected);
/// ```
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
    fn a_change_applies_only_to_the_state_that_it_continues() {
        let state = json!({ "type": "state", "ply": 1, "history": ["x"], "turn": 2, "may": true,
            "scene": { "cells": [1], "pieces": [] } });
        let change = json!({ "type": "change", "ply": 2, "added": ["y"], "turn": null,
            "scene": { "pieces": [3] } });
        let mut changed = state.clone();
        assert_eq!(apply_change(&mut changed, change.clone()), Some(()));
        let expected = json!({ "type": "state", "ply": 2, "history": ["x", "y"], "turn": null,
            "may": true, "scene": { "cells": [1], "pieces": [3] } });
        assert_eq!(changed, expected);
        assert_eq!(apply_change(&mut changed, change), None, "it is already applied");
        assert_eq!(changed, expected, "a refused change has no effect");
    }
}
