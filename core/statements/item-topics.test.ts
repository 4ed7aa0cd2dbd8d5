import { expect, test } from 'vitest';
import { isWithoutSubject, withItemTopics } from './item-topics.ts';
import { statementsOf } from './testing/statement-of.ts';

const item = (text: string) => ({ text, role: 'conclusion' as const, isItem: true });
const topicsOf = (...given: Parameters<typeof statementsOf>) =>
  withItemTopics(statementsOf(...given), '').map(({ topic }) => topic);

test('what follows the name of an illness in its item is said of it', () => {
  expect(topicsOf(item('Asthma.'), { text: 'Seems to be worse.' }, item('Gout.'), { text: 'Stable.' })).toEqual([
    null,
    'Asthma',
    null,
    'Gout',
  ]);
});

test('behind an item that is a sentence nothing has a topic', () => {
  expect(topicsOf(item('She has asthma that is worse.'), { text: 'It is treated.' })).toEqual([null, null]);
});

test('a topic ends with its heading', () => {
  expect(topicsOf(item('Asthma.'), { text: 'Stable.', heading: 'plan' })).toEqual([null, null]);
});

test('a paragraph of its own below the list is said of no item', () => {
  const paper = `${'Gout.'.padEnd(1000)}\n\n${'He needs a scan.'.padEnd(998)}`.replace(/ +(?=\n)/, (gap) =>
    ' '.repeat(gap.length - 2),
  );
  const statements = statementsOf(item('Gout.'), { text: 'He needs a scan.' });

  expect(withItemTopics(statements, paper).map(({ topic }) => topic)).toEqual([null, null]);
});

test.each(['Seems to be worse.', 'Likely due to stress.', 'This is better.'])('"%s" leaves out its subject', (text) => {
  expect(isWithoutSubject(text)).toBe(true);
});

test.each(['She is better.', 'We will add a spray.', 'Continue the spray.'])('"%s" has all it needs', (text) => {
  expect(isWithoutSubject(text)).toBe(false);
});
