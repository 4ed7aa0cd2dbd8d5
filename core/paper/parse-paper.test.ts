import { expect, test } from 'vitest';
import { textAt } from '../kernel/span.ts';
import { parsePaper } from './parse-paper.ts';

function setup(...lines: string[]) {
  const paper = parsePaper(lines.join('\n'));
  const sentences = paper.sections.flatMap((section) => section.sentences);
  return {
    paper,
    sentences,
    texts: sentences.map(({ text }) => text),
    section: (name: string) => paper.sections.find((section) => section.name === name),
    printed: sentences.map(({ span }) => textAt(paper.text, span)),
  };
}

test('divides a paper into its sections and sentences', () => {
  const { section, paper } = setup(
    'FINDINGS: The lungs are clear. The heart is normal.',
    '',
    'IMPRESSION: No fracture.',
  );

  expect(section('findings')?.sentences.map(({ text }) => text)).toEqual([
    'The lungs are clear.',
    'The heart is normal.',
  ]);
  expect(section('impression')?.sentences.map(({ text }) => text)).toEqual(['No fracture.']);
  expect(section('impression')?.role).toBe('conclusion');
  expect(paper.sections.map(({ name }) => name)).toEqual(['findings', 'impression']);
});

test('names the section before the first heading null', () => {
  const { paper } = setup('Seen in clinic today.', '', 'PLAN:', 'Rest.');

  expect(paper.sections[0]?.name).toBeNull();
  expect(paper.sections[0]?.sentences[0]?.text).toBe('Seen in clinic today.');
});

test('every span points at the words that are told', () => {
  const { sentences, printed } = setup(
    'HISTORY: He fell.  He hurt',
    'his knee.',
    '',
    'PLAN:',
    '1. Rest for 2 weeks.',
    '2. Diet: as tolerated',
    '- Return if worse',
  );

  expect(sentences.length).toBeGreaterThan(3);
  sentences.forEach(({ text }, at) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(printed[at]?.match(/[\p{L}\p{N}]+/gu)).toEqual(expect.arrayContaining(words));
  });
});

test('tells a wrapped sentence as one, with single spaces', () => {
  expect(setup('HISTORY: He fell', 'on his  left knee.').texts).toEqual(['He fell on his left knee.']);
});

test('takes the short words before a colon for a label', () => {
  const { section } = setup('PLAN:', 'Mood: much better.', 'Left knee: swollen.', 'Rest.');

  expect(section('plan')?.sentences.map(({ label, text }) => [label, text])).toEqual([
    ['Mood', 'much better.'],
    ['Left knee', 'swollen.'],
    [null, 'Rest.'],
  ]);
});

test('the span of a labelled sentence takes its label in', () => {
  expect(setup('PLAN:', 'Mood: much better.', 'Rest.').printed).toContain('Mood: much better.');
});

test('items of a list are marked as such', () => {
  const { section } = setup('PLAN:', '- Rest', '- Ice', '', 'See you soon.');

  expect(section('plan')?.sentences.map(({ isItem }) => isItem)).toEqual([true, true, false]);
});

test('items that are counted on one line are sentences of their own', () => {
  const { texts } = setup('IMPRESSION: 1. Cough.  2. Fever. 3. Rash.');

  expect(texts.filter((text) => /\p{L}/u.test(text))).toEqual(['Cough.', 'Fever.', 'Rash.']);
});

test.each(['The dose is 2.5 mg daily.', 'T 36.6 and HR 88.', 'Grade 2. disease is excluded.'])(
  'takes the number in "%s" for no item',
  (line) => {
    expect(setup(`HISTORY: ${line}`).texts.join(' ')).toContain(line.slice(-8));
    expect(setup(`HISTORY: ${line}`).texts.join(' ').match(/\d+/g)).toEqual(line.match(/\d+/g));
  },
);

test('joins items to the line with a colon above them', () => {
  const { texts, printed } = setup('PLAN:', 'Bloods ordered:', '- FBC', '- iron', '', 'Rest.');

  expect(texts).toEqual(['Bloods ordered: FBC, iron', 'Rest.']);
  expect(printed[0]).toBe('Bloods ordered:\n- FBC\n- iron');
});

test('joins no more to such a line than can be read in one go', () => {
  const items = Array.from({ length: 40 }, (_, at) => `- a longer item number ${at}`);
  const { sentences } = setup('PLAN:', 'Bloods ordered:', ...items);

  expect(sentences.length).toBeGreaterThan(10);
  for (const { text } of sentences) expect(text.length).toBeLessThan(320);
  expect(sentences.map(({ text }) => text).join(' ')).toContain('number 39');
});

test('joins a line that begins with an arrow to the one before', () => {
  expect(setup('PLAN:', 'Potassium low', '→ repeat on Monday').texts).toEqual(['Potassium low → repeat on Monday']);
});

test('a short line above items is what they are about', () => {
  const { section } = setup('PLAN:', 'Psoriasis', '- Continue current creams', '- Review soon', '', 'See you.');

  expect(section('plan')?.sentences.map(({ topic, text }) => [topic, text])).toEqual([
    ['Psoriasis', 'Continue current creams'],
    ['Psoriasis', 'Review soon'],
    [null, 'See you.'],
  ]);
});

test('a sentence above items is no topic', () => {
  const { texts } = setup('PLAN:', 'He should rest at home.', '- Ice');

  expect(texts).toEqual(['He should rest at home.', 'Ice']);
});

test('single letters on lines of their own open the parts of a terse note', () => {
  const { section } = setup('cough 3/7', 'S', 'nil fever', 'A', 'URTI', 'P', 'Rest and fluids.');

  expect(section('a')?.sentences.map(({ text }) => text)).toEqual(['URTI']);
  expect(section('p')?.sentences.map(({ text }) => text)).toEqual(['Rest and fluids.']);
});

test('loses no word', () => {
  const lines = [
    'HISTORY:',
    'Seen today. Nil fever.',
    'Meds: none.',
    '1) one 2) two',
    'PLAN',
    '- a b',
    '→ c',
    'S',
    'd',
  ];
  const { texts, paper } = setup(...lines);
  const told = [...texts, ...paper.sections.map(({ name }) => name ?? '')].join(' ').toLowerCase();

  for (const word of ['seen', 'nil fever', 'none', 'one', 'two', 'a b', 'c', 'd']) expect(told).toContain(word);
});

test('an empty paper has no sentences', () => {
  expect(setup('').sentences).toEqual([]);
  expect(setup('', '   ', '').sentences).toEqual([]);
});

test.each(['a', '(', '1.', 'A: ', '- a\n', '1. A ', '→ a\n', '\n', ' ', '(1', 'A'])(
  'comes to an end with 100,000 characters of %j, and cuts what has no end',
  (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    const { sentences } = setup(text);

    for (const { span, text: words } of sentences) {
      expect(span[1]).toBeLessThanOrEqual(text.length);
      expect(words.length).toBeLessThanOrEqual(1500);
    }
  },
);

test('an item without a full stop ends before the number of the next', () => {
  const { sections } = parsePaper('IMPRESSION: 1. Clear lungs 2. Normal heart size 3. An old scar');

  expect(sections.flatMap(({ sentences }) => sentences.map(({ text }) => text.replace(/\.$/, '')))).toEqual([
    'Clear lungs',
    'Normal heart size',
    'An old scar',
  ]);
});

test('a day and an amount are no number of an item', () => {
  const texts = parsePaper('Review: 14 October.\n2 Lungs are clear').sections.flatMap(({ sentences }) =>
    sentences.map(({ text }) => text),
  );

  expect(texts).toEqual(['14 October.', 'Lungs are clear']);
});
