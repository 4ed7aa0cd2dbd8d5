import { append } from '../../kernel/append.ts';
import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Phenotype } from '../../reading/genes/read-phenotypes.ts';
import { isBlank, itemMarkLength, linesOf, type Piece } from '../../reading/lines.ts';
import { sentencesOf } from '../../reading/sentences.ts';
import type { Statement } from '../../statements/statement.ts';

/** What a report on genes says of one medicine for this person; null words where it speaks of other people alone. */
export type GeneNote = { medicine: string; words: string | null; span: Span };

type Genes = { read: readonly Phenotype[]; knowledge: Pick<Knowledge, 'findMedicines'> };

/** "Codeine (CYP2D6): avoid.", "Azathioprine   Start low (TPMT).": a medicine, and what is to be done with it. */
const entry = /^(\p{L}[^:|\t\n(]{2,50}?(?:\s?\([^()\n]{1,50}\))?)\s*(?::|\s[-–—]\s|\||\t| {2,})\s*(?=\S)/u;

/** The notes on medicines below the first gene of a report, each with all of its sentences that are not about others. */
export function geneNotes(text: string, { read, knowledge }: Genes): GeneNote[] {
  const [first] = read;
  if (first === undefined) return [];
  const isRow = new Set(read.map(({ span }) => span[0]));
  const notes: { medicine: string; words: string[]; span: Span }[] = [];
  let open = false;
  for (const line of linesOf(text)) {
    if (
      isBlank(line) ||
      line.span[1] <= first.span[1] ||
      [...isRow].some((at) => at >= line.span[0] && at < line.span[1])
    ) {
      open = false;
      continue;
    }
    const words = line.text.slice(itemMarkLength(line.text)).replace(/^[\s|]+/, '');
    const head = entry.exec(words);
    const isMedicine = head !== null && knowledge.findMedicines(head[1] ?? '').some(({ start }) => start < 3);
    const last = notes.at(-1);
    if (isMedicine)
      notes.push({
        medicine: head[1]?.trim() ?? '',
        words: ownSentences(words.slice(head[0].length), head[1] ?? '', read),
        span: line.span,
      });
    else if (open && last !== undefined && /^\s|^[\p{Ll}(]/u.test(line.text)) {
      append(last.words, ownSentences(words, last.medicine, read));
      last.span = [last.span[0], line.span[1]];
    }
    open = isMedicine || (open && /^\s|^[\p{Ll}(]/u.test(line.text));
  }
  return notes.map(({ medicine, words, span }) => ({
    medicine,
    words: words.length === 0 ? null : words.join(' '),
    span,
  }));
}

/** Of the sentences of a note those on this person, who may be one of those of whom it speaks. */
function ownSentences(words: string, medicine: string, read: readonly Phenotype[]): string[] {
  const named = read.filter(({ gene }) => `${medicine} ${words}`.includes(gene));
  const own = new Set((named.length === 0 ? read : named).map(({ printed }) => printed.toLowerCase()));
  return sentencesOf(words, [0, words.length]).flatMap(({ text }) => {
    const parts = text
      .replace(/\s*\|\s*$/, '')
      .split(/;\s/)
      .filter((part) => !isOfOthers(part, own));
    return parts.length === 0 ? [] : [parts.join('; ')];
  });
}

const kinds = String.raw`metaboli[sz]ers?|acetylators?|express[eo]rs|carriers|homozygotes|heterozygotes`;
const kind = new RegExp(String.raw`\b(\p{L}+[- ](?:metaboli[sz]er|acetylator))s\b`, 'iu');
const ofOthers = new RegExp(
  String.raw`^\W*(?:general(?:ly)?|in general|for (?:other|most) people)\b|^\W*(?:\p{L}+[- ]?){0,3}\b(?:${kinds}|patients|people|individuals|persons|subjects|adults|children)\b(?! of this| with this result)|\b(?:patients|people|carriers|individuals|those|anyone|somebody) (?:with|who)\b`,
  'iu',
);

/** "Poor metabolizers need less", "Carriers must not take it": about others, unless this person is one. */
export function isOfOthers(printed: string, own: ReadonlySet<string>): boolean {
  const words = printed.replace(/^\W*(?:(?:general )?notes?|comments?|remarks?):\s*/i, '');
  const said = kind.exec(words)?.[1]?.toLowerCase();
  if (said !== undefined) return !own.has(said);
  if (/^\W*carriers\b/i.test(words))
    return !own.has('positive') && !own.has('carrier') && !own.has('present') && !own.has('detected');
  return ofOthers.test(words);
}

/** What asks for another dose or another medicine. */
const weighty =
  /\b(?:avoid|contra-?indicated|not recommended|do not|must not|should not|reduc\w+|lower\w*|higher (?:starting )?dose|increase\w*|alternative|another (?:medicine|drug)|start with|different)\b/i;
const unchanged = /\b(?:no change|standard (?:use|dos\w+)|(?:may|can) be used|as usual|label)\b/i;

/**
 * In a paper with a table of genes a note on other people is no result. In a report, the first statement of a note says all of it; what is
 * named above the table is its title.
 */
export function asGeneNote(
  statement: Statement,
  {
    rows,
    notes,
    own,
    isReport,
    text,
  }: { rows: readonly Span[]; notes: readonly GeneNote[]; own: ReadonlySet<string>; isReport: boolean; text: string },
): Statement {
  const [first] = rows;
  if (first === undefined) return statement;
  const note = isReport
    ? notes.find(({ span }) => statement.span[0] >= span[0] && statement.span[0] < span[1])
    : undefined;
  if (note !== undefined) {
    const isFirst = !/[.;]\s/.test(text.slice(note.span[0], statement.span[0]).replace(/\([^()]*\)/g, ''));
    if (!isFirst || note.words === null) return { ...statement, role: 'furniture' };
    // Lines without a stop between them are one statement.
    const more = notes.filter(({ span }) => span[0] > note.span[0] && span[0] < statement.span[1]);
    const further = more.flatMap(({ medicine, words }) => (words === null ? [] : `${medicine}: ${words}`));
    return saidOf(statement, note.medicine, [note.words, ...further].join(further.length > 0 ? '; ' : ''));
  }
  const kept = statement.text.split(/;\s/).filter((part) => !isOfOthers(part, own));
  if (kept.length === 0) return { ...statement, role: 'furniture' };
  if (!isReport) return statement.role === 'next_step' ? statement : { ...statement, text: kept.join('; ') };
  if (statement.span[0] < first[0] || isTableHead(statement.text)) return { ...statement, role: 'furniture' };
  const words = kept.join('; ');
  const head = entry.exec(words);
  // Notes that follow one another in a line.
  if (head?.[1] !== undefined && statement.role !== 'conclusion' && statement.role !== 'next_step')
    return saidOf(statement, head[1], words.slice(head[0].length));
  return { ...statement, text: words, role: isMarker.test(statement.text) ? 'finding' : statement.role };
}

const saidOf = (statement: Statement, medicine: string, words: string): Statement => ({
  ...statement,
  // Its medicine is part of it: "no change" leans on nothing above.
  ...{ text: `${medicine}: ${words}`, label: null, heading: 'notes' },
  role: weighty.test(words) && !unchanged.test(words) ? 'conclusion' : 'finding',
});

/** "F5 (Leiden) - not detected": one marker of a list, and not what the report comes to. */
const isMarker = /^\W*[\p{Lu}\d-]{2,10}\b.{0,40}\b(?:not detected|negative|positive|detected|absent|normal)\W*$/iu;

export const isTableHead = (line: string): boolean =>
  /^\W*(?:(?:medicine|drug|medication)\W+)?gene\W+(?:diplotype|genotype|alleles?|result|variant|phenotype)\b|^\W*(?:medicines?|drugs?|medications?)\W+(?:genes?\W+)?(?:advice|guidance|recommendations?|implications?|comments?|notes?|action|use|dos(?:e|ing))\W*$/i.test(
    line,
  );

export const linesOfHeads = (text: string): Piece[] => linesOf(text).filter((line) => isTableHead(line.text));
