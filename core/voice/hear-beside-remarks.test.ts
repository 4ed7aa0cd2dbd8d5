import { expect, test } from 'vitest';
import { matchCommand } from './match-command.ts';

const terms = ['Ferritin', 'Edema', 'Atrial fibrillation', 'Creatinine', 'Benign'];
const heard = (said: string) => matchCommand({ alternatives: [said], terms });
const command = (name: string) => ({ kind: 'command', command: { name } });

test.each([
  ["can you read this out loud for me I don't have my glasses", 'READ_DOCUMENT'],
  ['oh no wrong page go back', 'GO_BACK'],
  ["I don't know these words, show me the terms", 'SHOW_TERMS'],
  ['save this as a PDF for my daughter', 'EXPORT_PDF'],
  ["that's enough, stop reading", 'STOP_READING'],
  ['can you stop the reading now my phone is ringing', 'STOP_READING'],
  ['my appointment is on Monday, show me the questions', 'SHOW_QUESTIONS'],
])('a remark beside a command changes nothing: "%s"', (said, name) => {
  expect(heard(said)).toEqual(command(name));
});

test.each([
  ['so what do I have, what is the diagnosis', 'EXPLAIN_DIAGNOSIS'],
  ["I can't find what is important here, highlight it", 'HIGHLIGHT_IMPORTANT'],
  ["I don't understand these lab numbers, can you explain them", 'EXPLAIN_LAB_VALUES'],
])('what was named first is asked for: "%s"', (said, name) => {
  expect(heard(said)).toEqual(command(name));
});

test.each([
  ['the doctor said edema, what is that', 'Edema'],
  ["I don't understand ferritin, can you explain it", 'Ferritin'],
  ['it says my creatinine is high, what is creatinine', 'Creatinine'],
  ['what is a fib I mean what is atrial fibrillation', 'Atrial fibrillation'],
  ['define benin, no, benign', 'Benign'],
])('"%s" asks for a term of the page', (said, term) => {
  expect(heard(said)).toMatchObject({ kind: 'command', command: { term } });
});

test.each([
  "I don't have my glasses can you read this label",
  'stop it I am on the phone',
  'oh no wrong bus, go back home',
  'my father can read it aloud',
  'my father says read it again',
  'she had the nurse read the report',
  'she said edema and I did not know what to say',
  "it's too loud turn it down",
  "I can't find my keys, help me look",
  'do you have any questions for me',
  "I don't need help",
  "no, I don't want the PDF",
  "wait, don't stop reading",
  "I don't want you to read it",
])('"%s" is none', (said) => {
  expect(heard(said)).toEqual({ kind: 'none' });
});
