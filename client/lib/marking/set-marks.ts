import './marks.css';

/** `found` are words that somebody looks for, `found-here` the place they are at. `being-read` is the sentence that is read aloud; `important-terms` are those that somebody asked to see. */
export type MarkName = 'being-read' | 'important-terms' | 'found' | 'found-here';

const attribute = 'data-marked';
// What is said last lies on top: a term stays to be seen within the sentence that is read.
const priorities: Record<MarkName, number> = { 'being-read': 1, 'important-terms': 2, found: 3, 'found-here': 4 };

/** Marks these places, and takes the marks of this name from all others. Nothing of the page itself changes. */
export function setMarks(name: MarkName, places: readonly Range[]): void {
  clearMarks(name);
  if (places.length === 0) return;
  if (!canHighlight()) return markElements(name, places);
  const highlight = new Highlight(...places);
  highlight.priority = priorities[name];
  CSS.highlights.set(name, highlight);
}

export function clearMarks(name: MarkName): void {
  if (canHighlight()) CSS.highlights.delete(name);
  for (const element of document.querySelectorAll(`[${attribute}~="${name}"]`)) setNames(element, name, false);
}

const canHighlight = () => typeof CSS !== 'undefined' && 'highlights' in CSS && typeof Highlight === 'function';

// An older browser marks no words within a text, but the nearest element that holds them.
function markElements(name: MarkName, places: readonly Range[]): void {
  for (const { startContainer } of places) {
    const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
    if (element) setNames(element, name, true);
  }
}

function setNames(element: Element, name: MarkName, isOn: boolean): void {
  const names = new Set(element.getAttribute(attribute)?.split(' '));
  if (isOn) names.add(name);
  else names.delete(name);
  if (names.size === 0) element.removeAttribute(attribute);
  else element.setAttribute(attribute, [...names].join(' '));
}
