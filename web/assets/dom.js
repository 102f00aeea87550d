// Element factories: `h` for HTML, `s` for SVG. Nothing in the client parses markup from a string.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Attributes */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes] `on…` adds a listener; `true` sets an empty attribute; `false`, null and
 *   undefined set none.
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  return initElement(document.createElement(tag), attributes, children);
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attributes = {}, ...children) {
  return initElement(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * @template {Element} E
 * @param {E} element
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
function initElement(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...presentChildren(children));
  return element;
}

/**
 * Replaces the children of an element; null, undefined and false are left out.
 * @param {Element} element
 * @param {...Child} children
 */
export function setChildren(element, ...children) {
  element.replaceChildren(...presentChildren(children));
}

/** @param {Child[]} children */
function presentChildren(children) {
  return /** @type {(Node | string)[]} */ (
    children.filter((child) => child !== null && child !== undefined && child !== false)
  );
}

/**
 * Creates a button with a text label.
 * @param {string} label
 * @param {() => void} onclick
 * @param {Attributes} [attributes]
 */
export function button(label, onclick, attributes = {}) {
  return h("button", { type: "button", onclick, ...attributes }, label);
}
