import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { simplifySentence } from './simplify-sentence.ts';
import { entry, settingOf } from './testing/small-lexicon.ts';

const lexicon = createLexicon([
  entry('venography', { say: 'x-ray of the veins with dye', category: 'noun', number: 'mass' }),
  entry('node sampling', { say: 'test of a lymph node', category: 'noun' }),
  entry('adenitis', { say: 'swelling of lymph nodes', category: 'noun', number: 'mass' }),
  entry('pleural', { say: 'lining around the lungs', category: 'place' }),
  entry('punch', { say: 'test of a piece of skin', category: 'noun' }),
  entry('treadmill', { say: 'heart stress test', category: 'noun' }),
]);
const say = (sentence: string): string =>
  simplifySentence(sentence, settingOf(), {
    lexicon,
    addressee: { reader: 'patient', sex: 'female', names: new Set() },
  }).text;

test.each([
  ['The popliteal artery venography was clear.', 'The popliteal artery venography was clear.'],
  ['The canal venography was clear.', 'The canal venography was clear.'],
  ['The popliteal node sampling was clear.', 'The popliteal node sampling was clear.'],
  ['There is parenchymal and pleural adenitis.', 'There is parenchymal and pleural adenitis.'],
  ['The pleural focus punch was clear.', 'The pleural focus punch was clear.'],
])('puts no plain words inside a string of nouns that nobody knows as a whole: %j', (sentence, said) => {
  expect(say(sentence)).toBe(said);
});

test('says a known noun behind a part of the body that it can be in', () => {
  expect(say('There is popliteal adenitis.')).toBe('There is popliteal swelling of lymph nodes.');
});

test.each([
  ['The treadmill study was normal.', 'The heart stress test was normal.'],
  ['The treadmill room was cold.', 'The heart stress test room was cold.'],
  ['The treadmill study group met.', 'The heart stress test study group met.'],
])('says the kind of thing once: %j', (sentence, said) => {
  expect(say(sentence)).toBe(said);
});
