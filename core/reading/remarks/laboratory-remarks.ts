import { type Span, overlaps } from '../../kernel/span.ts';
import type { ReadResult } from '../doubts/result-doubts.ts';
import { isBlank, linesOf, type Piece } from '../lines.ts';

export type SampleProblem = 'hemolyzed' | 'clotted' | 'contaminated' | 'late' | 'fatty' | 'unreliable';

/**
 * What the laboratory says of its own results. `rows` are those it speaks of; none where it speaks of the whole report. `isCancelled`:
 * that they are not to be used, or that it wants a new sample. `earlier` is the number that a correction replaces.
 */
export type LaboratoryRemark = { rows: ReadResult[]; span: Span } & (
  | { kind: 'doubt'; problem: SampleProblem; isCancelled: boolean }
  | { kind: 'corrected'; earlier: string | null }
  | { kind: 'preliminary' }
  | { kind: 'new_sample' }
);

export type LaboratoryDoubt = Extract<LaboratoryRemark, { kind: 'doubt' }>;

/** What the laboratory doubts of a row; that it is not to be used is said before why. */
export function doubtOf(remarks: readonly LaboratoryRemark[], row: ReadResult): LaboratoryDoubt | undefined {
  const doubts = remarks.filter((remark) => remark.kind === 'doubt');
  const own = doubts.filter(({ rows }) => rows.includes(row));
  const [first] = own.length > 0 ? own : doubts.filter(({ rows }) => rows.length === 0);
  return first && { ...first, isCancelled: [...own, first].some(({ isCancelled }) => isCancelled) };
}

/** Such words take a number back; others only say that it may be off. */
const takesBack =
  /\b(?:unreliable|(?:must|should) not be (?:used|relied on)(?! (?:for|as|without)\b)|do not (?:use|act on|rely on) (?:the |this |these )?(?:\w+ )?(?:results?|values?|numbers?)|disregard (?:the |this |these )?(?:\w+ )?(?:results?|values?|numbers?)|please disregard(?=\W*$)|(?:results?|values?) (?:is |are )?(?:not (?:valid|reliable)|invalid)(?! (?:for|without)\b)|spurious(?:ly)?|artef?actual(?:ly)?|artef?act|(?:sample|specimen) mix-?up|mis-?labell?ed|wrong (?:patient|sample))\b/i;

/** The surest word first: "falsely raised" beside "haemolysed" is told as the latter. */
const problems: readonly [says: RegExp, problem: SampleProblem][] = [
  [/\bha?emol[yi][sz](?:ed|is|ing)\b/i, 'hemolyzed'],
  [/\bclotted\b|\bclots (?:present|seen|in)\b|\bplatelet clump(?:s|ing)\b/i, 'clotted'],
  [/\bcontaminat(?:ed|ion)\b/i, 'contaminated'],
  [
    /\b(?:delayed separation|received (?:too )?late|sample (?:is )?(?:too )?old|delay in (?:transit|transport))\b/i,
    'late',
  ],
  [/\blipa?emi[ac]\b/i, 'fatty'],
  [takesBack, 'unreliable'],
  [
    /\b(?:interpret with caution|not consistent with (?:earlier|previous)|falsely (?:raised|high|low|elevated|increased|decreased))\b/i,
    'unreliable',
  ],
];
const denies = /\b(?:no|not|non|nil|none|without|negative for|free of)[\s-]+(?:\w+[\s-]+){0,2}$|\bindex\b/i;
const deniesBehind = /^\W{0,4}(?:index\b|none\b|nil\b|negative\b|absent\b|0\b|not seen\b)/i;
/** Rules and keys speak of what may happen: "If hemolyzed, ...", "TNP = specimen clotted". */
const isRule = /^\s*(?:if|when)\b|=/i;

const corrected =
  /\b(?:corrected|amended|revised) (?:report|result|copy)\b|\b(?:previously|originally|initially|first) reported\b|\bcorrected from\b/i;
