import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { reportWords } from '#core/presenting/testing/report-words.ts';
import { reportOf } from '#core/presenting/report.ts';
import { anInterpretation } from '#tests/support/client/documents.ts';
import type { PrintPart } from '../hooks/use-printing.ts';
import { PrintedSheet } from './printed-sheet.tsx';

const OwnList = () => <h2>Your list for the visit</h2>;
const visit = { List: () => null, Calendar: () => null, Printed: OwnList };

function setup(more: Partial<Interpretation> = {}, part: PrintPart = 'everything') {
  const interpretation = anInterpretation(more);
  const { container } = render(<PrintedSheet interpretation={interpretation} part={part} visit={visit} />);
  const headings = screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  return { interpretation, container, headings, paper: container.textContent };
}

const toneForListeners = 'Important: ';
const squeezed = (text: string) => text.replace(/\s+|\u2060|•|\[\d+\]|\b\d+\.(?=\s)/gu, '');

test('prints the same words in the same order as the PDF', () => {
  const { interpretation, container } = setup();
  container.querySelectorAll('[aria-hidden=true]').forEach((drawn) => drawn.remove());
  screen.getByRole('heading', { name: 'Your list for the visit' }).remove();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const report = reportOf(interpretation, { paper: 'a4', visitQuestions: [], uploadedAt: null, timeZone });
  const [, , ...blocks] = report.blocks;

  expect(squeezed(container.textContent.replace(toneForListeners, ''))).toBe(
    squeezed(reportWords({ ...report, blocks }).join(' ')),
  );
});

test("has the person's own list before the suggested questions", () => {
  const { headings } = setup();

  expect(headings.filter((name) => name !== null && /list|Questions|Terms$/u.test(name)).slice(-2)).toEqual([
    'Your list for the visit',
    'Questions to Ask',
  ]);
});

test('prints all results as an open table, with what its rows and columns are', () => {
  setup();

  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Expected');
  expect(table.getByRole('rowheader', { name: 'Potassium' })).toBeDefined();
});

test('prints every definition, also those that are closed on the screen', () => {
  const { paper } = setup();

  expect(paper).toContain('A protein that stores iron.');
});

test('prints chosen questions alone, with why they come first and without numbers of sources', () => {
  const because = 'Your health profile names potassium.';
  const questionOrder = [
    { index: 1, because },
    { index: 0, because: null },
  ];
  const { paper, headings } = setup({ questionOrder }, { questions: ['When should I have the next test?'] });

  expect(headings).toEqual(['Questions to Ask']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(paper).toContain(because);
  expect(paper).not.toContain('What could have raised');
  expect(paper).not.toMatch(/\[\d\]/u);
});

test("prints the person's own list alone", () => {
  expect(setup({}, 'visit').headings).toEqual(['Your list for the visit']);
});
