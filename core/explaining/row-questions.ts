import type { ReadResult } from '../reading/doubts/result-doubts.ts';
import { isGrounded } from '../grounding/check-sentence.ts';
import { ifReadRight } from './doubt-words.ts';
import type { Context } from './explaining-context.ts';
import { rowsByName } from './lab-lists.ts';
import { analyteOf, directionOf, labName, wasValue } from './lab-words.ts';
import type { LabGroups } from './lab-standing.ts';
import { fromDocument, general, type Said } from './said.ts';
import { counted } from './wording.ts';

/** "My potassium was 5.9 mmol/L", as the person would say it to the doctor. */
const myResult = (row: ReadResult): string => `My ${labName(row)} ${wasValue(row)}${ifReadRight(row)}`;

/** The value in the question, so that the person can read it out; what to ask comes from what we know of the analyte. */
export function aboutRow(row: ReadResult, { reading, knowledge }: Context): Said[] {
  const direction = directionOf(row);
  const own = analyteOf(row, knowledge)?.ask[0];
  const value = fromDocument(`${myResult(row)}.`, [row.span]);
  if (own === undefined) {
    const what = direction === null ? 'What does this result mean for me?' : `What could make it ${direction}?`;
    return [{ ...value, text: `${value.text} ${what}` }];
  }
  // What we know to ask may name other tests and numbers, which this document need not hold; the value it must hold.
  return isGrounded(value, reading) ? [general(`${value.text} ${own}`, value.spans)] : [];
}

export const aboutOutside = (rows: readonly ReadResult[], context: Context): Said[] =>
  rowsByName(rows)
    .slice(0, 5)
    .flatMap(([row]) => (row ? aboutRow(row, context) : []));

/** A result that moved raises a question of its own. */
export const aboutChanges = (rows: readonly ReadResult[]): Said[] =>
  rows
    .filter(
      ({ previous, value }) =>
        previous !== null && /^\s*[<>]?\s*\d[\d.,]*\s*$/.test(previous) && previous.trim() !== value,
    )
    .slice(0, 1)
    .map((row) =>
      fromDocument(
        `My ${labName(row)} ${wasValue(row)}, and ${row.previous?.trim() ?? ''} before${ifReadRight(row)}. What does this change mean?`,
        [row.span],
      ),
    );

const plainlyFine = /^\W*(?:normal|negative|none|not detected|undetected|non-?reactive|clear|absent)\b/i;

export const aboutMissingRanges = (rows: readonly ReadResult[]): Said[] =>
  rowsByName(rows.filter(({ value }) => !plainlyFine.test(value)))
    .slice(0, 3)
    .flatMap(([row]) => (row ? [fromDocument(`${myResult(row)}. Is that as it should be?`, [row.span])] : []));

/** What is left to ask of a report whose results raise no alarm, or of all of them together. */
export function aboutAll({ outside, inside, expected }: LabGroups): Said[] {
  const spansOf = (rows: readonly ReadResult[]) => rows.map(({ span }) => span);
  if (outside.length > 0) {
    const few = rowsByName(outside.filter((row) => directionOf(row) !== null)).slice(0, 2);
    return [
      fromDocument('Should any of these tests be done again, and when?', spansOf(outside)),
      ...few.flatMap(([row]) =>
        row ? [fromDocument(`Could food, a medicine or an illness have changed my ${labName(row)}?`, [row.span])] : [],
      ),
      ...(inside.length < 2 ? [] : [fromDocument('Do the other results fit with this one?', spansOf(inside))]),
    ];
  }
  const fine = [...inside, ...expected];
  if (fine.length === 0) return [];
  const results = counted(fine.length, 'result');
  return [
    fromDocument(
      `When should I have ${fine.length === 1 ? 'this test done' : `these ${results} checked`} again?`,
      spansOf(fine),
    ),
    ...(fine.length < 2 ? [] : [fromDocument('Which of these results should I keep an eye on?', spansOf(fine))]),
    ...fine
      .filter(({ value }) => /\d/.test(value))
      .slice(0, 3)
      .map((row) => fromDocument(`${myResult(row)}. Is that a good level for me?`, [row.span])),
  ];
}
