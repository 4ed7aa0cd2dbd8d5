import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { Mention } from '../../knowledge/knowledge.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';
import { abnormalWords, clinicalWords, harmlessPhrases, listedWords, plainComplaints } from './clinical-words.ts';
import { clippedWords } from './clipped-words.ts';
import { functionWords, offWords, organForms, stateWords } from './state-words.ts';

/** What words that no glossary holds can do in a statement; a word may do several things ("sore"). */
export type Role =
  'clinical' | 'listed' | 'plain' | 'state' | 'off' | 'function' | 'organ' | 'harmless' | 'abnormal' | 'clipped';
export type Cue = { phrase: string; roles: Set<Role> };

const lists: readonly (readonly [Role, Iterable<string>])[] = [
  ['harmless', expandPhrases(harmlessPhrases)],
  ['clinical', expandPhrases(clinicalWords)],
  ['listed', expandPhrases(listedWords)],
  ['plain', expandPhrases(plainComplaints)],
  ['abnormal', expandPhrases(abnormalWords)],
  ['clipped', clippedWords.keys()],
  ['state', stateWords],
  ['off', offWords],
  ['function', functionWords],
  ['organ', organForms],
];

const cues = new Map<string, Cue>();
for (const [role, phrases] of lists) {
  for (const phrase of phrases) {
    const cue = cues.get(phrase) ?? { phrase, roles: new Set() };
    cue.roles.add(role);
    cues.set(phrase, cue);
  }
}

const index = createPhraseIndex([...cues.values()], ({ phrase }) => [phrase]);

/** All cues of a text in order, longest first, singular or plural, in US or UK spelling. */
export const findCues = (text: string): Mention<Cue>[] => index.findAll(text);
