import { beforeEach, expect, test } from 'vitest';
import { findText, findWords } from './find-text.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

function setup(html: string): Element {
  const root = document.createElement('section');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const words = (place: Range | null) => place?.toString().replace(/\s+/gu, ' ') ?? null;

test.each([
  ['in one text', '<p>It is low. It is high.</p>', 'It is high.', 'It is high.'],
  ['over line breaks of the source', '<p>It is\n      very high.</p>', 'It is very high.', 'It is very high.'],
  [
    'over several elements',
    '<pre><span>Potas</span><b>sium</b> is <mark>high</mark>.</pre>',
    'Potassium is high.',
    'Potassium is high.',
  ],
  ['over elements with nothing between them', '<span>6.1</span><span>mmol/L</span>', '6.1 mmol/L', '6.1mmol/L'],
  ['over two blocks', '<p>First line</p><p>second line</p>', 'line second', 'linesecond'],
  ['with signs that mean something in patterns', '<p>Is it (1.5*)? [x-y/z]</p>', '(1.5*)? [x-y/z]', '(1.5*)? [x-y/z]'],
])('finds a text %s', (_, html, text, found) => {
  expect(words(findText(setup(html), text))).toBe(found);
});

test.each([
  ['it is not there', '<p>It is low.</p>', 'It is high.'],
  ['it is part of a longer word', '<p>Abnormally</p>', 'normal'],
  ['it is written otherwise', '<p>high</p>', 'High'],
  ['nobody sees it', '<p hidden>It is high.</p><p aria-hidden="true">It is high.</p>', 'It is high.'],
  ['nothing is looked for', '<p>It is high.</p>', '  '],
])('finds nothing where %s', (_, html, text) => {
  expect(findText(setup(html), text)).toBeNull();
});

test('leaves out what stands beside a text without being part of it', () => {
  const root = setup('<p>Potassium <span data-aside>hard to read</span> is high.</p>');

  expect(findText(root, 'Potassium is high.')?.startOffset).toBe(0);
  expect(findText(root, 'hard to read')).toBeNull();
});

test('finds the next of several places, and begins again behind the last', () => {
  const root = setup('<p>High.</p><p>Low.</p><p>High.</p>');
  const first = findText(root, 'High.');
  const second = findText(root, 'High.', first);

  expect(first?.startContainer).not.toBe(second?.startContainer);
  expect(root.lastElementChild?.contains(second?.startContainer ?? null)).toBe(true);
  expect(findText(root, 'High.', second)?.startContainer).toBe(first?.startContainer);
});

test('finds every place of several words, whole and in any letters, the longest first', () => {
  const root = setup('<h4>Glucose</h4><span>High</span><p>Your blood glucose and GLUCOSE; no glucoses.</p>');

  expect(findWords(root, ['glucose', 'blood glucose']).map(words)).toEqual(['Glucose', 'blood glucose', 'GLUCOSE']);
  expect(findWords(root, [])).toEqual([]);
});

test('finds short forms in capitals only', () => {
  const root = setup('<p>AS is as narrow as TSH is tsh; Iron is IRON.</p>');

  expect(findWords(root, ['AS', 'TSH', 'iron']).map(words)).toEqual(['AS', 'TSH', 'Iron', 'IRON']);
});

test('finds nothing in what is closed', () => {
  const root = setup('<details><summary>Glucose</summary><p>glucose</p></details>');

  expect(findWords(root, ['glucose'])).toHaveLength(1);
  root.querySelector('details')?.setAttribute('open', '');
  expect(findWords(root, ['glucose'])).toHaveLength(2);
});
