import type { LabResult, Language, Notice } from '../documents/explanation.ts';
import { overlaps, type Span } from '../kernel/span.ts';
import { groupResults } from './group-results.ts';
import { labScale } from './lab-scale.ts';
import { labStatus, labWord, labWords, printedBounds, valueWords } from './lab-words.ts';
import type { Block, ResultRow } from './report-blocks.ts';
import { tidy } from './report-runs.ts';
import { reportTextsIn } from './report-texts-in.ts';
import { textsIn, type ToldTexts } from './texts-in.ts';

/** Every result on its line, those to talk about first, and all of them as a table. `doubtful` places were hard to read. */
export function reportResults(results: LabResult[], doubtful: readonly Span[], language: Language): Block[] {
  const { labs } = textsIn(language);
  if (results.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: labs.heading },
    ...groupResults(results).flatMap(({ group, results: members }): Block[] => [
      { kind: 'heading', level: 4, text: labs.groups[group] },
      {
        kind: 'results',
        isCompact: group !== 'outside',
        rows: members.map((result) => rowOf(result, { isCompact: group !== 'outside', doubtful, language })),
      },
    ]),
    { kind: 'heading', level: 3, text: reportTextsIn(language).table },
    tableOf(results, language),
  ];
}

export const doubtfulPlaces = (notices: readonly Notice[]): Span[] =>
  notices.filter(({ kind }) => kind === 'hard_to_read').flatMap(({ spans }) => spans);

type RowOptions = { isCompact: boolean; doubtful: readonly Span[]; language: Language };

function rowOf(result: LabResult, { isCompact, doubtful, language }: RowOptions): ResultRow {
  const { labs } = textsIn(language);
  const words = tidy(labWords(result, labs));
  const scale = labScale(result) ?? null;
  const sentence = labs.sentence(tidy(result.name), words);
  const isDoubtful = doubtful.some((span) => overlaps(span, result.span));
  const remarks = [
    ...(isDoubtful ? [reportTextsIn(language).doubt] : []),
    ...(result.conflict ? [labs.conflict] : []),
    ...(result.previous === null ? [] : [labs.previous(result.previous)]),
  ];
  return {
    ...{ name: tidy(result.name), status: labStatus(result), words, scale },
    labels: scale === null || isCompact ? null : labelsOf(result, labs),
    sentence: scale?.beyond ? `${sentence} ${labs.offLine}` : sentence,
    remarks: remarks.map(tidy),
  };
}

function labelsOf(result: LabResult, labs: ToldTexts['labs']): ResultRow['labels'] {
  const [low, high] = result.range === null ? ['', ''] : printedBounds(result.range);
  return { value: tidy(valueWords(result, labs)), low, high };
}

function tableOf(results: LabResult[], language: Language): Block {
  const { name, value, unit, range, status } = reportTextsIn(language).columns;
  const { labs } = textsIn(language);
  const { none } = labs;
  return {
    kind: 'table',
    columns: [name, value, unit, range, status],
    rows: results.map((result) =>
      [
        ...[result.name, valueWords(result, labs), result.unit ?? none],
        ...[result.range?.text ?? none, labWord(result, labs)],
      ].map((cell) => tidy(cell) || none),
    ),
  };
}
