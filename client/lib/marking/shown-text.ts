import unseen from '#client/ui/visually-hidden.module.css';

/** The words that stand in an element, as one text, and the way back from a place in them to the page. */
export type ShownText = {
  text: string;
  /** The place of `text` from `start` to `end` on the page. */
  rangeOf: (start: number, end: number) => Range;
};

type Stretch = { node: Text; start: number };

const blocks =
  'address,article,aside,button,dd,details,div,dt,figcaption,footer,form,h1,h2,h3,h4,h5,h6,header,legend,li,main,ol,p,pre,section,summary,table,td,th,tr,ul';

// What nobody sees, and what stands within a text without being part of it.
const left = 'script,style,template,textarea,select,[hidden],[aria-hidden="true"],[data-aside]';

/** Words of different blocks are kept apart by a line break, so that the end of one and the beginning of the next make no word. */
export function shownText(root: Element): ShownText {
  const stretches: Stretch[] = [];
  let text = '';
  let block: Element | null = null;
  for (const node of textNodes(root)) {
    const own = node.parentElement?.closest(blocks) ?? null;
    if (own !== block && text !== '') text += '\n';
    block = own;
    stretches.push({ node, start: text.length });
    text += node.data;
  }
  return { text, rangeOf: (start, end) => rangeOf(stretches, start, end) };
}

function textNodes(root: Element): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Element) return isLeftOut(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  }
  return nodes;
}

const isLeftOut = (element: Element) =>
  element.matches(left) || isUnseen(element) || element.matches('details:not([open]) > :not(summary)');

const isUnseen = (element: Element) => element.classList.contains(unseen['hidden'] ?? 'hidden');

function rangeOf(stretches: Stretch[], start: number, end: number): Range {
  const range = document.createRange();
  const first = stretchAt(stretches, start);
  const last = stretchAt(stretches, end - 1);
  if (first) range.setStart(first.node, Math.min(start - first.start, first.node.data.length));
  if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.data.length));
  return range;
}

// A long report has thousands of stretches.
function stretchAt(stretches: Stretch[], offset: number): Stretch | undefined {
  let low = 0;
  let high = stretches.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((stretches[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return stretches[low];
}
