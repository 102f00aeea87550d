// Incremental updates of a table's state.

/**
 * Returns the state after a change, or null if a change before it is missing.
 * @param {TableState} state
 * @param {TableChange} change
 * @returns {TableState | null}
 */
export function applyChange(state, { added, scene, ...fields }) {
  if (state.ply + added.length !== fields.ply) return null;
  return { ...state, ...fields, type: "state", scene: { ...state.scene, ...scene }, history: [...state.history, ...added] };
}
