import type { Outgoing, OutgoingLine } from '../deidentifying/outgoing.ts';
import type { Explanation, LabResult } from '../documents/explanation.ts';
import { lineNumbersAt } from './text-lines.ts';
import { isWeighty } from './weighty-facts.ts';

/** A safe estimate for every tokeniser seen: no text has fewer characters to a token. */
const charactersToAToken = 2.4;

export const estimatedTokens = (text: string): number => Math.ceil(text.length / charactersToAToken);

/** What one document may take of a prompt. A hundred pages fit. */
export const maxMaterialTokens = 60_000;

const longestLine = 4_000;

/** The lines that fit, the weightiest first where not all do; in the order of the document. */
export function fittingLines(outgoing: Outgoing, explanation: Explanation, maxTokens = maxMaterialTokens): Outgoing {
  const lines = outgoing.lines.map((line) => ({ ...line, text: line.text.slice(0, longestLine) }));
  const cost = ({ number, text }: OutgoingLine): number => estimatedTokens(`${number} | ${text}\n`) + 4;
  if (lines.reduce((sum, line) => sum + cost(line), 0) <= maxTokens) return { ...outgoing, lines };
  const weigh = lineWeights(explanation);
  const byWeight = [...lines].sort((a, b) => weigh(b.number) - weigh(a.number) || a.number - b.number);
  const taken = new Set<number>();
  let left = maxTokens;
  for (const line of byWeight) {
    left -= cost(line);
    if (left < 0) break;
    taken.add(line.number);
  }
  const kept = lines.filter(({ number }) => taken.has(number));
  return { ...outgoing, lines: kept, leftOut: outgoing.leftOut + lines.length - kept.length };
}

/** What is outside its range or found first; what the explanation tells or asks for next; then other facts, and what is printed around them. */
function lineWeights({ text, labResults, findings, medications, sentences }: Explanation): (line: number) => number {
  const linesAt = lineNumbersAt(text);
  const spans = (some: readonly { span: [number, number] }[]) => linesAt(some.map(({ span }) => span));
  const first = new Set([
    ...spans(labResults.filter(isWeighty)),
    ...spans(findings.filter(({ assertion }) => assertion === 'present' || assertion === 'possible')),
  ]);
  const second = new Set(
    linesAt(
      sentences
        .filter(({ section }) => section === 'summary' || section === 'recommendation')
        .flatMap((one) => one.spans),
    ),
  );
  const third = new Set([...spans(labResults), ...spans(findings), ...spans(medications)]);
  return (line) => (first.has(line) ? 3 : second.has(line) ? 2 : third.has(line) ? 1 : 0);
}

/** Data between tags that it cannot guess: what is in it and looks like their number is taken out. */
export function fenced(name: string, data: string, nonce: string): string {
  const number = nonce.replace(/[^A-Za-z\d]/g, '');
  const tag = `${name}-${number}`;
  return `<${tag}>\n${number === '' ? data : data.replaceAll(`-${number}`, '')}\n</${tag}>`;
}

/** What a model is given beside the lines of a document. */
export type Beside = {
  /** Words that it has to define, as printed. */
  toDefine?: readonly string[];
  generalFacts?: string;
  checklist?: string;
};

/** The document as data, in numbered lines. Behind the number of a result stands what its value was computed to be. */
export function materialOf(
  outgoing: Outgoing,
  explanation: Explanation,
  nonce: string,
  { toDefine = [], generalFacts = '', checklist = '' }: Beside = {},
): string {
  const statusAt = statusOfLines(explanation);
  const lines = outgoing.lines.map(({ number, text }) => `${number}${statusAt(number)} | ${text.trimEnd()}`);
  const kind = explanation.documentKind.replaceAll('_', ' ');
  const blocks: [string, string][] = [
    ['document', lines.join('\n')],
    ['general-facts', generalFacts],
    ['words-to-define', toDefine.join('\n')],
    ['checklist', checklist],
  ];
  return [
    `Kind of document: ${kind}.`,
    ...blocks.flatMap(([name, data]) => (data === '' ? [] : [fenced(name, data, nonce)])),
  ].join('\n');
}

const maxToALine = 6;

function statusOfLines({ text, labResults }: Explanation): (line: number) => string {
  const linesAt = lineNumbersAt(text);
  const byLine = new Map<number, string[]>();
  for (const row of labResults) {
    const [line] = linesAt([row.span]);
    const status = statusOf(row);
    if (line !== undefined && status !== undefined) byLine.set(line, [...(byLine.get(line) ?? []), status]);
  }
  return (line) => {
    const those = byLine.get(line)?.slice(0, maxToALine);
    return those === undefined ? '' : ` (${those.join(', ')})`;
  };
}

function statusOf({ flag, conflict }: LabResult): string | undefined {
  if (conflict) return 'mark and range differ';
  return flag === 'unknown' ? undefined : flag.replace('_', ' ');
}
