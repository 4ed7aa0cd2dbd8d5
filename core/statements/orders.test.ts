import { expect, test } from 'vitest';
import { isOrder } from './orders.ts';
import { isOfMail } from './sentence-kinds.ts';

test.each([
  'Cut the levothyroxine from 100 to 75 micrograms.',
  'Your potassium is low, so double the potassium tablets.',
  'Do not take warfarin on 10/08 and 11/08.',
  'Have another blood test on Friday.',
  'You should halve the dose of aspirin.',
  'Next check: 12/08/26',
])('what somebody is asked to do: %s', (text) => {
  expect(isOrder(text)).toBe(true);
});

test.each([
  'You stopped it in July.',
  'Metformin was reduced last year.',
  'Hello, see below from the doctor.',
  'Your sugar is low to start with.',
  'New findings since the last test.',
])('what was done or is so: %s', (text) => {
  expect(isOrder(text)).toBe(false);
});

test('what a mail program prints below a mail is nothing to do', () => {
  expect(isOfMail('Please consider the environment before printing.')).toBe(true);
  expect(isOfMail('This message is confidential and intended for Ann only.')).toBe(true);
  expect(isOfMail('Please consider a lower dose.')).toBe(false);
});
