import type { LabResult, Notice } from '../documents/explanation.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { groupResults } from './group-results.ts';
import { labScale } from './lab-scale.ts';
import { labStatus, labWord, labWords, printedBounds, valueWords } from './lab-words.ts';
import type { Block, ResultRow } from './report-blocks.ts';
import { tidy } from './report-runs.ts';
import { reportTexts } from './report-texts.ts';
import { texts } from './texts.ts';

/** Every result on its line, those to talk about first, and all of them as a table. `doubtful` places were hard to read. */
export function reportResults(results: LabResult[], doubtful: readonly Span[]): Block[] {
  if (results.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: texts.labs.heading },
    ...groupResults(results).flatMap(({ group, results: members }): Block[] => [
      { kind: 'heading', level: 4, text: texts.labs.groups[group] },
      {
        kind: 'results',
        isCompact: group !== 'outside',
        rows: members.map((result) => rowOf(result, { isCompact: group !== 'outside', doubtful })),
      },
    ]),
    { kind: 'heading', level: 3, text: reportTexts.table },
    tableOf(results),
  ];
}

export const doubtfulPlaces = (notices: readonly Notice[]): Span[] =>
  notices.filter(({ kind }) => kind === 'hard_to_read').flatMap(({ spans }) => spans);

function rowOf(result: LabResult, more: { isCompact: boolean; doubtful: readonly Span[] }): ResultRow {
  const words = tidy(labWords(result));
  const scale = labScale(result) ?? null;
  const sentence = texts.labs.sentence(tidy(result.name), words);
  const isDoubtful = more.doubtful.some((span) => overlaps(span, result.span));
  const remarks = [
    ...(isDoubtful ? [reportTexts.doubt] : []),
    ...(result.conflict ? [texts.labs.conflict] : []),
    ...(result.previous === null ? [] : [texts.labs.previous(result.previous)]),
  ];
  return {
    ...{ name: tidy(result.name), status: labStatus(result), words, scale },
    labels: scale === null || more.isCompact ? null : labelsOf(result),
    sentence: scale?.beyond ? `${sentence} ${texts.labs.offLine}` : sentence,
    remarks: remarks.map(tidy),
  };
}

function labelsOf(result: LabResult): ResultRow['labels'] {
  const [low, high] = result.range === null ? ['', ''] : printedBounds(result.range);
  return { value: tidy(valueWords(result)), low, high };
}

function tableOf(results: LabResult[]): Block {
  const { name, value, unit, range, status } = reportTexts.columns;
  const { none } = texts.labs;
  return {
    kind: 'table',
    columns: [name, value, unit, range, status],
    rows: results.map((result) =>
      [result.name, valueWords(result), result.unit ?? none, result.range?.text ?? none, labWord(result)].map(
        (cell) => tidy(cell) || none,
      ),
    ),
  };
}
