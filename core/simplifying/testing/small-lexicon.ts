import type { LexiconEntry } from '../entries.ts';
import { itemsOf, type Item } from '../items.ts';
import { createLexicon, type Lexicon } from '../lexicon.ts';
import type { Setting } from '../rewriting-context.ts';

type Words = Pick<LexiconEntry, 'say' | 'category'> & Partial<LexiconEntry>;

/** An entry known by these printed forms. */
export const entry = (forms: string | string[], words: Words): LexiconEntry => ({
  forms: [forms].flat(),
  examples: [],
  ...words,
});

/** A handful of entries of every category, so that tests of rewriting do not change when the real ones do. */
export const smallEntries: readonly LexiconEntry[] = [
  entry('pleural effusion', {
    say: 'fluid around the {side} lung',
    category: 'noun',
    number: 'amount',
    sides: 'fluid around both lungs',
  }),
  entry(['pulmonary embolism', 'PE'], {
    say: 'blood clot in the lung',
    category: 'noun',
    number: 'singular',
    keepName: true,
  }),
  entry('cardiomegaly', { say: 'enlarged heart', category: 'noun', number: 'singular', keepName: true }),
  entry('hypertension', { say: 'high blood pressure', category: 'noun', number: 'mass' }),
  entry(['dyspnea', 'SOB'], { say: 'shortness of breath', category: 'noun', number: 'mass' }),
  entry('CP', { say: 'chest pain', category: 'noun', number: 'mass' }),
  entry('edema', { say: 'swelling', category: 'noun', number: 'mass' }),
  entry('nodule', { say: 'small lump', plural: 'small lumps', category: 'noun', number: 'singular' }),
  entry('contusion', { say: 'bruise', plural: 'bruises', category: 'noun', number: 'singular' }),
  entry('hepatic', { say: 'liver', category: 'place', attributive: 'liver' }),
  entry('lower lobe', { say: 'lower part of the {side} lung', category: 'place' }),
  entry('afebrile', { say: 'without fever', category: 'adjective' }),
  entry('erythematous', { say: 'red', category: 'adjective' }),
  entry('intracranial', { say: 'inside the skull', category: 'adjective' }),
  entry('percutaneously', { say: 'through the skin', category: 'adverb' }),
  entry('excise', { say: 'take out', category: 'verb' }),
  entry('ambulate', { say: 'walk', category: 'verb' }),
  entry('deny', { say: 'have no', category: 'verb' }),
  entry('p.o.', { say: 'by mouth', category: 'phrase' }),
  entry('s/p', { say: 'after', category: 'phrase' }),
  entry('2/52', { say: '2 weeks', category: 'phrase' }),
  entry('{x} is unremarkable', { say: '{x} looks normal', category: 'sentence', slots: { x: 'any' } }),
];

export const smallLexicon = (more: readonly LexiconEntry[] = []): Lexicon => createLexicon([...smallEntries, ...more]);

/** Findings of a visit, where nothing was explained before. */
export const settingOf = (more: Partial<Setting> = {}): Setting => ({
  kind: 'clinic',
  section: 'findings',
  heading: '',
  named: new Set(),
  ...more,
});

/** The items of a clause, as the rules that put it together get them. */
export const itemsIn = (clause: string, lexicon: Lexicon = smallLexicon(), setting: Setting = settingOf()): Item[] =>
  itemsOf(lexicon, lexicon.tokens(clause), setting, []);
