import { expect, test } from 'vitest';
import { asMedicineLists } from './medicine-lists.ts';
import { statementOf } from './testing/statement-of.ts';

const rolesOf = (...headings: string[]) =>
  asMedicineLists(headings.map((heading) => statementOf('Aspirin 81 mg daily', { role: 'medicine', heading }))).map(
    ({ role }) => role,
  );

test('what stands under a heading of held or stopped medicines is not taken', () => {
  expect(rolesOf('medications on hold', 'discontinued medications')).toEqual(['medicine_held', 'medicine_stopped']);
});

test('the medicines of before and those of the ward stand apart where there is a list for home', () => {
  expect(rolesOf('medications on admission', 'hospital medications', 'discharge medications')).toEqual([
    'medicine_before',
    'medicine_there',
    'medicine',
  ]);
});

test('without a list for home, the list of home is what is taken', () => {
  expect(rolesOf('home medications')).toEqual(['medicine']);
});
