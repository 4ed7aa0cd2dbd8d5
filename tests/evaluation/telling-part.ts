import type { Explain } from '#core/explaining/explain-document.ts';
import { UsageError, type EvaluateArguments } from './arguments.ts';
import { machine } from './machine.ts';
import type { PartReport } from './part-report.ts';
import { tellingSetsIn } from './telling/load-telling-sets.ts';
import { scoreTelling } from './telling/score-telling.ts';
import { tellingsTable } from './telling/tellings-table.ts';

/** Papers with their key messages: what of them reaches a reader, and in which words. */
export function measureTelling({ folders, only }: EvaluateArguments, explain: Explain): PartReport {
  const sets = folders.flatMap(tellingSetsIn);
  if (sets.length === 0) throw new UsageError('There is no *.jsonl file of papers in the folders.');
  const chosen = sets.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const scores = chosen.map((set) => scoreTelling(set, explain));
  return {
    part: 'telling',
    report: scores.length === 0 ? '' : `${tellingsTable(scores)}\n\n${machine()}`,
    figures: scores,
    misses: scores.flatMap(({ name, misses }) =>
      misses.map(({ id, what, text }) => [name, id, what, text].join(' | ')),
    ),
  };
}
