import type { Explain } from '#core/explaining/explain-document.ts';
import { createTextExtractor } from '#server/adapters/text-extractor/child/child-process.ts';
import type { EvaluateArguments } from './arguments.ts';
import { cameraCases } from './camera/camera-cases.ts';
import { filesTable } from './files/files-table.ts';
import type { FileCase } from './files/file-case.ts';
import { loadFileCases } from './files/load-file-cases.ts';
import { scoreFiles } from './files/score-files.ts';
import { machine } from './machine.ts';
import type { PartReport } from './part-report.ts';

/** PDFs and pictures of the folders, read as the server reads them: each in a process of its own. */
export const measureFiles = (options: EvaluateArguments, explain: Explain): Promise<PartReport> =>
  measure('files', options.folders.flatMap(loadFileCases), options, explain);

/** Pictures made here of papers made here. */
export const measureCamera = (options: EvaluateArguments, explain: Explain): Promise<PartReport> =>
  measure('camera', cameraCases(), options, explain);

async function measure(
  part: PartReport['part'],
  files: readonly FileCase[],
  { only }: EvaluateArguments,
  explain: Explain,
): Promise<PartReport> {
  const chosen = files.filter(
    ({ id, group }) => only.length === 0 || only.some((name) => id.includes(name) || group.includes(name)),
  );
  const score = await scoreFiles(chosen, { extractor: createTextExtractor(), explain });
  const report = chosen.length === 0 ? '' : `${filesTable(score.groups)}\n\n${machine()}`;
  return {
    ...{ part, report, figures: score },
    misses: score.misses.map(({ id, what, expected, got }) => [id, what, expected, got].join(' | ')),
  };
}
