import { expect, test } from 'vitest';
import type { StatementRole } from '../statements/statement.ts';
import { outlines } from './outlines.ts';

const kinds = Object.keys(outlines) as (keyof typeof outlines)[];
const setup = (kind: keyof typeof outlines) => outlines[kind];

/** Where what is of a role is told in papers of a kind. */
const partsFor = (kind: keyof typeof outlines, role: StatementRole) =>
  setup(kind)
    .filter(({ roles }) => roles.includes(role))
    .map(({ part }) => part);

test.each(kinds)('a paper of kind %s tells what to do, what is awaited and when to get help, plain or not', (kind) => {
  for (const [role, part] of [
    ['pending', 'waiting_for'],
    ['next_step', 'next_steps'],
    ['instruction', 'next_steps'],
    ['warning_sign', 'when_to_get_help'],
  ] as const) {
    // What comes next may also stand in the bottom line.
    expect(partsFor(kind, role).filter((each) => each !== 'bottom_line')).toEqual([part]);
    expect(setup(kind).find((plan) => plan.roles.includes(role))?.isMust).toBe(true);
  }
});

test.each([
  ['clinic', ['reason', 'conclusion', 'next_step', 'course', 'done']],
  ['letter', ['reason', 'conclusion', 'next_step', 'course', 'done']],
] as const)(
  'the bottom line of a %s tells why the person came and what is thought and whether the person stays',
  (kind, own) => {
    const roles = setup(kind).flatMap(({ part, roles: some }) => (part === 'bottom_line' ? some : []));

    expect([...new Set(roles)]).toEqual(own);
  },
);

test.each(kinds.filter((kind) => !['lab', 'imaging', 'pathology'].includes(kind)))(
  'a paper of kind %s tells its medicines, their changes and allergies, each in its part',
  (kind) => {
    expect(partsFor(kind, 'medicine')).toEqual(['medicines']);
    // By problem, a change of a medicine stands with the plan that it is part of.
    expect(partsFor(kind, 'medicine_change').at(-1)).toBe('medicines');
    expect(partsFor(kind, 'allergy')).toEqual(['allergies']);
  },
);

test.each(kinds)('a paper of kind %s never tells furniture, relatives or habits as its own findings', (kind) => {
  for (const role of ['furniture', 'family', 'social'] as const) expect(partsFor(kind, role)).toEqual([]);
});

// What an operation or a stay begins with is composed of several statements.
test.each(kinds.filter((kind) => !['lab', 'medicines', 'operative', 'discharge'].includes(kind)))(
  'a paper of kind %s begins with what matters most',
  (kind) => {
    expect(setup(kind)[0]?.part).toBe('bottom_line');
  },
);

test.each(kinds)('each part of a paper of kind %s holds something, and only findings can be normal', (kind) => {
  for (const { most, part, isNormal } of setup(kind)) {
    expect(most).toBeGreaterThan(0);
    if (part !== 'bottom_line') expect(part === 'normal').toBe(isNormal === true);
  }
});

test.each(['medicine_change', 'medicine_stopped', 'medicine_held'] as const)(
  'tells beside results of a %s as a next step',
  (role) => {
    expect(partsFor('lab', role)).toEqual(['next_steps']);
  },
);
