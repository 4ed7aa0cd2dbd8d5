import type { Notice } from '../documents/explanation.ts';
import type { DocumentLayout, PageWord } from '../documents/page-layout.ts';
import { isInDoubt, type ReadResult } from '../reading/doubts/result-doubts.ts';
import { doubtOf, laboratoryRemarks } from '../reading/remarks/laboratory-remarks.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading, ReadingRemark } from '../reading/reading.ts';
import {
  crisisCard,
  criticalCard,
  criticalDoubtedCard,
  criticalIfRightCard,
  criticalMarkCard,
  instructionCard,
  severalPeopleCard,
} from './fixed-texts.ts';
import { checkIt } from './doubt-words.ts';
import type { Part, Parts } from './document-parts.ts';
import { groupLabs, isNotDone } from './lab-standing.ts';
import { labName, labValue } from './lab-words.ts';
import { isPlural } from './article.ts';
import { missingParts, otherLanguage } from './missing-parts.ts';
import { hardToRead } from './hard-to-read.ts';
import { unreadPages } from './unread-pages.ts';
import { capitalise, counted, sentence } from './wording.ts';

/** Of a document that stands on pages: which of its words may be wrong, and which pages could not be read. */
type Pages = {
  doubtful?: readonly PageWord[];
  layout?: DocumentLayout | undefined;
  knowledge?: Pick<Knowledge, 'findAnalyte'>;
};

const noKnowledge = { findAnalyte: () => undefined };

/** What must be seen before the explanation, the most pressing first. */
export function notices(reading: Reading, parts: Parts, isEnglish = true, pages: Pages = {}): Notice[] {
  const spansOf = (kind: ReadingRemark['kind']) =>
    reading.remarks.filter((remark) => remark.kind === kind).map(({ span }) => span);
  const card = (kind: Notice['kind'], text: string, spans: Notice['spans']): Notice[] =>
    spans.length === 0 ? [] : [{ kind, text, spans }];
  const { critical: alarming, disputed, pending, no_range } = groupLabs(reading.labResults);
  const isReport = reading.documentType === 'lab_result';
  const remarks =
    alarming.length > 0 && isReport
      ? laboratoryRemarks(reading.text, reading.labResults, pages.knowledge ?? noKnowledge)
      : [];
  // What the laboratory takes back is no alarm.
  const critical = alarming.filter((row) => doubtOf(remarks, row)?.isCancelled !== true);
  // A note tells results in passing and prints no ranges: only of a laboratory's own report is that worth a word.
  const withoutRange = isReport ? no_range : [];

  return [
    ...card('crisis', crisisCard, spansOf('crisis')),
    ...card(
      'critical',
      criticalCardFor(critical, (row) => doubtOf(remarks, row) !== undefined),
      [...critical.map(({ span }) => span), ...spansOf('critical_result')],
    ),
    ...hardToRead(reading, pages.doubtful ?? []),
    ...unreadPages(pages.layout),
    ...card('conflict', severalPeopleCard, spansOf('several_patients')),
    ...disputesOf(reading.labResults, disputed),
    ...pendingResults(reading.remarks, pending),
    ...card(
      'incomplete',
      withoutRangeText(withoutRange),
      withoutRange.map(({ span }) => span),
    ),
    ...withoutConclusion(reading, parts),
    ...(isEnglish ? [] : [otherLanguage(reading)]),
    ...missingParts(reading),
    ...card('instruction_in_document', instructionCard, spansOf('instruction_in_document')),
  ];
}

/** A number that may be misread sends nobody to a doctor before it was looked at, and keeps nobody from one. */
function criticalCardFor(critical: readonly ReadResult[], isDoubted: (row: ReadResult) => boolean): string {
  if (critical.length === 0) return criticalMarkCard;
  if (critical.every(isInDoubt)) return criticalIfRightCard;
  return critical.every(isDoubted) ? criticalDoubtedCard : criticalCard;
}

const mostDisputes = 12;

const moreDisputes = (rows: readonly ReadResult[]): Notice => ({
  kind: 'conflict',
  text: sentence(
    capitalise(
      `${counted(rows.length, 'more result')} ${rows.length === 1 ? 'has' : 'have'} a mark and a range that do not agree`,
    ),
  ),
  spans: rows.map(({ span }) => span),
});

