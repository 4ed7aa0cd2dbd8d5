import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { DocumentKind } from '../document-kinds.ts';
import { documentTypes, type DocumentType } from '../document-types.ts';
import lines from './evidence.json' with { type: 'json' };

/** Places where words speak for a type: whole names of sections, words that such a name may hold, and words of the text. */
type Words = { headings?: readonly string[]; headingWords?: readonly string[]; words?: readonly string[] };

/**
 * A line of the table: `points` for each of its words that a document has, `most` of them counted (one, where it is not said), where it has
 * at least `least` of them, and one of `with` too.
 */
type Line = Words & { for: DocumentType | DocumentKind; points: number; most?: number; least?: number; with?: Words };

type Places = { headings: ReadonlyMap<string, string>; headingWords: readonly string[]; words: readonly string[] };

const placesOf = ({ headings = [], headingWords = [], words = [] }: Words): Places => ({
  headings: new Map(headings.flatMap((phrase) => expandPhrases([phrase]).map((name) => [name, phrase]))),
  headingWords: expandPhrases(headingWords),
  words,
});

const table = (lines as readonly Line[]).map((line) => ({
  for: line.for,
  points: line.points,
  most: line.most ?? 1,
  least: line.least ?? 1,
  places: placesOf(line),
  also: line.with && placesOf(line.with),
}));

/** The words of a text that the table asks for, each with its choices: "(internal|external) carotid". */
export const evidenceWords: readonly string[] = [
  ...new Set(table.flatMap(({ places, also }) => [...places.words, ...(also?.words ?? [])])),
];

export type Evidence = { types: ReadonlyMap<DocumentType, number>; kinds: ReadonlyMap<DocumentKind, number> };

/** What the sections of a document and its words (of `evidenceWords`) speak for, in points. */
export function weighEvidence(sectionNames: readonly string[], words: ReadonlySet<string>): Evidence {
  const names = [...new Set(sectionNames)];
  const types = new Map<DocumentType, number>();
  const kinds = new Map<DocumentKind, number>();
  for (const line of table) {
    const count = countIn(line.places, names, words);
    if (count < line.least || (line.also && countIn(line.also, names, words) === 0)) continue;
    const points = Math.min(count, line.most) * line.points;
    if (isType(line.for)) types.set(line.for, (types.get(line.for) ?? 0) + points);
    else kinds.set(line.for, (kinds.get(line.for) ?? 0) + points);
  }
  return { types, kinds };
}

/** What is both, such as a discharge summary, is meant as the type: a paper may be a finer kind of it. */
const isType = (name: DocumentType | DocumentKind): name is DocumentType =>
  (documentTypes as readonly string[]).includes(name);

function countIn(places: Places, names: readonly string[], words: ReadonlySet<string>): number {
  const headings = new Set(names.flatMap((name) => places.headings.get(name) ?? nameHolding(places, name)));
  return headings.size + places.words.filter((phrase) => words.has(phrase)).length;
}

const nameHolding = ({ headingWords }: Places, name: string): string[] =>
  headingWords.some((word) => name.includes(word)) ? [name] : [];
