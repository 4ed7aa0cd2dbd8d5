import { expect, test } from 'vitest';
import { conclusionParts } from './note-conclusion.ts';

const setup = conclusionParts;

test.each([
  ['Gout – acute, improving', ['Gout', 'It is acute and improving']],
  ['Sciatica – chronic, no weakness', ['Sciatica', 'It is chronic', 'no weakness']],
  ['Wrist sprain. Mild.', ['Wrist sprain', 'It is mild']],
  ['Cough – likely dust from the saw', ['Cough – likely dust from the saw']],
  ['Rash. Likely contributing to poor sleep', ['Rash', 'It is Likely contributing to poor sleep']],
  ['Poor sleep → low mood', ['Poor sleep, so low mood']],
  ['Gout vs infection', ['Gout or infection']],
  ['Warts 402345678', ['Warts']],
] as const)('says "%s" in sentences', (line, parts) => {
  expect(setup(line.replace(/\.$/, ''))).toEqual(parts);
});
