import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { ReadResult } from '../doubts/result-doubts.ts';
import { unclearAnswersIn } from '../labs/wording.ts';
import type { Piece } from '../lines.ts';
import { corrected, earlierValue, isOfBefore, isWithdrawn } from './corrections.ts';
import { carriesMark, type RemarkBlock, remarkBlocks } from './remark-blocks.ts';
import { rowsNamedIn } from './rows-named.ts';
import { hasFinal } from './stages.ts';
import {
  alwaysTakenBack,
  anySampleWords,
  isOfTube,
  isTakenBack,
  problems,
  type SampleProblem,
  wantsNewSample,
  withoutEvidence,
} from './sample-problems.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './remark-words.json' with { type: 'json' };

/**
 * What the laboratory says of its own results: of `rows`, or of the whole report. `isCancelled`: not to be used; `earlier`: what a correction
 * replaces; `isWithdrawn`: something reported before is taken back.
 */
export type LaboratoryRemark = { rows: ReadResult[]; span: Span } & (
  | { kind: 'doubt'; problem: SampleProblem; isCancelled: boolean }
  | { kind: 'corrected'; earlier: string | null; isWithdrawn: boolean }
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

const denies = /\b(?:no|not|non|nil|none|without|negative for|free of)[\s-]+(?:\w+[\s-]+){0,2}$/i;
const deniesBehind = /^\W{0,4}(?:none\b|nil\b|negative\b|absent\b|0\b|not seen\b|unlikely\b|excluded\b|ruled out\b)/i;
/** "HEMOLYSIS SCREEN", "Haemolysis, icterus and lipaemia indices": what was looked for, and not what was found. */
const looksForIt =
  /^(?:[\s,/&-]{1,3}(?:and |or )?(?:icter\w+|lip(?:a?emi\w+|id)|turbidity|ha?emolysis)\b){0,3}[\s-](?:ind(?:ex|ices)|screen(?:ing)?|panel|profile|work-?up|tests?|testing|studies|checks?|markers?|parameters?|investigations?|evaluation|assessment|monitoring)\b/i;
/** "Low haptoglobin and schistocytes suggest haemolysis": blood that breaks in the body is an illness, and no fault of the tube. */
const ofBody =
  /\bha?emolysis\b(?=[^]*\b(?:haptoglobin|schistocyt|spherocyt|reticulocyt|in vivo|vascular|immune|an(?:a?)emi|jaundice|G6PD|coombs))|\b(?:haptoglobin|schistocyt|spherocyt|reticulocyt|in vivo|intravascular|autoimmune|G6PD|coombs)[^]*\bha?emolysis\b/i;
/** Rules and keys speak of what may happen, or of what a word means: "If hemolyzed, ...", "TNP = specimen clotted", "An invalid result is …". */
const isRule =
  /^\s*(?:if|when)\b|=|^\W*(?:(?:comment|note|remark)s?\s*:\s*)?(?:an?|any) [^.]{0,60}\b(?:results?|values?) (?:is|are|means?|does|do|indicates?|can(?:not)?|may|must|should|needs?)\b/i;

const preliminary = phrasePattern(phrases.preliminary);
const statusLine = /(?:^|[|;\t]|\s{2})\s*(?:result )?status\s*[:=]\s*(?:prelim(?:inary)?|interim|provisional)\b/i;
const anything = new RegExp([anySampleWords, corrected.source, preliminary.source].join('|'), 'iu');

/** A laboratory says such things in a few lines. */
const mostBlocks = 200;

type Block = RemarkBlock<ReadResult>;
type Place = { text: string; rows: readonly ReadResult[]; knowledge: Pick<Knowledge, 'findAnalyte'> };

export function laboratoryRemarks(
  text: string,
  rows: readonly ReadResult[],
  knowledge: Place['knowledge'],
): LaboratoryRemark[] {
  if (!anything.test(text)) return [];
  return remarkBlocks(text, rows)
    .filter(({ sentences }) => sentences.some(({ text: words }) => anything.test(words)))
    .slice(0, mostBlocks)
    .flatMap((block) => remarksIn(block, { text, rows, knowledge }));
}

/** A sentence that speaks, with the rows that it names. */
type Said = Piece & { named: ReadResult[]; isOfAll: boolean; problem: SampleProblem | undefined };

/** "An equivocal result can not be used": the rows with such an answer, which is doubt enough; undefined where it speaks of none such. */
function rowsAnswering(words: string, rows: readonly ReadResult[]): ReadResult[] | undefined {
  const spoken = unclearAnswersIn(words);
  const own = rows.filter(({ value }) => spoken.some((said) => said.includes(value.toLowerCase())));
  return own.length > 0 || spoken.some((said) => !ofSampleToo.test(said)) ? own : undefined;
}
/** "Invalid results" may be those of the report, whatever they say. */
const ofSampleToo = /^\W*(?:inv|inad|un(?!resolved|confirmed)|not?\b|failed)/;

/** "Given before as 6.9; that sample was haemolysed." */
const goesOn = /^\W*(?:that|those|it|they|which|due to|because|reason|cause)\b/i;

function remarksIn(block: Block, place: Place): LaboratoryRemark[] {
  const isCorrection = block.sentences.some(({ text }) => corrected.test(text));
  const isOfWhole = block.sentences.some(({ text }) => isOfTube(text));
  const said = block.sentences
    .filter(({ text }) => anything.test(text) && !isRule.test(text))
    .map((sentence, at, all): Said => {
      const ofAnswer = rowsAnswering(sentence.text, place.rows);
      const named = ofAnswer ?? rowsNamedIn(withoutEvidence(sentence.text, isOfWhole), place.rows, place.knowledge);
      const isOfAll = ofAll.test(sentence.text) && (named.length === 0 || excepts.test(sentence.text));
      const problem = problemIn(sentence.text);
      // A mix-up of the value before is mended.
      const before = goesOn.test(sentence.text) ? (all[at - 1]?.text ?? '') : '';
      // An old sample is that of now, kept too long.
      const isBefore = (isCorrection || problem !== 'late') && (isOfBefore(sentence.text) || isOfBefore(before));
      const isMended = isBefore || ofAnswer !== undefined || (isCorrection && problem === 'unreliable');
      return {
        ...sentence,
        named: isOfAll ? without(place.rows, named) : named,
        isOfAll,
        problem: isMended ? undefined : problem,
      };
    });
  const around = rowsAround(block, place);
  const named = [...new Set(said.flatMap((one) => (one.problem === undefined ? [] : one.named)))];
  return [
    ...doubtsIn(said, named.length > 0 ? named : around),
    ...said.flatMap((one): LaboratoryRemark[] => {
      const about = rowsOf(one, around);
      const isStatus = statusLine.test(one.text);
      const rows = (own: ReadResult[]) => ({
        rows: own.length === 0 && /^previously/i.test(one.text) ? block.above : own,
        span: one.span,
      });
      const earlier = earlierValue(
        one.text,
        about.map(({ value }) => value),
      );
      return [
        ...(corrected.test(one.text)
          ? [{ kind: 'corrected' as const, earlier, isWithdrawn: isWithdrawn(one.text), ...rows(about) }]
          : []),
        ...(preliminary.test(one.text) && (isStatus || !hasFinal(place.text))
          ? [{ kind: 'preliminary' as const, ...rows(isStatus || block.isInRow ? block.above : []) }]
          : []),
        ...(wantsNewSample(one.text) ? [{ kind: 'new_sample' as const, ...rows(about) }] : []),
      ];
    }),
  ];
}

/** What is doubted of the same rows is one doubt, told by its surest word. */
function doubtsIn(said: readonly Said[], around: ReadResult[]): LaboratoryRemark[] {
  const wantsNew = said.some(({ text }) => wantsNewSample(text));
  const found = new Map<string, Said[]>();
  for (const one of said) {
    const rows = rowsOf(one, around);
    const key = rows.map(({ span }) => span[0]).join();
    if (one.problem !== undefined && (rows.length > 0 || one.isOfAll || ofSample.test(one.text)))
      found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()].flatMap((same): LaboratoryRemark[] => {
    const [first] = same;
    const span: Span = [first?.span[0] ?? 0, same.at(-1)?.span[1] ?? 0];
    const problem = problems.find(([, problem]) => same.some((one) => one.problem === problem))?.[1];
    if (first === undefined || problem === undefined) return [];
    const isCancelled =
      wantsNew ||
      same.some((one) => (one.problem !== undefined && alwaysTakenBack.has(one.problem)) || isTakenBack(one.text));
    return [{ kind: 'doubt', problem, isCancelled, rows: rowsOf(first, around), span }];
  });
}

const rowsOf = ({ named, isOfAll }: Said, around: ReadResult[]): ReadResult[] =>
  isOfAll || named.length > 0 ? named : around;

/** "All results", but for those that it names: "All results except HbA1c". Empty where it excepts none. */
const without = (rows: readonly ReadResult[], named: readonly ReadResult[]): ReadResult[] =>
  named.length === 0 ? [] : rows.filter((row) => !named.includes(row));
const ofAll = phrasePattern(phrases.ofAll);
const excepts = phrasePattern(phrases.excepts);

function problemIn(words: string): SampleProblem | undefined {
  return problems.find(([says, problem]) => {
    const found = says.exec(words);
    if (found === null) return false;
    const behind = words.slice(found.index + found[0].length);
    if (problem === 'hemolyzed' && ofBody.test(words)) return false;
    return !denies.test(words.slice(0, found.index)) && !deniesBehind.test(behind) && !looksForIt.test(behind);
  })?.[1];
}

/** What is said of all results speaks of them or of the sample: a person can be unreliable too. */
const ofSample = phrasePattern(phrases.ofSample);

/** The rows that a block speaks of where it names none: its own, those with its mark, or the one it stands under; none for all of them. */
function rowsAround(block: Block, { text, rows }: Place): ReadResult[] {
  const { isInRow, above, mark, isUnderOne, sentences } = block;
  if (isInRow) return above;
  const marked = mark === null ? [] : rows.filter(({ span }) => carriesMark(lineAround(text, span), mark));
  if (marked.length > 0) return marked;
  return isUnderOne || sentences.some((one) => /\bthis (?:result|value|test|number|count)\b/i.test(one.text))
    ? above
    : [];
}

function lineAround(text: string, [start, end]: Span): string {
  const stop = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, stop < 0 ? text.length : stop);
}
