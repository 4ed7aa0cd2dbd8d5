import type { Explain } from '#core/explaining/explain-document.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { EvaluateArguments } from './arguments.ts';
import { writeFloor } from './floor-file.ts';
import { floorOf } from './floor.ts';
import { machine } from './machine.ts';
import type { PartReport } from './part-report.ts';
import { ownSentenceSets, sentenceSetsIn } from './verifier/load-sentence-sets.ts';
import { scoreSentences } from './verifier/score-sentences.ts';
import { sentencesTable } from './verifier/sentences-table.ts';

/** Sentences right and wrong, held against their sources: the own sets and those of the folders. */
export function measureVerifier(
  { folders, only, writeFloor: writesFloor }: EvaluateArguments,
  explain: Explain,
  knowledge: Knowledge,
): PartReport {
  const sets = [...ownSentenceSets(), ...folders.flatMap(sentenceSetsIn)];
  const chosen = sets.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const scores = chosen.map((set) => scoreSentences(set, { explain, knowledge }));
  if (writesFloor) writeFloor(floorOf(scores.filter(({ name }) => name.startsWith('sentences '))));
  return {
    part: 'verifier',
    report: scores.length === 0 ? '' : `${sentencesTable(scores)}\n\n${machine()}`,
    figures: scores,
    misses: scores.flatMap(({ name, misses }) =>
      misses.map(({ id, what, text, quote, faults }) => [name, id, what, text, quote, faults.join(' ')].join(' | ')),
    ),
  };
}
