import misheard from './misheard.json' with { type: 'json' };
import { editDistance, soundOf } from './sound.ts';

/** What recognisers make of a word of ours. Left out is what people say often and mean. */
const misheardWords: ReadonlyMap<string, string> = new Map(
  Object.entries(misheard.heardFor).flatMap(([word, list]) => list.map((heard) => [heard, word] as const)),
);

/** Words of their own that stand a letter away from one of ours: who says them means them. */
const otherWords: ReadonlySet<string> = new Set(['taking', 'tasking']);

/** Beyond this no word is taken for another. */
const never = Infinity;

export type WordCosts = {
  /**
   * How unlikely it is that somebody who said `word` was heard like that: 0 for the same word, up to 0.4, Infinity for another word.
   * `spoken` may be several words that the recogniser cut apart.
   */
  of: (spoken: string, word: string) => number;
};

/** Remembers for one utterance, whose words are asked for again and again. */
export function createWordCosts(): WordCosts {
  const heardWords = new Map<string, HeardWord>();
  const costs = new Map<string, number>();
  const heardWord = (spoken: string): HeardWord => {
    const known = heardWords.get(spoken) ?? hear(spoken);
    heardWords.set(spoken, known);
    return known;
  };
  return {
    of: (spoken, word) => {
      if (spoken === word) return 0;
      const key = `${spoken}:${word}`;
      const cost = costs.get(key) ?? costOf(heardWord(spoken), word);
      costs.set(key, cost);
      return cost;
    },
  };
}

type HeardWord = { spoken: string; pieces: readonly string[]; joined: string; sound: string };

function hear(spoken: string): HeardWord {
  const pieces = spoken.split(' ');
  const joined = pieces.join('');
  return { spoken, pieces, joined, sound: soundOf(joined) };
}

function costOf({ spoken, pieces, joined, sound }: HeardWord, word: string): number {
  if (joined === word) return 0.03;
  if (misheardWords.get(spoken) === word) return 0.2;
  if (word.length < 4 || Math.abs(joined.length - word.length) > 4) return never;
  if (!soundAlikeAtFirst(joined, word)) return never;
  if (pieces.length > 1) return word.length < 6 || pieces.includes(word) ? never : soundCost(joined, sound, word);
  return otherWords.has(joined) ? never : Math.min(inflectionCost(joined, word), soundCost(joined, sound, word));
}

function inflectionCost(heard: string, word: string): number {
  if (withoutPlural(heard) === withoutPlural(word)) return 0.04;
  const longEnough = Math.min(heard.length, word.length) >= 6;
  return longEnough && withoutEnding(heard) === withoutEnding(word) ? 0.25 : never;
}

const withoutPlural = (word: string): string => word.replace(/([^s])s$/, '$1');
const withoutEnding = (word: string): string => withoutPlural(word).replace(/(?:ed|ing|e)$/, '');

function soundCost(heard: string, heardSound: string, word: string): number {
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  const half = Math.ceil(word.length / 2);
  const distance = editDistance(heard, word, half + 1);
  if (distance <= most) return 0.15 + 0.1 * distance;
  if (distance > half || heardSound.length < 2 || heardSound !== soundOf(word)) return never;
  if (word.length === 4) return distance === 1 ? 0.3 : never;
  return heardSound.length >= 3 ? 0.35 : never;
}

/** First letters that are said alike: a word that begins otherwise is another word. */
const soundAlikeAtFirst = (one: string, other: string): boolean => firstSound(one) === firstSound(other);
const alikeAtFirst = ['aeiou', 'ckgqj', 'bp', 'dt', 'fv', 'mn', 'sxz', 'rw'];
const firstSound = (word: string): string => {
  const letter = word.startsWith('ph') ? 'f' : word.startsWith('kn') ? 'n' : (word[0] ?? '');
  return alikeAtFirst.find((letters) => letters.includes(letter)) ?? letter;
};
