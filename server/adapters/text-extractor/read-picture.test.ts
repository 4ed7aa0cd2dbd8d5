import { afterAll, beforeAll, expect, test } from 'vitest';
import { table, pdf, put, type Pdf } from './pdf/sample-pdfs.test-helper.ts';
import { openForDrawing } from './pdf/render-page.ts';
import type { Grey } from './picture/grey.ts';
import { turnPicture } from './picture/turn-picture.ts';
import { readPicture } from './read-picture.ts';
import { createRecogniser, type Recogniser } from './recognise/create-recogniser.ts';

let recogniser: Recogniser;
beforeAll(async () => {
  recogniser = await createRecogniser();
});
afterAll(() => recogniser.close());

async function picture(draw: (page: Pdf) => void): Promise<Grey> {
  const drawing = await openForDrawing(await pdf(draw));
  const grey = await drawing.drawGrey(1, 150);
  drawing.close();
  return grey;
}

const textsOf = async (grey: Grey) => (await readPicture(grey, recogniser)).words.map(({ text }) => text);

const printed = [
  '133',
  '4.4',
  '1.58',
  '12.5',
  '<5.0',
  '1842',
  '0.70-1.30',
  '3.5-5.1',
  'mmol/L',
  'mg/dL',
  'Ferritin',
  'Creatinine',
];

test('reads the values, units and ranges of a table, and doubts none of them', async () => {
  const { words, kind, picture: shown, problem } = await readPicture(await picture((page) => table(page)), recogniser);

  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(printed));
  expect(words.filter(({ doubt }) => doubt !== undefined)).toEqual([]);
  expect({ kind, problem, isWebp: Buffer.from(shown?.subarray(8, 12) ?? []).toString() }).toEqual({
    kind: 'scan',
    problem: null,
    isWebp: 'WEBP',
  });
});

test.each([90, 180, 270] as const)(
  'reads a page that was turned by %i degrees, and tells how it must be turned',
  async (turn) => {
    const reading = await readPicture(turnPicture(await picture((page) => table(page)), turn), recogniser);

    expect(reading.words.map(({ text }) => text)).toEqual(expect.arrayContaining(printed));
    expect(reading.turn).toBe(360 - turn);
  },
);

test('a word has the box in which it is printed', async () => {
  const grey = await picture((page) => table(page));
  const { words, width, height } = await readPicture(grey, recogniser);
  const value = words.find(({ text }) => text === '1842');

  // Printed at 220 points of 595 from the left, and in the seventh row under a header at 60 of 842.
  expect((value?.x0 ?? 0) / width).toBeCloseTo(220 / 595, 2);
  expect((value?.y0 ?? 0) / height).toBeGreaterThan(0.1);
  expect((value?.y1 ?? height) / height).toBeLessThan(0.35);
});

test('a footnote mark is no figure of its value, and a power none of its unit', async () => {
  const texts = await textsOf(
    await picture((page) => {
      page.font('unicode');
      table(page);
      put(page, 'Hemoglobin', 40, 400);
      put(page, '13.5', 220, 400);
      page.fontSize(6);
      put(page, '1', 240.2, 401);
      page.fontSize(10);
      put(page, 'Platelets', 40, 430);
      put(page, '135', 220, 430);
      put(page, '×10⁹/L', 360, 430);
    }),
  );

  expect(texts).toEqual(expect.arrayContaining(['13.5¹', '135', '×10⁹/L']));
});

test('letters with accents are read in the language of the page', async () => {
  const texts = await textsOf(
    await picture((page) => {
      page.font('unicode').fontSize(11);
      page.text('Befund: Hämoglobin und Leukozyten im Normbereich, die Blutzuckerwerte für die Größe erhöht.', 40, 80);
      page.text('Untersuchung nicht auffällig. Einheit und Referenzbereich der Werte siehe Befund.', 40, 120);
    }),
  );

  expect(texts).toEqual(expect.arrayContaining(['Hämoglobin', 'für', 'Größe', 'erhöht.', 'auffällig.']));
});

test.each([
  [
    'in letters that nobody here knows',
    'unknown_letters',
    (page: Pdf): void => {
      page.font('unicode').fontSize(11);
      page.text(
        'Гемоглобин, лейкоциты и тромбоциты находятся в пределах нормы. Пациент направлен на повторное исследование крови через две недели.',
        40,
        80,
      );
    },
  ],
  ['without words', 'no_words', (page: Pdf): void => void page.circle(300, 400, 200).stroke()],
] as const)('a page %s is told as a problem, without words', async (_title, problem, draw) => {
  const reading = await readPicture(await picture(draw), recogniser);

  expect({ problem: reading.problem, words: reading.words }).toEqual({ problem, words: [] });
});

test('a stroke over a value makes it doubtful or leaves it out, and never another value', async () => {
  const { words } = await readPicture(
    await picture((page) => {
      table(page);
      page.lineWidth(2).moveTo(226, 70).lineTo(232, 260).stroke();
    }),
    recogniser,
  );
  const values = words.filter(({ text, x0, x1 }) => /\d/u.test(text) && x0 > 400 && x1 < 540);

  expect(
    values.filter(
      ({ text, doubt }) => doubt === undefined && !['133', '4.4', '1.58', '33', '88', '12.5', '1842'].includes(text),
    ),
  ).toEqual([]);
});
