import { expect, test } from 'vitest';
import { isWithin, leadOfList, scopeOf } from './list-scope.ts';

test.each([
  ['Come to ED if', 'signs'],
  ['Phone us if any of:', 'signs'],
  ['- Red flags explained', 'signs'],
  ['Went through safety net', 'signs'],
  ['Spoke about risks of the biopsy', 'risks'],
  ['Common side effects', 'risks'],
  ['Differentals thought of', 'causes'],
  ['DDx (short)', 'causes'],
  ['Diff dx thought of', 'causes'],
  ['Brief discussion of differentials', 'causes'],
  ['White cell differential', undefined],
  ['Different shoes', undefined],
  ['No red flags', undefined],
  ['Low risks overall', undefined],
  ['Chest clear', undefined],
] as const)('takes "%s" as a line above %s', (line, kind) => {
  expect(leadOfList(line)).toBe(kind);
});

test('ends a list where a line is marked otherwise or stands no further in', () => {
  const scope = scopeOf('- Red flags explained', '  • stiff jaw');

  expect(
    ['  • stiff jaw', '  • high fever', '- Sling for a week', 'Phone call Friday'].map((line) => isWithin(scope, line)),
  ).toEqual([true, true, false, false]);
});

test('takes unmarked lines that stand further in as a list', () => {
  const scope = scopeOf('Risks of surgery', '  bleeding');

  expect([isWithin(scope, '  infection'), isWithin(scope, 'Eczema')]).toEqual([true, false]);
});

test('takes the items after "if" as its list, though they are marked as it is', () => {
  expect(isWithin(scopeOf('- Go to hospital if', '- short of breath'), '- blue lips')).toBe(true);
});