/** Every row whose mark and range differ, as a question that names both. */
function disputesOf(rows: readonly ReadResult[], disputed: readonly ReadResult[]): Notice[] {
  const all = new Set([...disputed, ...rows.filter(({ conflict }) => conflict)]);
  const told = [...all].slice(0, mostDisputes);
  const left = [...all].slice(mostDisputes);
  return [
    ...told.map((row): Notice => ({ kind: 'conflict', text: disputeQuestion(row), spans: [row.span] })),
    ...(left.length === 0 ? [] : [moreDisputes(left)]),
  ];
}

export function disputeQuestion(row: ReadResult): string {
  const mark = row.printedFlag === null ? 'has no mark' : `is marked "${row.printedFlag}"`;
  const range = row.range === null ? '' : `, but the printed range is ${row.range.text.trim()}`;
  return `${capitalise(labName(row))} (${labValue(row)}) ${mark}${range}. Which one is correct?${isInDoubt(row) ? ` The row was hard to read, so ${checkIt} first.` : ''}`;
}

function pendingResults(remarks: readonly ReadingRemark[], pending: readonly ReadResult[]): Notice[] {
  const rows = pending.filter(isNotDone);
  const told = besideRows(remarks, 'not_done', pending);
  return [
    ...notReady(remarks, pending).map(({ name, span }) =>
      incomplete(`${capitalise(name)} ${wasOrWere(name)} not ready when this was written`, span),
    ),
    ...inOrder([...told, ...rows]).map(({ name, span }) =>
      incomplete(
        name === null ? 'One test has no result here' : `${capitalise(labName({ name }))} has no result here`,
        span,
      ),
    ),
  ];
}

const incomplete = (words: string, span: Span): Notice => ({
  kind: 'incomplete',
  text: sentence(words),
  spans: [span],
});
const wasOrWere = (name: string): string => (isPlural(name) ? 'were' : 'was');

/** What the report says of results that are to come, whether in a row or in words. */
export function notReady(
  remarks: readonly ReadingRemark[],
  pending: readonly ReadResult[],
): { name: string; span: Span }[] {
  const rows = pending.filter((row) => !isNotDone(row));
  return inOrder([...besideRows(remarks, 'pending_result', pending), ...rows]).map(({ name, span }) => ({
    name: labName({ name }),
    span,
  }));
}

/** What is said in words of tests that have no row of their own. */
function besideRows<K extends 'pending_result' | 'not_done'>(
  remarks: readonly ReadingRemark[],
  kind: K,
  rows: readonly ReadResult[],
): Extract<ReadingRemark, { kind: K }>[] {
  return remarks.filter(
    (remark): remark is Extract<ReadingRemark, { kind: K }> =>
      remark.kind === kind && !rows.some(({ span }) => overlaps(span, remark.span)),
  );
}

const inOrder = <T extends { span: Span }>(told: readonly T[]): T[] =>
  [...told].sort((one, other) => one.span[0] - other.span[0]);

function withoutRangeText(rows: readonly ReadResult[]): string {
  const found = rows.some(({ recognised }) => recognised === true) ? 'We found no range' : 'The report prints no range';
  const are = rows.length === 1 ? 'it is' : 'they are';
  return sentence(`${found} for ${counted(rows.length, 'result')}, so we cannot say whether ${are} high or low`);
}

/** A comment of some lines has no headings, and lost none. */
const commentLength = 1500;

/** Reports of these types close with what they concluded; one without may have lost a page. */
const concludingPart: Partial<Record<Reading['documentType'], { parts: Part[]; text: string }>> = {
  imaging: {
    parts: ['conclusion', 'assessment'],
    text: 'We found no impression in this report. Ask whether a page is missing.',
  },
  pathology: {
    parts: ['conclusion', 'assessment'],
    text: 'We found no diagnosis in this report. Ask whether it is complete.',
  },
};

function withoutConclusion({ documentType, text, sections }: Reading, parts: Parts): Notice[] {
  const expected = concludingPart[documentType];
  if (expected === undefined || parts.sectionsOf(...expected.parts).length > 0) return [];
  // In another language, under a heading we do not know, under none, or line by line, it may well be there.
  if (sections.length === 0 && text.length < commentLength) return [];
  if (/diagn|impress|conclu|synoptic|histologic(?:al)? type|tumou?r type/i.test(text)) return [];
  return [{ kind: 'incomplete', text: expected.text, spans: text === '' ? [] : [[0, Math.min(text.length, 80)]] }];
}
