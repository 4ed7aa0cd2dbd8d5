import { expect, test } from 'vitest';
import { plainLead, withPlainLead } from './safety-net-lead.ts';

const setup = withPlainLead;

test.each([
  ['RTC/ED if rash spreads', 'See the doctor again or go to the emergency department if rash spreads'],
  ['Earlier r/v if not better', 'See the doctor sooner if not better'],
  ['ED/000 if chest pain', 'Go to the emergency department or call 000 if chest pain'],
  ['Urgent r/v for: new weakness', 'See the doctor urgently if new weakness'],
  ['Safety netted: fever', 'Get medical help if fever'],
  ['Take one tablet if needed', 'Take one tablet if needed'],
])('says where to go first: "%s"', (text, words) => {
  expect(setup(text)).toBe(words);
});

test('says a lead above its items', () => {
  expect(plainLead('Return/seek urgent r/v if')).toBe('See the doctor urgently if you have:');
  expect(plainLead('Dressing')).toBeUndefined();
});
