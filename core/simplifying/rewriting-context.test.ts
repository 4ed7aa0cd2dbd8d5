import { expect, test } from 'vitest';
import type { Condition } from './entries.ts';
import { formAt, type Setting } from './rewriting-context.ts';
import { createLexicon } from './lexicon.ts';
import { entry, settingOf } from './testing/small-lexicon.ts';

/** What is said for the first "MS" of a sentence, if it may be said here. */
function setup(
  sentence: string,
  conditions: { onlyIf?: Condition; never?: Condition },
  setting: Partial<Setting> = {},
) {
  const lexicon = createLexicon([entry('MS', { say: 'nerve disease', category: 'noun', ...conditions })]);
  const tokens = lexicon.tokens(sentence);
  const at = tokens.findIndex(({ text }) => text === 'MS');
  const full = settingOf(setting);
  const words = new Set([...tokens.map(({ lower }) => lower), ...full.heading.split(' ')]);
  return formAt(lexicon, tokens, at, { words, setting: full })?.form.say;
}

test('says an entry without conditions anywhere', () => {
  expect(setup('MS is known', {})).toBe('nerve disease');
});

test.each<[string, { onlyIf?: Condition; never?: Condition }, Partial<Setting>, boolean]>([
  ['MS with relapse', { onlyIf: { near: ['relapse'] } }, {}, true],
  ['MS with relapses', { onlyIf: { near: ['relapse'] } }, {}, true],
  ['MS is known', { onlyIf: { near: ['relapse'] } }, {}, false],
  ['MS is known', { onlyIf: { near: ['neurology'] } }, { heading: 'neurology clinic' }, true],
  ['known MS', { onlyIf: { before: ['known'] } }, {}, true],
  ['known to have MS', { onlyIf: { before: ['known'] } }, {}, false],
  ['new MS plaque', { onlyIf: { after: ['plaque'] } }, {}, true],
  ['MS plaque size', { onlyIf: { after: ['plaque size'] } }, {}, true],
  ['MS plaque', { onlyIf: { after: ['plaque size'] } }, {}, false],
  ['MS is known', { onlyIf: { kind: ['imaging'] } }, { kind: 'imaging' }, true],
  ['MS is known', { onlyIf: { kind: ['imaging'] } }, { kind: 'clinic' }, false],
  ['MS is known', { onlyIf: { section: ['plan'] } }, { section: 'findings' }, false],
  ['MS is known', { onlyIf: { paper: ['valve'] } }, { paper: new Set(['valve']) }, true],
  ['MS is known', { onlyIf: { paper: ['valve'] } }, {}, false],
  ['MS of the valve', { onlyIf: { paper: ['valve'] } }, {}, true],
  ['MS is known', { never: { paper: ['valve'] } }, { paper: new Set(['valve']) }, false],
  ['MS 10 mg', { never: { after: ['10'] } }, {}, false],
  ['MS is known', { never: { after: ['10'] } }, {}, true],
  ['MS with relapse', { onlyIf: { near: ['relapse'] }, never: { kind: ['clinic'] } }, {}, false],
  ['MS-contin', { never: { after: ['contin'] } }, {}, false],
])('in %j under %j and %j it has its sense: %s', (sentence, conditions, setting, isSaid) => {
  expect(setup(sentence, conditions, setting)).toBe(isSaid ? 'nerve disease' : undefined);
});

function setupForms(sentence: string, word: string, entries: Parameters<typeof createLexicon>[0]) {
  const lexicon = createLexicon(entries);
  const tokens = lexicon.tokens(sentence);
  const words = new Set(tokens.map(({ lower }) => lower));
  const at = tokens.findIndex(({ text }) => text === word);
  return formAt(lexicon, tokens, at, { words, setting: settingOf() })?.form.say;
}

test('prefers, of two that are equally long, the one whose sense is asked for here', () => {
  const entries = [
    entry('MS', { say: 'nerve disease', category: 'noun' }),
    entry('MS', { say: 'tight heart valve', category: 'noun', onlyIf: { near: ['valve'] } }),
  ];

  expect(setupForms('MS of the valve', 'MS', entries)).toBe('tight heart valve');
  expect(setupForms('MS with weakness', 'MS', entries)).toBe('nerve disease');
});

test.each([
  ['He was excised', 'excised', 'taken out'],
  ['It was completely excised', 'excised', 'taken out'],
  ['They excised it', 'excised', 'took out'],
])('in %j says %j as "%s"', (sentence, word, say) => {
  expect(setupForms(sentence, word, [entry('excise', { say: 'take out', category: 'verb' })])).toBe(say);
});

test('does not tell what was done to a thing as if it had done it', () => {
  const entries = [entry('perform', { say: 'do', category: 'verb' })];

  expect(setupForms('the CT performed on Monday', 'performed', entries)).not.toBe('did');
});

test('keeps adjectives in the place they may have', () => {
  const before = [entry('positive', { say: 'found', category: 'adjective', position: 'before' })];
  const after = [entry('positive', { say: 'found', category: 'adjective', position: 'after' })];

  expect(setupForms('positive culture', 'positive', before)).toBe('found');
  expect(setupForms('culture was positive', 'positive', before)).toBeUndefined();
  expect(setupForms('culture was positive', 'positive', after)).toBe('found');
  expect(setupForms('positive culture', 'positive', after)).toBeUndefined();
});

test('takes the roman number behind a name for no word', () => {
  const entries = [entry('IV', { say: 'through a vein', category: 'adjective' })];

  expect(setupForms('She has Grade IV disease', 'IV', entries)).toBeUndefined();
  expect(setupForms('She has given IV fluids', 'IV', entries)).toBe('through a vein');
});
