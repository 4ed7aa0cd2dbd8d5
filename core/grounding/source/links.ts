import type { Span } from '../../kernel/span.ts';
import type { TermEntry } from '../../knowledge/entries.ts';
import { tokenise } from '../../knowledge/tokenise.ts';
import type { DocumentMention } from './document-mentions.ts';
import { expandedAt, expansionsOf } from './expansions.ts';
import { misprintOf } from './misprints.ts';
import type { VerifySource } from './verify-source.ts';

/** Words that say nothing of what is named. */
const empty = new Set(
  'a an the of in on to and or your my with for from by at is are this that some any small large mild moderate severe left right level test result count value amount shot'.split(
    ' ',
  ),
);

const contentWords = (words: string): string[] =>
  tokenise(words).flatMap(({ folded }) => (empty.has(folded) ? [] : [folded]));

/** The places where the document names the very thing. */
export const linksByEntry = ({ term }: TermEntry, { mentions }: VerifySource): readonly DocumentMention[] =>
  mentions.of(term);

/**
 * The places that a name can mean by its words: a sentence that holds them all, else what the glossary calls so ("high blood pressure"
 * for hypertension). What is serious is only what it is called, never what a definition happens to speak of.
 */
export function linksByWords(words: string, source: VerifySource, entry?: TermEntry): readonly DocumentMention[] {
  const known = linksKnown(source).byWords;
  const key = `${strictnessOf(entry)}${words}`;
  const links = known.get(key) ?? findByWords(words, source, entry);
  known.set(key, links);
  return links;
}

/** All of an entry that a look-up by words depends on. */
const strictnessOf = (entry?: TermEntry): string =>
  `${entry?.serious === true ? 's' : ''}${entry?.kind === 'condition' ? 'c' : ''}:`;

/** Sentences of one document name the same things again and again: each is looked up once. */
type LinksKnown = {
  byWords: Map<string, readonly DocumentMention[]>;
  byPrinted: Map<readonly string[], readonly DocumentMention[]>;
};
const linksOfSources = new WeakMap<VerifySource, LinksKnown>();

function linksKnown(source: VerifySource): LinksKnown {
  const known = linksOfSources.get(source) ?? { byWords: new Map(), byPrinted: new Map() };
  linksOfSources.set(source, known);
  return known;
}

function findByWords(words: string, source: VerifySource, entry?: TermEntry): DocumentMention[] {
  const wanted = contentWords(words);
  if (wanted.length === 0) return [];
  const printed = printedTogether(wanted, source);
  if (printed.length > 0) return printed;
  const misprinted = wanted.map(
    (word) => [word, `non${word}`].find((one) => source.mentions.hasWord(one)) ?? misprintOf(word, source),
  );
  if (misprinted.every((word) => word !== undefined)) return printedTogether(misprinted, source);
  const isStrict = entry?.serious === true || entry?.kind === 'condition';
  const expanded = expansionsOf(source).filter(({ meaning, explaining }) =>
    wanted.every((word) => (isStrict ? meaning : explaining).has(word)),
  );
  if (expanded.length > 0 && (wanted.length > 1 || !bodyWords.has(wanted[0] ?? '')))
    return expanded.map(({ span }) => mentionAt(span, source));
  return source.mentions.all.filter(({ entry: named }) => {
    if (named === undefined) return false;
    const { names, definition } = wordsOfEntry(named);
    if (wanted.every((word) => names.has(word))) return wanted.length > 1 || isHead(wanted[0] ?? '', named);
    return entry?.serious !== true && entry?.kind !== 'condition' && wanted.every((word) => definition.has(word));
  });
}

/** "Infection" can mean a lung infection, "lung" cannot. */
const isHead = (word: string, { term, plain = '', also }: TermEntry): boolean =>
  [term, plain, ...also].some((name) => contentWords(name).includes(word)) && !bodyWords.has(word);

const bodyWords = new Set(
  'lung heart kidney liver blood bone skin brain chest cell body pressure muscle joint stomach bowel eye ear nerve vein artery'.split(
    ' ',
  ),
);

function printedTogether(wanted: readonly string[], { mentions, explanation }: VerifySource): DocumentMention[] {
  const places = wanted.map((word) => mentions.atWord(word));
  if (places.some((of) => of.length === 0)) return [];
  const rarest = places.reduce((least, of) => (of.length < least.length ? of : least));
  return rarest.flatMap((span): DocumentMention[] => {
    const [from, to] = lineAt(explanation.text, span);
    const isTogether = places.every((of) => of.some(([start]) => start >= from && start < to));
    if (!isTogether) return [];
    const known = mentions.all.find((mention) => mention.span[0] <= span[0] && span[1] <= mention.span[1]);
    return [known ?? { entry: undefined, span, finding: undefined }];
  });
}

/** The line around a place, for reports put a label before several short sentences. */
function lineAt(text: string, [start]: Span): Span {
  const stop = text.indexOf('\n', start);
  const [from, to] = [text.lastIndexOf('\n', start) + 1, stop === -1 ? text.length : stop];
  return [Math.max(from, start - longestLine), Math.min(to, start + longestLine)];
}

const longestLine = 240;

/** Places that begin with one of the printed beginnings of a lay name. */
export function layLinks(printed: readonly string[], source: VerifySource): readonly DocumentMention[] {
  const known = linksKnown(source).byPrinted;
  const links = known.get(printed) ?? findByPrinted(printed, source);
  known.set(printed, links);
  return links;
}

const findByPrinted = (printed: readonly string[], source: VerifySource): DocumentMention[] =>
  printed.flatMap((beginning) =>
    [...placesOfBeginning(beginning, source), ...expandedAt(beginning, source)].map((span) => mentionAt(span, source)),
  );

const mentionAt = (span: Span, { mentions }: VerifySource): DocumentMention =>
  mentions.all.find((mention) => mention.span[0] < span[1] && span[0] < mention.span[1]) ?? {
    entry: undefined,
    span,
    finding: undefined,
  };

const shortest = 4;
/** Found at the end of words too. */
const endings = new Set(['itis', 'ectomy', 'plasty', 'otomy', 'ostomy']);
/** "Nondistended". */
const afterNon = /(?:^|[^a-z])non[-\u2010-\u2015]?$/;

/** Short beginnings are whole words. */
function placesOfBeginning(beginning: string, { lower }: VerifySource): Span[] {
  const places: Span[] = [];
  for (let at = lower.indexOf(beginning); at !== -1 && places.length < 50; at = lower.indexOf(beginning, at + 1)) {
    const end = at + beginning.length;
    const isStart =
      endings.has(beginning) ||
      !/[a-z]/.test(lower[at - 1] ?? '') ||
      afterNon.test(lower.slice(Math.max(0, at - 5), at));
    if (isStart && (beginning.length >= shortest || !/[a-z]/.test(lower[end] ?? ''))) places.push([at, end]);
  }
  return places;
}

type EntryWords = { names: ReadonlySet<string>; definition: ReadonlySet<string> };
const known = new WeakMap<TermEntry, EntryWords>();

function wordsOfEntry(entry: TermEntry): EntryWords {
  const found = known.get(entry);
  if (found) return found;
  const [first = ''] = entry.definition.split(/(?<=\.)\s/);
  const words = {
    names: new Set([entry.term, ...entry.also, entry.plain ?? ''].flatMap(contentWords)),
    definition: new Set(contentWords(first)),
  };
  known.set(entry, words);
  return words;
}
