/** Words on the screen: what holds them, what they are, and how far from the top of the window they stand. */
type Mark = { element: Element; words: string; top: number };

/** Where the reader is: what is in view, from what matters most, and what holds the focus, from the inside out. */
export type Place = { root: Element; marks: Mark[]; focused: Element[]; giveBack: () => void };

// A sentence is a `span` of its paragraph: paragraphs may be made of other sentences afterwards.
const readable = 'p, p > span, li, h2, h3, h4, h5, table, [role="group"], [role="tablist"]';
const controls = 'button, a[href], input, textarea, select, [tabindex="0"]';
const enough = 40;
const longEnough = 12; // letters: shorter words stand in many places

/** To be asked just before the page changes. */
export function findPlace(root: Element): Place {
  const focused = focusedIn(root);
  const inView = [...root.querySelectorAll(readable)].filter(isDrawn).map(markOf).filter(isInView);
  const own = focused.slice(0, 1).map(markOf).filter(isInView);
  // What begins in view comes before what began above it: only its end is being read.
  const begun = inView.filter(({ top }) => top >= 0);
  const rest = inView.filter(({ top }) => top < 0).reverse();
  return { root, marks: [...own, ...begun, ...rest].slice(0, enough), focused, giveBack: holdScrolling() };
}

/** To be asked just after the page has changed. */
export function returnTo({ root, marks, focused, giveBack }: Place): void {
  if (focused.length > 0 && document.activeElement === document.body) refocus(focused);
  const moved = sameControl(marks, focused) ?? sameWords(root, marks) ?? sameElement(marks) ?? 0;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  giveBack();
}

/** How far the control has moved that had the focus and still is what it was. */
function sameControl([first]: Mark[], [control]: Element[]): number | undefined {
  const isSame =
    first !== undefined && first.element === control && control.isConnected && wordsOf(control) === first.words;
  return isSame ? topOf(control) - first.top : undefined;
}

/** How far the first words that are still there have moved; of several places with the same words, to the nearest. */
function sameWords(root: Element, marks: Mark[]): number | undefined {
  const now = [...root.querySelectorAll(readable)];
  for (const { words, top } of marks.filter((mark) => mark.words.length >= longEnough)) {
    const moves = now.filter((element) => wordsOf(element) === words).map((found) => topOf(found) - top);
    const [least] = moves.toSorted((a, b) => Math.abs(a) - Math.abs(b));
    if (least !== undefined) return least;
  }
  return undefined;
}

function sameElement(marks: Mark[]): number | undefined {
  const mark = marks.find(({ element }) => element.isConnected);
  return mark && topOf(mark.element) - mark.top;
}

/** Not what the browser leaves out because it is far from the window: to measure that, it would have to lay it out, row by row. */
const isDrawn = (element: Element): boolean => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

const topOf = (element: Element) => element.getBoundingClientRect().top;

const wordsOf = (element: Element) => element.textContent.trim();

const markOf = (element: Element): Mark & { bottom: number } => {
  const { top, bottom } = element.getBoundingClientRect();
  return { element, words: wordsOf(element), top, bottom };
};

const isInView = ({ top, bottom }: { top: number; bottom: number }) =>
  bottom > 0 && bottom > top && top < window.innerHeight;

function focusedIn(root: Element): Element[] {
  const chain: Element[] = [];
  let element = document.activeElement;
  while (element !== null && element !== root && root.contains(element)) {
    chain.push(element);
    element = element.parentElement;
  }
  return chain;
}

// What had the focus is gone: the next control of the nearest thing that is still there takes it.
function refocus(focused: Element[]): void {
  const nearest = focused.find((element) => element.isConnected);
  const control = nearest?.querySelector(controls) ?? nearest?.closest(controls);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

// The browser keeps places too, by other marks: both at once would move the page twice.
function holdScrolling(): () => void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  return () => requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}
