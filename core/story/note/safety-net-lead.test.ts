import { expect, test } from 'vitest';
import { plainLead, withPlainLead } from './safety-net-lead.ts';

const setup = withPlainLead;

test.each([
  ['RTC/ED if rash spreads', 'See the doctor again or go to the emergency department if rash spreads'],
  ['Earlier r/v if not better', 'See the doctor sooner if you are not better'],
  ['ED/000 if chest pain', 'Go to the emergency department or call 000 if you have chest pain'],
  ['Urgent r/v for: new weakness', 'See the doctor urgently if you have new weakness'],
  ['Safety netted: fever', 'Get medical help if you have fever'],
  ['If swelling gets bigger → ED', 'Go to the emergency department if swelling gets bigger'],
  ['Red flag advice given for leg pain to seek urgent review', 'See the doctor urgently if you have leg pain'],
  ['RTC if worse / new sx', 'See the doctor again if you get worse or have new sx'],
  ['ED if ankle suddenly worse', 'Go to the emergency department if the ankle is suddenly worse'],
  ['RTC if concerned', 'See the doctor again if you are concerned'],
  ['RTC if worse – swelling', 'See the doctor again if you get worse – swelling'],
  ['If fever or vomiting', 'Get medical help if you have fever or vomiting'],
  ['If fever → consider swab', 'If fever → consider swab'],
  [
    'RTC if rash spreads; ED if drowsy',
    'See the doctor again if rash spreads. Go to the emergency department if you have drowsiness',
  ],
  ['Red flags: 000/ED if fitting', 'Go to the emergency department or call 000 if you have fitting'],
  [
    'Usual plan: puffer for wheeze; if lips turn blue → 000',
    'Usual plan: puffer for wheeze. Call 000 if lips turn blue',
  ],
  ['GP r/v 2/52 or earlier if itch', 'See the doctor again in 2 weeks, or sooner, if you have itch'],
  ['Come back at once with: fever', 'See the doctor urgently if you have fever'],
  ['Take one tablet if needed', 'Take one tablet if needed'],
])('says where to go first: "%s"', (text, words) => {
  expect(setup(text)).toBe(words);
});

test('says a lead above its items', () => {
  expect(plainLead('Return/seek urgent r/v if')).toBe('See the doctor urgently if you have:');
  expect(plainLead('Dressing')).toBeUndefined();
});

test('tells what one is among what one has', () => {
  expect(withPlainLead('RTC/ED if red, hot, fever or drowsy')).toBe(
    'See the doctor again or go to the emergency department if you have redness, warmth, fever or drowsiness',
  );
});
