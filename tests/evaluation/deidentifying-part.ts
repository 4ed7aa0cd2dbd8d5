import type { Explain } from '#core/explaining/explain-document.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { EvaluateArguments } from './arguments.ts';
import { noteSetsIn, ownNoteSets } from './deidentifying/load-notes.ts';
import { notesTable } from './deidentifying/notes-table.ts';
import { scoreNotes } from './deidentifying/score-notes.ts';
import { writeFloor } from './floor-file.ts';
import { floorOf } from './floor.ts';
import { machine } from './machine.ts';
import type { PartReport } from './part-report.ts';

/** Notes with planted identities: the own sets and those of the folders. */
export function measureDeidentifying(
  { folders, only, writeFloor: writesFloor }: EvaluateArguments,
  explain: Explain,
  knowledge: Knowledge,
): PartReport {
  const sets = [...ownNoteSets(), ...folders.flatMap(noteSetsIn)];
  const chosen = sets.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const scores = chosen.map((set) => scoreNotes(set, { explain, knowledge }));
  if (writesFloor) writeFloor(floorOf(scores.filter(({ name }) => name.startsWith('notes '))));
  return {
    part: 'deidentifying',
    report: scores.length === 0 ? '' : `${notesTable(scores)}\n\n${machine()}`,
    figures: scores,
    misses: scores.flatMap(({ name, misses }) =>
      misses.map(({ id, what, text }) => [name, id, what, text].join(' | ')),
    ),
  };
}
