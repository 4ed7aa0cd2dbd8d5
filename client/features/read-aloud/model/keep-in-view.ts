import { scrollToShow } from './in-view.ts';

const margin = 8;

/** Of a whole part, its beginning. */
const partHeight = 100;

/** Scrolls what is read into view, within frames that scroll by themselves and above what covers the foot of the window. */
export function keepInView(shown: Range | HTMLElement, coveredBelow: number): void {
  // Nothing moves under somebody who writes.
  if (document.activeElement?.matches('input, textarea, [contenteditable]')) return;
  for (const frame of framesOf(shown)) {
    const { top, bottom } = frame.getBoundingClientRect();
    const within = scrollToShow(edgesOf(shown), { top: top + margin, bottom: bottom - margin });
    if (within !== 0) frame.scrollBy({ top: within, behavior: 'instant' });
  }
  const free = { top: margin, bottom: window.innerHeight - coveredBelow - margin };
  const distance = scrollToShow(edgesOf(shown), free);
  if (distance === 0) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: distance, behavior: isStill ? 'instant' : 'smooth' });
}

function edgesOf(shown: Range | HTMLElement) {
  const { top, bottom } = shown.getBoundingClientRect();
  return shown instanceof Range ? { top, bottom } : { top, bottom: Math.min(bottom, top + partHeight) };
}

/** What scrolls by itself around it, as the text of a document does; the innermost first. */
function framesOf(shown: Range | HTMLElement): Element[] {
  const frames: Element[] = [];
  let element = shown instanceof Range ? shown.startContainer.parentElement : shown.parentElement;
  for (; element !== null && element !== document.body; element = element.parentElement) {
    const scrolls =
      element.scrollHeight > element.clientHeight && /auto|scroll/u.test(getComputedStyle(element).overflowY);
    if (scrolls) frames.push(element);
  }
  return frames;
}
