// The state of a table, kept up to date by the changes that the server sends.

/**
 * Returns the state that a change leads to, or null if the change does not continue this state.
 * @param {TableState} state
 * @param {TableChange} change
 * @returns {TableState | null}
 */
export function applyChange(state, { type, added, scene, ...facts }) {
  if (state.ply + added.length !== facts.ply) return null;
  return { ...state, ...facts, scene: { ...state.scene, ...scene }, history: [...state.history, ...added] };
}
