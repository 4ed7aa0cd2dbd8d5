import { expect, test } from 'vitest';
import { tinyKnowledge } from '../../explaining/testing/tiny-knowledge.ts';
import { smallLexicon } from '../../simplifying/testing/small-lexicon.ts';
import type { Statement } from '../../statements/statement.ts';
import { statementsOf } from '../../statements/testing/statement-of.ts';
import { personOf } from '../person.ts';
import { createSpeaker } from '../speaker.ts';
import { tellCourse, withCourse } from './visit-course.ts';

const course = (text: string, more: Partial<Statement> = {}) =>
  ({ text, role: 'course', heading: 'course', ...more }) as const;

test('says what it was, what was done and how it ended, in this order', () => {
  const statements = statementsOf(
    course('The blood count was normal.'),
    course('She underwent removal of the tumor.'),
    course('Pathology was consistent with a cyst.'),
    course('She was discharged home.'),
    course('She died a year later.'),
  );
  const speaker = createSpeaker('clinic', { ...tinyKnowledge, lexicon: smallLexicon() }, personOf(''));
  const told = tellCourse(statements, { used: new Set(), speaker });

  expect(told.map(({ text }) => text)).toEqual([
    expect.stringMatching(/cyst/),
    expect.stringMatching(/removal of the tumor/),
    expect.stringMatching(/home/),
    expect.stringMatching(/died a year later/),
  ]);
});

test('what was done is no step that comes next', () => {
  const [done, next] =
    withCourse(
      statementsOf(
        course('She was discharged to a hospice.', { role: 'next_step' }),
        course('She will return in June.', { role: 'next_step' }),
        course('She felt better.'),
      ),
    ) ?? [];

  expect([done?.role, next?.role]).toEqual(['course', 'next_step']);
});

test('signs that a doctor tests one by one are not told, and a scan among them is a finding', () => {
  const told = withCourse(
    statementsOf(
      { text: 'Oriented.', role: 'examination', label: 'MS' },
      { text: 'Naming intact.', role: 'examination' },
      { text: 'A mass on the left.', role: 'examination', label: 'HCT 11/4/92' },
      course('She felt better.'),
    ),
  );

  expect(told?.map(({ role }) => role)).toEqual(['furniture', 'furniture', 'finding', 'course']);
});

test('a paper with a conclusion, or without a course, is told by its own outline', () => {
  const ended = course('She felt better.');
  expect(withCourse(statementsOf(ended, { text: 'Migraine.', role: 'conclusion' }))).toBeUndefined();
  expect(withCourse(statementsOf({ text: 'Knee pain.', role: 'reason' }))).toBeUndefined();
});
