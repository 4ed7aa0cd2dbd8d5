import type { LexiconEntry } from './entries.ts';
import { isPlainWord } from './plain-words.ts';
import parts from './word-parts.json' with { type: 'json' };

const endings = parts.endings.map(([ending = '', ofPlace = '', ofThing]) => ({ ending, ofPlace, ofThing }));
const places = new Map(Object.entries(parts.places));
const things = new Map(Object.entries(parts.things));
const longestRoot = Math.max(...[...places.keys(), ...things.keys()].map(({ length }) => length));
/** An ovary has cysts that are taken out, too. */
const ambiguous = /^cyst(?:ec|o)tom/;
const shortest = 7;
const longest = 40;

/**
 * Names of operations and diseases are made of parts: "esophagogastrectomy" is surgery on the food pipe and the stomach. A name that no
 * entry knows is told by its parts, where every one of them is known.
 */
export function entryByParts(word: string): LexiconEntry | undefined {
  if (word.length < shortest || word.length > longest || isPlainWord(word) || ambiguous.test(word)) return undefined;
  for (const { ending, ofPlace, ofThing } of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const thing = things.get(stem);
    if (thing !== undefined && ofThing !== undefined) return entryOf(word, ofThing.replace('{y}', thing));
    const named = placesIn(stem);
    if (named !== undefined) return entryOf(word, ofPlace.replace('{x}', named.join(' and ')));
  }
  return undefined;
}

const entryOf = (word: string, say: string): LexiconEntry => ({
  say,
  forms: [word],
  category: 'noun',
  number: 'mass',
  keepName: true,
  examples: [],
});

const mostRoots = 3;

/** "esophagogastr": the roots of a stem, joined by an o or an i. */
function placesIn(stem: string): string[] | undefined {
  const named: string[] = [];
  let at = 0;
  while (at < stem.length) {
    const root = rootAt(stem, at);
    if (root === undefined || named.length === mostRoots) return undefined;
    named.push(places.get(root) ?? '');
    at += root.length;
    if (at < stem.length && /[oi]/.test(stem.charAt(at))) at += 1;
  }
  return named.length === 0 ? undefined : [...new Set(named)];
}

/** The longest root that begins here. */
function rootAt(stem: string, at: number): string | undefined {
  for (let length = Math.min(longestRoot, stem.length - at); length > 1; length -= 1) {
    const root = stem.slice(at, at + length);
    if (places.has(root)) return root;
  }
  return undefined;
}
