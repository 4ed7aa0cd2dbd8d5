import { expect, test } from 'vitest';
import { textAt } from '../../kernel/span.ts';
import type { Personal } from '../personal.ts';
import { withoutResults } from './without-results.ts';

const kept = (kind: Personal['kind'], text: string): string[] =>
  withoutResults(text, [{ kind, span: [0, text.length] }]).map(({ span }) => textAt(text, span));

test.each([
  ['person', 'Lutheran Negative', ['Lutheran']],
  ['person', 'Negative', []],
  ['person', 'Dr. Grace Okafor, MD', ['Grace Okafor']],
  ['person', "Okafor's", ['Okafor']],
  ['other', 'Positive. Diego', ['Diego']],
  ['address', 'Ely. Dr', ['Ely']],
  ['organisation', "St. Mary's", ["St. Mary's"]],
  ['organisation', 'Kell Antigens Negative', ['Kell Antigens']],
  ['date', 'March 3', ['March 3']],
] as const)('of the %s "%s" are left %j', (kind, text, expected) => {
  expect(kept(kind, text)).toEqual(expected);
});
