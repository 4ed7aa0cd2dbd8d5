import { within } from '@testing-library/dom';
import type { Row } from './read-table.ts';

const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();

const isShown = (element: Element): boolean => element.closest('[hidden], [aria-hidden="true"], [inert]') === null;

/** The words of an element without those that are hidden from everybody. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[hidden], [aria-hidden="true"], script, style')) hidden.remove();
  return clean(copy.textContent);
}

const shown = (selector: string, root: ParentNode = document.body): Element[] =>
  [...root.querySelectorAll(selector)].filter(isShown);

// Looked for by their own kind: to work out the role of every element of a large page takes seconds.
const kinds: Record<string, string> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  dialog: 'dialog, [role=dialog]',
  alertdialog: '[role=alertdialog]',
  progressbar: 'progress, [role=progressbar]',
  columnheader: 'th[scope=col], [role=columnheader]',
  option: 'option',
  radio: 'input[type=radio]',
};

/** What an element is called: its label, the words that label it, or the words on it. */
function namesOf(element: Element): string[] {
  const labelled = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/u).filter((id) => id !== '');
  const labels = labelled.map((id) => document.getElementById(id)?.textContent);
  const label = clean(element.getAttribute('aria-label'));
  return [label, clean(labels.join(' ')), wordsOf(element)].filter((name) => name !== '');
}

function byKind(kind: string, words: string): Element[] {
  const selector = kinds[kind];
  if (selector === undefined) throw new Error(`Nobody knows how to look for "${kind}"`);
  return shown(selector).filter((element) => namesOf(element).includes(words));
}

/** The one toast that is shown, by its region. */
function toast(region: 'status' | 'alert', words: string, which: 'title' | 'more'): Element[] {
  const name = region === 'status' ? 'Message' : 'Problem';
  const paragraphs = shown(`[role=${region}][aria-label=${name}]`).flatMap((slot) => shown('p', slot));
  const [title, more] = paragraphs;
  const found = which === 'title' ? title : more;
  return found !== undefined && wordsOf(found) === words ? [found] : [];
}

/** Roles that hold others, in the order in which they stand. */
const orders: Record<string, string> = { columns: 'columnheader', tabs: 'tab', choices: 'option', radios: 'radio' };

function inOrder(role: string, words: string): Element[] {
  const names = words.split(', ');
  const all = shown(kinds[role] ?? role);
  const groups = Map.groupBy(all, (each) => each.closest('table, [role=tablist], select, fieldset, [role=radiogroup]'));
  for (const group of groups.values()) {
    const found = group.map((each) => labelOf(each));
    if (found.length === names.length && found.every((name, index) => name === names[index])) return group;
  }
  return [];
}

const labelOf = (element: Element): string =>
  element instanceof HTMLInputElement ? clean(element.labels?.[0]?.textContent) : wordsOf(element);

const sentenceIn = (element: Element, words: string): boolean => {
  const text = wordsOf(element);
  const at = text.indexOf(words);
  if (at === -1) return false;
  const [before = ' ', after = ' '] = [text[at - 1], text[at + words.length]];
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);
};

const prose = 'p, li, dd, dt, td, th, span, div, label, legend';

/** Elements with these words somewhere in them, which is quick to know. */
const holding = (selector: string, words: string): Element[] =>
  [...document.body.querySelectorAll(selector)].filter(
    (element) => clean(element.textContent).includes(words) && isShown(element),
  );

const ways: Record<string, (words: string) => Element[]> = {
  text: (words) => holding('*', words).filter((element) => wordsOf(element) === words),
  sentence: (words) => holding(prose, words).filter((element) => sentenceIn(element, words)),
  // What is drawn for the eye alone, and told to others in other words.
  drawn: (words) =>
    [...document.querySelectorAll('[aria-hidden=true]')].filter((each) => clean(each.textContent) === words),
  toast: (words) => toast('status', words, 'title'),
  'toast words': (words) => toast('status', words, 'more'),
  'error toast': (words) => toast('alert', words, 'title'),
  'error toast words': (words) => toast('alert', words, 'more'),
  field: (words) => within(document.body).queryAllByLabelText(words, { exact: true }),
  placeholder: (words) => within(document.body).queryAllByPlaceholderText(words, { exact: true }),
  'link to': (words) => shown(`a[href="${words}"]`),
  off: (words) => byKind('button', words).filter((each) => each.matches(':disabled, [aria-disabled="true"]')),
  accepts: (words) => [...document.querySelectorAll(`input[type=file][accept="${words}"]`)],
};

/** What of the page answers a row. Nothing, where the page does not keep the promise. */
export function lookFor({ how, words }: Pick<Row, 'how' | 'words'>): Element[] {
  const absent = /^no (.+)$/.exec(how);
  if (absent) return lookFor({ how: absent[1] ?? '', words }).length === 0 ? [document.body] : [];
  const heading = /^heading ([1-6])$/.exec(how);
  if (heading) return shown(`h${heading[1] ?? ''}`).filter((element) => namesOf(element).includes(words));
  const order = orders[how];
  if (order !== undefined) return inOrder(order, words);
  return ways[how]?.(words) ?? byKind(how, words);
}
