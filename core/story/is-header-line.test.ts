import { expect, test } from 'vitest';
import { factsOf } from '../explaining/testing/facts.ts';
import type { Identifier } from '../documents/explanation.ts';
import { statementOf } from '../statements/testing/statement-of.ts';
import { headerLines } from './is-header-line.ts';

function isHeader(
  text: string,
  names: readonly string[],
  more: Parameters<typeof statementOf>[1] = { role: 'history' },
) {
  const of = factsOf(text);
  const identifiers = names.map((name): Identifier => ({ kind: 'person', span: of.spanOf(name) }));
  return headerLines(of.reading({ identifiers }))(statementOf(text, more));
}

test.each([
  ['Re: Mr Ola Berg, born 3 May 1961', ['Ola Berg', '3 May 1961']],
  ['Ward 4 Bed 12 Berg, Ola', ['Berg, Ola']],
  ['Admitted 3 May 2026, discharged 9 May 2026', ['3 May 2026', '9 May 2026']],
])('"%s" says only who, where and when', (text, names) => {
  expect(isHeader(text, names)).toBe(true);
});

test.each([
  ['Ola Berg was seen with his wife on 3 May 2026.', ['Ola Berg', '3 May 2026']],
  ['Fell off a ladder on 3 May 2026 onto the left hip', ['3 May 2026']],
  ['Limping since the weekend', []],
])('"%s" tells more', (text, names) => {
  expect(isHeader(text, names)).toBe(false);
});

test('a step of the plan is no header, whatever it names', () => {
  expect(isHeader('Dr Ola Berg, 3 May 2026', ['Ola Berg', '3 May 2026'], { role: 'next_step' })).toBe(false);
});
