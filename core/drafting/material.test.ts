import { expect, test } from 'vitest';
import { estimatedTokens, fittingLines } from './material.ts';
import { explained } from './testing/telling.ts';

/** A long report whose one result outside its range stands at its end. */
function setup(rows: number) {
  const text = [
    ...Array.from({ length: rows }, (_, at) => `Comment ${at}: nothing to be said of this line at all.`),
    'Potassium 6.9 mmol/L 3.5-5.1 H',
  ].join('\n');
  const lines = text.split('\n').map((line, at) => ({ number: at + 1, text: line }));
  return { explanation: explained(text), outgoing: { lines, tokens: [], leftOut: 2 } };
}

test('a token is never more than 2.4 characters', () => {
  expect(estimatedTokens('x'.repeat(240))).toBe(100);
});

test('everything fits where there is room', () => {
  const { explanation, outgoing } = setup(10);

  expect(fittingLines(outgoing, explanation)).toEqual(outgoing);
});

test('what weighs most is kept where there is none, in the order of the document', () => {
  const { explanation, outgoing } = setup(40);
  const { lines, leftOut } = fittingLines(outgoing, explanation, 300);

  expect(lines.at(-1)?.text).toContain('Potassium');
  expect(lines.map(({ number }) => number)).toEqual(lines.map(({ number }) => number).sort((a, b) => a - b));
  expect(leftOut).toBe(2 + 41 - lines.length);
  expect(lines.reduce((sum, { text }) => sum + estimatedTokens(text), 0)).toBeLessThanOrEqual(300);
});

test('a line without end is cut', () => {
  const { explanation } = setup(1);
  const long = { lines: [{ number: 1, text: 'x'.repeat(50_000) }], tokens: [], leftOut: 0 };

  expect(fittingLines(long, explanation).lines[0]?.text.length).toBe(4000);
});
