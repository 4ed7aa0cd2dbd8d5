type Mark = { element: Element; top: number };

/** Where the reader is: what is in view, from what matters most, and what holds the focus, from the inside out. */
export type Place = { marks: Mark[]; focused: Element[]; giveBack: () => void };

const blocks = 'p, li, h2, h3, h4, h5, table, [role="group"], [role="tablist"]';
const controls = 'button, a[href], input, textarea, select, [tabindex="0"]';
const enough = 30;

/** To be asked just before the page changes. */
export function findPlace(root: Element): Place {
  const focused = focusedIn(root);
  const inView = [...root.querySelectorAll(blocks)].map(markOf).filter(isInView);
  const own = focused.slice(0, 1).map(markOf).filter(isInView);
  // What begins in view comes before what began above it: only its end is being read.
  const begun = inView.filter(({ top }) => top >= 0);
  const rest = inView.filter(({ top }) => top < 0).reverse();
  return { marks: [...own, ...begun, ...rest].slice(0, enough), focused, giveBack: holdScrolling() };
}

/** To be asked just after the page has changed. */
export function returnTo({ marks, focused, giveBack }: Place): void {
  if (focused.length > 0 && document.activeElement === document.body) refocus(focused);
  const mark = marks.find(({ element }) => element.isConnected);
  const moved = mark === undefined ? 0 : mark.element.getBoundingClientRect().top - mark.top;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  giveBack();
}

const markOf = (element: Element): Mark & { bottom: number } => {
  const { top, bottom } = element.getBoundingClientRect();
  return { element, top, bottom };
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
