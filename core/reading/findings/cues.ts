import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { Mention } from '../../knowledge/knowledge.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';
import type { Span } from '../../kernel/span.ts';
import words from './cues.json' with { type: 'json' };
import lists from './finding-words.json' with { type: 'json' };

/** Something a statement names as a finding. `isWhole` names more than the term it holds ("pulm edema"), in whose place it stands. */
export type Named = { concept: string; start: number; end: number; isWhole?: boolean };

export const spanOf = ({ start, end }: { start: number; end: number }): Span => [start, end];

type WordList = {
  [Name in keyof typeof lists]: (typeof lists)[Name] extends string ? Name : never;
}[keyof typeof lists];

export const wordsIn = (list: WordList): ReadonlySet<string> => new Set(lists[list].split(' '));

/** Words as they are cut short in notes, and what they stand for. */
export const clippedWords: ReadonlyMap<string, string> = new Map(
  lists.clipped.split(',').map((pair): [string, string] => {
    const [short = '', whole = ''] = pair.split(' ');
    return [short, whole];
  }),
);

/**
 * What words outside the glossary do in a statement. 'clinical': a finding anywhere; 'listed': where asserted as a symptom or sign; 'plain': everyday
 * complaints; 'abnormal': general nouns; 'harmless': no finding; 'state': of an 'organ'; 'joined': of the part right before; 'off': of a 'function'.
 */
export type Role =
  | 'clinical'
  | 'listed'
  | 'plain'
  | 'state'
  | 'off'
  | 'function'
  | 'organ'
  | 'harmless'
  | 'abnormal'
  | 'clipped'
  | 'joined';
export type Cue = { phrase: string; roles: Set<Role> };

const roles: readonly (readonly [Role, Iterable<string>])[] = [
  ['harmless', expandPhrases(words.harmless)],
  ['clinical', expandPhrases(words.clinical)],
  ['listed', expandPhrases(words.listed)],
  ['plain', expandPhrases(words.plain)],
  ['abnormal', expandPhrases(words.abnormal)],
  ['clipped', clippedWords.keys()],
  ['state', words.state],
  ['off', words.off],
  ['function', words.function],
  ['organ', words.organ],
  ['joined', words.joined],
];

const cues = new Map<string, Cue>();
for (const [role, phrases] of roles) {
  for (const phrase of phrases) {
    const cue = cues.get(phrase) ?? { phrase, roles: new Set() };
    cue.roles.add(role);
    cues.set(phrase, cue);
  }
}

const index = createPhraseIndex([...cues.values()], ({ phrase }) => [phrase]);

/** All cues of a text in order, longest first, singular or plural, in US or UK spelling. */
export const findCues = (text: string): Mention<Cue>[] => index.findAll(text);
