import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { CorpusRecord, type RecordRow } from '../corpora/record.ts';
import type { FileCase, PrintedRow } from './file-case.ts';
import { mediaTypeOf } from './media-type-of.ts';
import { flagsOfRange } from './printed-flag.ts';

/** A folder with a data.jsonl whose lines name files beside it: the same document as PDF, picture, photo and so on. */
export function casesOfRecordFolder(folder: string): FileCase[] {
  const path = join(folder, 'data.jsonl');
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line.includes('"files"'))
    .map((line) => CorpusRecord.parse(JSON.parse(line)))
    .flatMap(({ id, files = [], gold }) =>
      files
        .filter((name) => existsSync(join(folder, name)))
        .map((name): FileCase => ({
          id: name,
          group: `${basename(folder)} ${variantOf(name, id)}`,
          mediaType: mediaTypeOf(name),
          load: async () => new Uint8Array(await readFile(join(folder, name))),
          rows: (gold?.labs ?? []).map(printedRow),
        })),
    );
}

/** What the name says besides the document's own: "_fax" of one, or the ending of the plain file. */
function variantOf(name: string, id: string): string {
  const ending = extname(name);
  return name.replace(id, '').replace(ending, '').replace(/^_/, '') || ending.slice(1);
}

function printedRow({ name, value, unit, range_text }: RecordRow): PrintedRow {
  const cells = { value: String(value), range: range_text ?? '' };
  const flags = flagsOfRange(cells);
  return { name, unit: unit ?? '', ...cells, ...(flags && { flags }) };
}
