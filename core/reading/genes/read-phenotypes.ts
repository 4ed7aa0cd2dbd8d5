import { linesOf, trimmed, type Piece } from '../lines.ts';
import type { Span } from '../../kernel/span.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import data from './pharmacogenes.json' with { type: 'json' };

/** How a gene makes a body handle medicines, as a report says it. */
export type Phenotype = {
  gene: string;
  /** `usual`: as in most people; `absent` and `found`: a marker of which only its presence counts. */
  is: 'usual' | 'other' | 'found' | 'absent' | 'unclear';
  says: string | null;
  printed: string;
  span: Span;
};

/** The standard terms of such reports, and how others put them; `short` in capitals. */
const meanings = (data.meanings as { is: Phenotype['is']; words: string[]; short?: string; says?: string }[]).map(
  ({ is, words, short, says = null }) => ({
    is,
    says,
    words: phrasePattern(words, data.lists),
    short: short === undefined ? undefined : new RegExp(String.raw`\b${short}\b`),
  }),
);

const genes = String.raw`CYP\d[A-Z]\d{1,2}|UGT\d[AB]\d{1,2}|${data.genes.join('|')}`;
/** The gene of a row, first or behind a cell that names a medicine: "CYP2C19   *2/*17", "Codeine | CYP2D6 | *4/*4". */
const named = new RegExp(
  String.raw`^\W{0,6}(?:gene:? ?|[^|\t\n]{1,40}?(?:\s?\||\t| {2,})\s*)?(HLA-?\s?[ABCD]\w{0,3}\s?\*?\s?\d{2}:\d{2}|${genes})(?![\p{L}\d])`,
  'u',
);
/** What shows that the row tells of this person's gene, and not of genes: its two forms, or what was found. */
const forms =
  /\*\d+[A-Z]?(?:x\d+|xN)?\s?\/\s?\*\d+|(?<![\p{L}\d])[ACGT]\s?[/>]\s?[ACGT](?![\p{L}\d])|(?<![\p{L}\d])(?:AA|CC|GG|TT|AG|GA|CT|TC|GT|TG|AC|CA)(?![\p{L}\d])|\brs\d{3,}|\bc\.[-\d]\S+/u;
/** Behind its gene a result stands in a cell or behind a mark; a sentence goes on with a verb. */
const resultBehind = /^\S{0,14}(?:\s?[:|,;(=→\t]|\s?->| {2,}|\s-\s)/u;
const sentenceEnd = /(?:\p{Ll}{2}|[)\d])\.\s+(?=\p{Lu})/u;
const denied = /\b(?:not|no|neither|nor)\s(?:an?\s)?$/i;

/** The genes of a report that handle medicines, row by row; a sentence about such genes is no row. */
export function readPhenotypes(text: string): Phenotype[] {
  if (!mayName.test(text)) return [];
  const lines = linesOf(text);
  return lines.flatMap((line, at): Phenotype[] => {
    const found = named.exec(line.text);
    const gene = found?.[1];
    if (found === null || gene === undefined) return [];
    const row = rowOf(text, line, lines[at + 1]);
    const behind = row.text.slice(found[0].length);
    if (!forms.test(behind) && !(resultBehind.test(behind) || gene.includes('*'))) return [];
    const meaning = meaningIn(behind, gene);
    if (meaning === undefined) return [];
    return [{ gene: gene.replace(/\s+/g, ''), ...meaning, span: row.span }];
  });
}

const mayName = new RegExp(`HLA-|${genes}`);

/** The row up to the end of its first sentence; what stands alone below its gene belongs to it. */
function rowOf(text: string, line: Piece, next: Piece | undefined): Piece {
  const end = sentenceEnd.exec(line.text);
  if (end !== null) return trimmed(text, [line.span[0], line.span[0] + end.index + end[0].trimEnd().length]);
  const goesOn = next !== undefined && !named.test(next.text) && next.text.length < 90 && /^\s*\W?\*\d/.test(next.text);
  return trimmed(text, [line.span[0], goesOn ? next.span[1] : line.span[1]]);
}

function meaningIn(behind: string, gene: string): Pick<Phenotype, 'is' | 'says' | 'printed'> | undefined {
  for (const { words: form, short, is, says } of meanings) {
    const found = form.exec(behind) ?? short?.exec(behind) ?? null;
    if (found === null || denied.test(behind.slice(0, found.index))) continue;
    if ((is === 'absent' || is === 'found') && !gene.startsWith('HLA')) continue;
    return { is, says, printed: /^[A-Z]{2}$/.test(found[0]) ? found[0] : found[0].toLowerCase() };
  }
  // Its forms alone: told as they are printed.
  const printed = behind.replace(/[\s|:;,]+/g, ' ').trim();
  return forms.test(behind) && printed.length < 60 ? { is: 'unclear', says: null, printed } : undefined;
}
