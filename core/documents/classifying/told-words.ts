import { expandPhrases } from '../../kernel/expand-phrases.ts';
import { createPhraseIndex } from '../../knowledge/phrase-index.ts';
import type { DocumentKind } from '../document-kinds.ts';
import { kinds } from './kinds-in-order.ts';
import { evidenceWords } from './evidence.ts';
import plainPapers from './plain-papers.json' with { type: 'json' };

/** What the words of a text speak for. `families` are those of plain papers. */
export type ToldWords = {
  kinds: ReadonlyMap<DocumentKind, number>; // points of each kind: one for every different phrase, four for one that settles it
  evidence: ReadonlySet<string>; // those of `evidenceWords`
  families: number;
  clinical: number;
};

type Entry = {
  phrase: string;
  kinds: { kind: DocumentKind; points: number }[];
  evidence: string[];
  family: number | null;
  isClinical: boolean;
};

const settling = 4;

/** One index for all lists, so that a text is walked through once. A phrase may stand in several. */
const entries = new Map<string, Entry>();
for (const { kind, body = [], sure = [] } of kinds) {
  for (const phrase of expandPhrases(body)) entryOf(phrase).kinds.push({ kind, points: 1 });
  for (const phrase of expandPhrases(sure)) entryOf(phrase).kinds.push({ kind, points: settling });
}
for (const words of evidenceWords) for (const phrase of expandPhrases([words])) entryOf(phrase).evidence.push(words);
plainPapers.families.forEach((list, family) => {
  for (const phrase of expandPhrases(list)) entryOf(phrase).family = family;
});
for (const phrase of expandPhrases(plainPapers.clinicalWords)) entryOf(phrase).isClinical = true;

const index = createPhraseIndex([...entries.values()], ({ phrase }) => [phrase]);

function entryOf(phrase: string): Entry {
  const known = entries.get(phrase);
  if (known) return known;
  const entry: Entry = { phrase, kinds: [], evidence: [], family: null, isClinical: false };
  entries.set(phrase, entry);
  return entry;
}

/** A text says enough of itself in its first pages. */
const longestRead = 20_000;

export function toldWords(text: string): ToldWords {
  const found = new Set(index.findAll(text.slice(0, longestRead)).map(({ entry }) => entry));
  const counts = new Map<DocumentKind, number>();
  const evidence = new Set<string>();
  const families = new Set<number>();
  let clinical = 0;
  for (const entry of found) {
    for (const { kind, points } of entry.kinds) counts.set(kind, (counts.get(kind) ?? 0) + points);
    for (const words of entry.evidence) evidence.add(words);
    if (entry.family !== null) families.add(entry.family);
    if (entry.isClinical) clinical += 1;
  }
  return { kinds: counts, evidence, families: families.size, clinical };
}