/** "Previously reported as 14 ng/L", "corrected from 7.1", "(was 14)". */
const earlierNumber = /\b(?:reported as|corrected from|was)\s*:?\s*([<>]?\s?\d[\d.,]*\d|[<>]?\s?\d)(?![\d/:])/i;
const preliminary = /\bpreliminary\b/i;
const final = /\bfinal\b/i;
const statusLine = /^\s*(?:result )?status\s*:\s*preliminary\b/i;
const newSample =
  /\b(?:re-?collect|redraw|repeat (?:sample|specimen|urgently|collection)|(?:send|submit) (?:a )?(?:new|fresh|repeat) (?:sample|specimen)|(?:new|fresh|repeat) (?:sample|specimen) (?:is )?(?:needed|required|requested|advised))\b/i;
const anything = new RegExp(
  [...problems.map(([says]) => says), corrected, preliminary, newSample].map(({ source }) => source).join('|'),
  'i',
);

/** A laboratory says such things in a few lines. */
const mostLines = 200;

export function laboratoryRemarks(text: string, rows: readonly ReadResult[]): LaboratoryRemark[] {
  if (!anything.test(text)) return [];
  const lines = linesOf(text);
  const speaking = lines.flatMap(({ text: words }, at) => (anything.test(words) && !isRule.test(words) ? [at] : []));
  return speaking.slice(0, mostLines).flatMap((at) => {
    const line = lines[at];
    return line === undefined ? [] : remarksIn(line, { lines, at, rows, text });
  });
}

type Place = { lines: readonly Piece[]; at: number; rows: readonly ReadResult[]; text: string };

function remarksIn(line: Piece, place: Place): LaboratoryRemark[] {
  const { span, text: words } = line;
  const about = rowsMeant(line, place);
  // A mix-up of the value before is mended.
  const problem = corrected.test(words) || (about.length === 0 && !ofSample.test(words)) ? undefined : problemIn(words);
  const isStatus = statusLine.test(words);
  return [
    ...(problem === undefined
      ? []
      : [
          {
            kind: 'doubt' as const,
            problem,
            isCancelled: problem === 'contaminated' || takesBack.test(words) || newSample.test(words),
            rows: about,
            span,
          },
        ]),
    ...(corrected.test(words)
      ? [{ kind: 'corrected' as const, earlier: earlierNumber.exec(words)?.[1] ?? null, rows: about, span }]
      : []),
    ...(preliminary.test(words) && (isStatus || !final.test(place.text))
      ? [{ kind: 'preliminary' as const, rows: isStatus ? rowAbove(place) : [], span }]
      : []),
    ...(newSample.test(words) ? [{ kind: 'new_sample' as const, rows: about, span }] : []),
  ];
}

function problemIn(words: string): SampleProblem | undefined {
  return problems.find(([says]) => {
    const found = says.exec(words);
    if (found === null) return false;
    const behind = words.slice(found.index + found[0].length);
    return !denies.test(words.slice(0, found.index)) && !deniesBehind.test(behind);
  })?.[1];
}

/** What is said of all results speaks of them or of the sample: a person can be unreliable too. */
const ofSample =
  /\b(?:samples?|specimens?|results?|values?|numbers?|tubes?|ha?emol\w+|clots?|clotted|lipa?emi[ac]|re-?collect\w*|redraw|separation)\b/i;

const aboutOne = /^\s|\bthis result\b/i;

/** The rows that a line speaks of: its own, those it names, or the one it stands under; none for all of them. */
function rowsMeant(line: Piece, place: Place): ReadResult[] {
  const own = place.rows.filter(({ span }) => overlaps(span, line.span));
  if (own.length > 0) return own;
  const named = place.rows.filter((row) => isNamedIn(row, line.text.toLowerCase()));
  if (named.length > 0) return named;
  return aboutOne.test(line.text) || /^previously/i.test(line.text.trim()) ? rowAbove(place) : [];
}

const shortestName = 3;

function isNamedIn({ name }: ReadResult, words: string): boolean {
  const bare = name.toLowerCase().replace(/[^\p{L}\d]+$/u, '');
  const at = bare.length < shortestName ? -1 : words.indexOf(bare);
  return at >= 0 && !/\p{L}/u.test(words[at - 1] ?? '') && !/\p{L}/u.test(words[at + bare.length] ?? '');
}

/** The last row above a line, with nothing blank between. */
function rowAbove({ lines, at, rows }: Place): ReadResult[] {
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above];
    if (line === undefined || isBlank(line)) return [];
    const found = rows.filter(({ span }) => overlaps(span, line.span));
    if (found.length > 0) return found.slice(-1);
  }
  return [];
}
