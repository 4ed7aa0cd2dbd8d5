import { quotedReason, tellingConclusions, wordsOfQuotes } from './conclusions.ts';
import { correctionSentences } from './corrections.ts';
import type { Context } from './explaining-context.ts';
import { expectedSymptoms } from './expected-symptoms.ts';
import { isReportOfTest } from './document-words.ts';
import { findingParagraphs } from './finding-paragraphs.ts';
import { labelledSentences } from './labelled-results.ts';
import { labParagraphs } from './lab-paragraphs.ts';
import { medicineParagraphs } from './medicine-paragraphs.ts';
import { proceduresDone } from './procedures-done.ts';
import { joinedRequests, withoutSameOpenings } from './openings.ts';
import { reportedRequests } from './recommendations.ts';
import { scaleParagraphs } from './scale-sentences.ts';
import { notYetSaid, type Said } from './said.ts';

/** The whole explanation in short paragraphs, one subject each. A sentence is said once. */
export function interpret(context: Context): Said[][] {
  const isNew = notYetSaid();
  const concluded = tellingConclusions(context, context.limits.quotes);
  const done = proceduresDone(context);
  const isTold = context.findings.some(({ known }) => known);
  return [
    reasonForTest(context),
    [...concluded, ...(isTold || !context.limits.meanings ? [] : wordsOfQuotes(context, concluded))],
    [...done, ...(context.limits.meanings ? wordsOfQuotes(context, done) : [])],
    labelledSentences(context),
    ...labParagraphs(context),
    correctionSentences(context.reading.labResults, context.corrected, context.reading.text),
    ...findingParagraphs(context),
    expectedSymptoms(context.reading, context.word),
    ...scaleParagraphs(context),
    ...medicineParagraphs(context),
    ...(context.limits.requests ? requested(context) : []),
  ]
    .map((paragraph) => paragraph.filter(({ text }) => isNew(text)))
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => withoutSameOpenings(paragraph, context.word));
}

const requested = ({ reading, word }: Context): Said[][] =>
  inFours(joinedRequests(reportedRequests(reading, word).slice(0, mostRequests), word));

const mostRequests = 16;

/** More sentences of one kind in a row are not listened to. */
const inFours = (said: readonly Said[]): Said[][] =>
  Array.from({ length: Math.ceil(said.length / 4) }, (_, at) => said.slice(at * 4, at * 4 + 4));

const reasonForTest = (context: Context): Said[] =>
  isReportOfTest(context.reading.documentType) ? quotedReason(context, 'The reason for the test was') : [];
