import { expect, test } from 'vitest';
import { splitLines } from './lines.ts';
import { findMisreadHeader, isOneSignAway } from './misread-header.ts';

const rolesOf = (text: string): string[] | undefined => {
  const [line] = splitLines(text);
  return line && findMisreadHeader(text, line)?.groups[0]?.map(({ role }) => role);
};

test.each([
  ['Investigation     Observed Value    Unit    Biological Ref. Interva', ['name', 'value', 'unit', 'range']],
  ['Test     Result    Reterence Range    Units', ['name', 'value', 'range', 'unit']],
  ['Investigation     Observed Value Unit    Biological Ref. Interva', ['name', 'value', 'unit', 'range']],
  ['Investigation Observed Value Unit Biological Ref. Interva', ['name', 'value', 'unit', 'range']],
  ['Investigaton   Observed Value   Unit   Biologcal Ref. Interva', ['name', 'value', 'unit', 'range']],
  ['Test Name   Result   Units   Reference lnterval   Flag', ['name', 'value', 'unit', 'range', 'flag']],
  ['Investigation      Reu It      Units     Reference interval', ['name', 'value', 'unit', 'range']],
  ['Investigation      12.5      Units     Reference interval', undefined],
  ['Test results were normal', undefined],
  ['Unit Result tested', undefined],
  ['Test Narne     Result    Flag   Units', undefined],
  ['Tesl     Resu1t    Units', undefined],
  ['Glucose     104    mg/dL    70-99', undefined],
  ['Diagnosis     Result    Units', undefined],
])('%s', (line, roles) => {
  expect(rolesOf(line)).toEqual(roles);
});

test.each([
  ['range', 'rande', true],
  ['range', 'rang', true],
  ['range', 'ranges', true],
  ['range', 'range', false],
  ['range', 'rondo', false],
  ['range', 'rangers', false],
])('%s and %s are one sign apart: %s', (a, b, expected) => {
  expect(isOneSignAway(a, b)).toBe(expected);
});
