import { expect, test } from 'vitest';
import { helpInBrief, helpSentences } from './when-to-seek-help.ts';
import { factsOf } from './testing/facts.ts';

const sheet = (text: string) => factsOf(text).reading({ documentKind: 'discharge_instructions' });

test('tells the cases of one sentence one by one, and the number to ring once', () => {
  const reading = sheet('Ring the clinic at once on 01632 960 222 for: severe pain, blurred sight, or pus.');

  expect(helpSentences(reading, 'document').map(({ text }) => text)).toEqual([
    'The document says to ring the clinic at once on 01632 960 222 for severe pain.',
    'The document says to ring the clinic at once for blurred sight.',
    'The document says to ring the clinic at once for pus.',
  ]);
  expect(helpInBrief(reading, 'document')?.text).toBe(
    'The document lists three reasons to ring the clinic at once, such as "severe pain".',
  );
});

test('tells the cases below a heading, and calls nobody "us"', () => {
  const reading = sheet('Call us if you have\n- a fever\n- chills\n');

  expect(helpSentences(reading, 'document').map(({ text }) => text)).toEqual([
    'The document says to call them if you have a fever.',
    'The document says to call them if you have chills.',
  ]);
});

test('does not take apart what belongs together', () => {
  expect(helpSentences(sheet('Call us if the cut is red, hot or wet.'), 'document')).toEqual([]);
  expect(helpInBrief(sheet('Rest for a day.'), 'document')).toBeUndefined();
});

test('names the most urgent group first', () => {
  const reading = sheet('Call your doctor if\n- the cough stays\n\nCall 911 if\n- breathing is hard\n');

  expect(helpInBrief(reading, 'document')?.text).toBe('The document lists a reason to call 911: "breathing is hard".');
});
