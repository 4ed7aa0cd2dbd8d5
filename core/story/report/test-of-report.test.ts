import { expect, test } from 'vitest';
import { z } from 'zod';
import sources from '../../knowledge/sources.json' with { type: 'json' };
import { testOfReport } from './test-of-report.ts';
import tests from './tests.json' with { type: 'json' };

test.each([
  ['MRI LEFT KNEE', 'mri', 'an MRI scan'],
  ['Stress echocardiogram', 'echocardiogram', 'a heart stress test'],
  ['Venous duplex, left leg', 'ultrasound', 'an ultrasound scan of the blood flow'],
  ['Findings', 'ct', 'a CT scan'],
] as const)('%j is known by its title, or its kind and its words', (title, kind, name) => {
  expect(testOfReport([title], kind, 'The CT shows a cyst.')?.name).toBe(name);
});

test.each(['office_visit', 'mammogram'] as const)(
  'a paper that names no test has none, though taken for %s',
  (kind) => {
    expect(testOfReport(['Findings'], kind, 'There is a large lump.')).toBeUndefined();
  },
);

test('every source is of a publisher on record', () => {
  const known = new Set(sources.map(({ publisher }) => publisher));
  const entries = z.array(z.object({ name: z.string(), source: z.string() })).parse(tests);

  expect(entries.filter(({ source }) => !known.has(source.split(': ')[0] ?? ''))).toEqual([]);
});
