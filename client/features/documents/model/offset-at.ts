type Point = { clientX: number; clientY: number };
type Caret = { node: Node; offset: number };

/** Where in the text of the document a point of the screen lies; null beside it. Stretches of text tell their start by `data-start`. */
export function offsetAt(point: Point): number | null {
  const caret = caretAt(point);
  return caret === null ? null : offsetOf(caret);
}

/** The stretch of the document's text that is selected; null where none is, or where it leaves the text. */
export function selectedStretch(selection: Selection | null): [start: number, end: number] | null {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = offsetOf({ node: startContainer, offset: startOffset });
  const end = offsetOf({ node: endContainer, offset: endOffset });
  return start !== null && end !== null && start < end ? [start, end] : null;
}

function offsetOf({ node, offset }: Caret): number | null {
  const owner = (node instanceof Element ? node : node.parentElement)?.closest('[data-start], [data-aside]');
  const start = owner?.getAttribute('data-start');
  return start === null || start === undefined || node.nodeType !== Node.TEXT_NODE ? null : Number(start) + offset;
}

function caretAt({ clientX, clientY }: Point): Caret | null {
  const position = document.caretPositionFromPoint?.(clientX, clientY);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // Older Safari knows the same under another name.
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
