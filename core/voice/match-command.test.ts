import { expect, test } from 'vitest';
import { matchCommand } from './match-command.ts';

const terms = ['Hemoglobin', 'Hypertension', 'Atorvastatin', 'LDL cholesterol', 'Pleural effusion', 'CT scan'];
const heard = (...alternatives: string[]) => matchCommand({ alternatives, terms });
const command = (name: string) => ({ kind: 'command', command: { name } });
const none = { kind: 'none' };

test.each([
  ['go home', 'GO_HOME'],
  ['My documents.', 'GO_DOCUMENTS'],
  ['upload document', 'GO_UPLOAD'],
  ['show pricing', 'GO_PRICING'],
  ['read aloud', 'READ_DOCUMENT'],
  ['download PDF', 'EXPORT_PDF'],
  ['What can I say?', 'HELP'],
  ['lab values', 'EXPLAIN_LAB_VALUES'],
  ['what is my diagnosis', 'EXPLAIN_DIAGNOSIS'],
])('"%s" is %s', (said, name) => {
  expect(heard(said)).toEqual(command(name));
});

test.each([
  ['um, could you please scroll down a bit?', 'SCROLL_DOWN'],
  ["Hey Readback, I'd like to see the questions", 'SHOW_QUESTIONS'],
  ['would you mind reading this out loud', 'READ_DOCUMENT'],
])('politeness and hesitation change nothing: "%s"', (said, name) => {
  expect(heard(said)).toEqual(command(name));
});

test.each([
  ['red aloud', 'READ_DOCUMENT'],
  ['export pee dee eff', 'EXPORT_PDF'],
  ['show wreck amendations', 'SHOW_RECOMMENDATIONS'],
  ['down load pdf', 'EXPORT_PDF'],
])('a mistake of the recogniser is seen through: "%s"', (said, name) => {
  expect(heard(said)).toEqual(command(name));
});

test.each([
  ['define high per tension', 'Hypertension'],
  ['what is a stat in', 'Atorvastatin'],
  ['what does l d l stand for', 'LDL cholesterol'],
  ['what is a see tee scan', 'CT scan'],
  ['explain plural effusion to me', 'Pleural effusion'],
  ['what is haemoglobin', 'Hemoglobin'],
])('"%s" asks for the term of the page that is nearest', (said, term) => {
  expect(heard(said)).toMatchObject({ kind: 'command', command: { term } });
});

test('a word that the page does not have is asked for by itself', () => {
  expect(heard('define the word lupus')).toEqual({
    kind: 'command',
    command: { name: 'DEFINE_TERM', term: null, asked: 'lupus' },
  });
});

test('a word of the opposite meaning is never taken for one of the page', () => {
  expect(heard('what is hypotension')).toMatchObject({ command: { term: null, asked: 'hypotension' } });
});

test('"define a term" asks for no term yet', () => {
  expect(heard('define a term')).toMatchObject({ command: { name: 'DEFINE_TERM', term: null, asked: '' } });
});

test('a lower alternative that is a command beats a likelier one that is none', () => {
  expect(heard('school town', 'scroll down')).toEqual(command('SCROLL_DOWN'));
});

test('a lower alternative that left out what was said is not believed', () => {
  expect(heard('we want to go home soon', 'go home')).toEqual(none);
  expect(heard("don't read it", 'read it')).toEqual(none);
});

test('two commands that are as likely are asked back', () => {
  expect(heard('explain this')).toMatchObject({ kind: 'unsure' });
});

test.each([
  'we went home and read the document',
  'stop taking aspirin',
  'the next scroll saw',
  'back pain',
  'help with breathing',
  "don't read it",
  'I want to go home',
  'hemoglobin was twelve point nine',
  'what is the weather',
  'alexa stop',
  '',
])('"%s" is none', (said) => {
  expect(heard(said)).toEqual(none);
});
