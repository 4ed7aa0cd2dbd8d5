import { expect, test } from 'vitest';
import { statementOf } from '../../statements/testing/statement-of.ts';
import { sayDetail } from './say-detail.ts';

const setup = (heading: string, text: string) => sayDetail(statementOf(text, { role: 'detail', heading }), 'you');

test.each([
  ['anesthesia', 'Spinal.', 'You had numbing medicine in the back (spinal anesthesia).'],
  ['anesthesia', 'General endotracheal.', 'You had medicine for a deep sleep (general anesthesia).'],
  [
    'anesthesia',
    'MAC with local.',
    'You had medicine to make you calm and sleepy (sedation) and numbing medicine in the area (local anesthesia).',
  ],
  ['estimated blood loss', 'Minimal.', 'You lost very little blood.'],
  ['estimated blood loss', 'Less than 50 cc.', 'You lost less than 50 mL of blood.'],
  ['ebl', '500 mL', 'You lost about 500 mL of blood.'],
  ['blood loss', 'None.', 'You lost no blood.'],
  ['specimens', 'None', ''],
  ['drains', 'None.', ''],
  ['cross-clamp time', '63 minutes.', ''],
  ['fluids', '2 liters.', ''],
])('under "%s", "%s" is "%s"', (heading, text, said) => {
  expect(setup(heading, text)).toBe(said);
});

test.each([
  ['anesthesia', 'She is not fit for general anesthesia.'],
  ['estimated blood loss', 'See the record.'],
  ['complications', 'None.'],
])('under "%s", "%s" is told as any other sentence', (heading, text) => {
  expect(setup(heading, text)).toBeUndefined();
});
