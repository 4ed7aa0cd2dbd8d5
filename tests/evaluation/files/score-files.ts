import type { Explain } from '#core/explaining/explain-document.ts';
import type { TextExtractor } from '#server/ports/text-extractor.ts';
import { addUp } from './add-up.ts';
import type { FileCase } from './file-case.ts';
import type { GroupScore } from './files-table.ts';
import { measureFile, type FileMiss } from './measure-file.ts';
import { readFiles } from './read-files.ts';

export type FilesScore = { groups: GroupScore[]; misses: (FileMiss & { id: string })[] };

const atOnce = 2;

/** Reads the files and measures what came of them, group by group in the order of the files. */
export async function scoreFiles(
  files: readonly FileCase[],
  { extractor, explain }: { extractor: TextExtractor; explain: Explain },
): Promise<FilesScore> {
  const say = (text: string) => process.stderr.isTTY && process.stderr.write(text);
  let done = 0;
  const outcomes = await readFiles(files, { extractor, explain, atOnce }, () =>
    say(`\r${++done} of ${files.length} files`),
  );
  say('\n');
  const measured = outcomes.map((outcome) => ({ file: outcome.file, ...measureFile(outcome) }));
  const groups = [...Map.groupBy(measured, ({ file }) => file.group)];
  return {
    groups: groups.map(([group, members]) => ({
      group,
      isPicture: members.every(({ file }) => file.mediaType.startsWith('image/')),
      counts: addUp(members.map(({ counts }) => counts)),
    })),
    misses: measured.flatMap(({ file, misses }) =>
      misses.map((miss) => ({ id: `${file.group}: ${file.id}`, ...miss })),
    ),
  };
}
