import { expect, test } from 'vitest';
import { findSections } from './find-sections.ts';

const rolesOf = (text: string) => findSections(text).map(({ name, role }) => `${name ?? ''} ${role ?? ''}`.trim());

test('reads headings that stand in a column beside their text', () => {
  const text = `GROVE SURGERY
Ann Pell, 12 May

Problem    Sprained ankle
History    2/7 hx pain after a fall, no numbness
Meds       Ramipril
Exam       Swollen, tender
Plan       Rest and ice
`;

  expect(rolesOf(text).slice(1)).toEqual([
    'problem conclusion',
    'history narrative',
    'medications medications',
    'exam findings',
    'plan plan',
  ]);
});

test('takes one such word in a table for no heading', () => {
  expect(rolesOf('GROVE SURGERY\n\nPlan       Silver\nPremium    40\nExcess     10\n')).not.toContain('plan plan');
});

test('goes on with findings where parts of the body follow the measurements', () => {
  const text = `Indication: murmur

Measurements
LVIDd | 5.1 cm | 4.2-5.9
TAPSE | 19 mm | over 17

Mitral valve
Mild regurgitation. No stenosis.

Summary
Mild mitral regurgitation.
`;

  expect(rolesOf(text)).toEqual(['indication indication', 'measurements vitals', 'findings', 'summary conclusion']);
});

test.each([
  ['Hx: fell on the stairs, no head injury.', 'history'],
  ['PHx: asthma, eczema.', 'past history'],
  ['Mx: sling and pain relief.', 'management'],
  ['Postoperative plan: home today.', 'postoperative plan'],
])('knows the heading of "%s"', (line, name) => {
  expect(findSections(`Fall today.\n\n${line}\n`).at(-1)?.name).toBe(name);
});
