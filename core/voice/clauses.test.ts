import { expect, test } from 'vitest';
import { clausesOf, pairsOfRequests } from './clauses.ts';

const texts = (said: string) => clausesOf(said).map(({ text }) => text);

test('a command may stand behind a remark', () => {
  expect(texts('i do not have my glasses read it to me')).toContain('read it to me');
});

test('a command may stand before a remark', () => {
  expect(texts('read it to me i do not have my glasses')).toContain('read it to me');
});

test('a command may stand between remarks', () => {
  expect(texts('okay wrong page go back i am lost')).toContain('go back');
});

test('what is kept beside remarks that anybody makes comes first', () => {
  expect(clausesOf('the doctor gave me this no wrong page go back')[0]).toMatchObject({ beside: 'likely' });
  expect(clausesOf('no wrong page go back')[0]).toMatchObject({ text: 'go back', beside: 'known' });
});

test('the end of a sentence is no command', () => {
  expect(texts('my father can read it aloud')).toEqual([]);
  expect(texts('she asked the nurse to read the report')).toEqual([]);
});

test('two requests in a row are told apart', () => {
  expect(pairsOfRequests('what do i have and what is the diagnosis')).toContainEqual([
    'what do i have',
    'what is the diagnosis',
  ]);
});
