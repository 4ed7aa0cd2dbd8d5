import { expect, test } from 'vitest';
import { openDocument } from './open-document.ts';
import { formValues, mayHoldFormValues } from './form-values.ts';
import { pdf, put, type Pdf } from './sample-pdfs.test-helper.ts';

type Change = (plain: string) => string;

/** `change` is made to the plain file. */
async function valuesOf(draw: (page: Pdf) => void, change: Change = (plain) => plain) {
  const bytes = await pdf(
    (page) => {
      page.initForm();
      draw(page);
    },
    { compress: false },
  );
  const file = openDocument(Buffer.from(change(Buffer.from(bytes).toString('latin1')), 'latin1'));
  const document = await file.document;
  const values = await formValues(await document.getPage(1));
  await file.close();
  return values;
}
const textsOf = async (draw: (page: Pdf) => void, change?: Change) =>
  (await valuesOf(draw, change)).map(({ text }) => text);

test('what was typed stands where its box is', async () => {
  const [value] = await valuesOf((page) => page.formText('name', 120, 76, 200, 18, { value: 'Jane Doe' }));
  expect(value).toMatchObject({ text: 'Jane Doe', x: 122, angle: 0 });
  expect(value?.y).toBeGreaterThan(76);
  expect(value?.y).toBeLessThan(94);
});

test('an empty box says nothing', async () => {
  expect(await textsOf((page) => page.formText('name', 120, 76, 200, 18))).toEqual([]);
});

test('what was typed on several lines, or is longer than its box, is several lines', async () => {
  const value = 'No allergies\nTakes aspirin 100 mg every day in the morning';
  expect(await textsOf((page) => page.formText('notes', 120, 76, 120, 60, { multiline: true, value }))).toEqual([
    'No allergies',
    'Takes aspirin 100 mg every',
    'day in the morning',
  ]);
});

test('boxes are ticked or not', async () => {
  const box = (page: Pdf, name: string, y: number, state: string) => {
    const look = page.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 14, 14] });
    look.end(Buffer.alloc(0));
    const tick = { Type: 'Annot', Subtype: 'Widget', FT: 'Btn', T: new String(name), V: state, AS: state };
    page.annotate(120, y, 14, 14, Object.assign(tick, { AP: { N: { Yes: look, Off: look } } }));
  };
  expect(
    await textsOf((page) => {
      box(page, 'smoker', 76, 'Yes');
      box(page, 'asthma', 106, 'Off');
    }),
  ).toEqual(['☒', '☐']);
});

test('what was chosen from a list is told as the list shows it', async () => {
  expect(
    await textsOf((page) => page.formCombo('group', 120, 76, 100, 18, { select: ['A', 'B', '0'], value: 'B' })),
  ).toEqual(['B']);
});

test('a password is not told', async () => {
  expect(await textsOf((page) => page.formText('pin', 120, 76, 100, 18, { password: true, value: '4711' }))).toEqual(
    [],
  );
});

test('what is hidden is not told', async () => {
  const form = (page: Pdf) => page.formText('x', 120, 76, 100, 18, { value: 'hidden' });
  expect(await textsOf(form)).toEqual(['hidden']);
  expect(await textsOf(form, (plain) => plain.replace('/F 4', '/F 2'))).toEqual([]);
});

test('a page without a form has no values', async () => {
  expect(await textsOf((page) => put(page, 'Sodium 133', 40, 40))).toEqual([]);
});

test('a file tells whether it may have forms before its pages are looked at', async () => {
  const withForm = await pdf((page) => {
    page.initForm();
    page.formText('name', 120, 76, 200, 18, { value: 'Jane Doe' });
  });
  expect(mayHoldFormValues(withForm)).toBe(true);
  expect(mayHoldFormValues(await pdf((page) => put(page, 'Sodium 133', 40, 40)))).toBe(false);
  expect(mayHoldFormValues(Buffer.from('<< /Type /ObjStm >>'))).toBe(true);
});
