import type { LabResult } from '../../documents/explanation.ts';
import { overlaps, type Span } from '../../kernel/span.ts';
import { supportAround } from '../support.ts';
import { hintedLines } from '../align/align-quote.ts';
import type { Told } from '../told/told-sentence.ts';
import type { ToldMention } from '../told/told-mentions.ts';
import type { VerifySource } from './verify-source.ts';

/** What a sentence stands on: whole rows and sentences around its quotes, its named lines and the things it names. */
export type Evidence = {
  /** Around the quotes and on the named lines. */
  near: readonly Span[];
  /** The same, and around every place of what the sentence names. */
  all: readonly Span[];
  nearText: string;
  text: string;
  /** Rows that `near` touches. */
  rows: readonly LabResult[];
};

/** What a sentence of general knowledge stands on. */
export const noEvidence: Evidence = { near: [], all: [], nearText: '', text: '', rows: [] };

/** More named lines than this name nothing. */
const mostLines = 8;
/** A thing that stands in many places of a document is looked up in the first of them. */
const mostPlaces = 6;

export function evidenceOf(
  quotes: readonly Span[],
  lines: readonly number[],
  { told, mentions, source }: { told: Told; mentions: readonly ToldMention[]; source: VerifySource },
): Evidence {
  const { text } = source.explanation;
  const around = (span: Span): Span => supportAround(text, span);
  const hinted = hintedLines(lines.slice(0, mostLines), source.alignable).map(({ span }) => span);
  const near = merge([
    ...quotes.map(around),
    ...hinted.map((span) => (span[1] - span[0] > 400 ? around([span[0], span[0] + 1]) : span)),
  ]);
  const named = mentions.flatMap(({ links }) => links.slice(0, mostPlaces).map(({ span }) => around(span)));
  const ofRows = told.analytes.flatMap(({ rows }) => rows.map(({ span }) => around(span)));
  const all = merge([...near, ...named, ...ofRows, ...medicineLines(told, source).map(around)]);
  const textOf = (spans: readonly Span[]): string => spans.map((span) => text.slice(...span)).join('\n');
  return {
    near,
    all,
    nearText: textOf(near),
    text: textOf(all),
    rows: source.rows.filter(({ span }) => near.some((one) => overlaps(one, span))),
  };
}

/** Where the document names a medicine that the sentence names. */
function medicineLines(told: Told, { medicines }: VerifySource): Span[] {
  const named = new Set(told.medicines.map(({ entry }) => entry.generic));
  return medicines.filter(({ entry }) => named.has(entry.generic)).map(({ start, end }) => [start, end]);
}

function merge(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
