import type { z } from 'zod';
import { bytesOfMegabytes, largestUploadMegabytes } from '#core/plans/plans.ts';
import { ImportRefused } from './import-refused.ts';
import type { Archive } from './open-archive.ts';

const mebibyte = 1024 * 1024;

/** Files of the whole, and the most bytes that they may have. */
const atTop: Readonly<Partial<Record<string, number>>> = {
  'README.txt': mebibyte,
  'account.json': 4 * mebibyte,
  'comments.json': 1024 * mebibyte,
  'shares.json': 64 * mebibyte,
  'smart-health-links.json': 64 * mebibyte,
  'access-log.csv': 1024 * mebibyte,
  'access-log.json': 1024 * mebibyte,
  'problems.txt': 64 * mebibyte,
  SHA256SUMS: 256 * mebibyte,
};

/** Files of a document. */
const inFolder: readonly (readonly [RegExp, number])[] = [
  [/^original\.(?:pdf|jpg|png|txt)$/, bytesOfMegabytes(largestUploadMegabytes)],
  [/^pages\/[1-9]\d{0,5}\.webp$/, 64 * mebibyte],
  [/^(?:document|visit-questions)\.json$/, mebibyte],
  [/^(?:text|explanation)\.txt$/, 64 * mebibyte],
  [/^(?:layout|explanation|tellings)\.json$/, 256 * mebibyte],
];

/** The folders of documents with the names of what is in them. Throws ImportRefused for a file that is unknown, or too large to be one. */
export function foldersOf(archive: Archive): Map<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of archive.paths) {
    const [top, folder, ...rest] = path.split('/');
    const name = rest.join('/');
    const isOfDocument = top === 'documents' && folder !== undefined && name !== '';
    const most = isOfDocument ? inFolder.find(([shape]) => shape.test(name))?.[1] : atTop[path];
    if (most === undefined) throw new ImportRefused(`This file does not belong into an export: ${path}`);
    if (archive.sizeOf(path) > most) throw new ImportRefused(`This file is too large: ${path}`);
    if (isOfDocument) namesOf(folders, `documents/${folder}`).add(name);
  }
  return folders;
}

function namesOf(folders: Map<string, Set<string>>, folder: string): Set<string> {
  const names = folders.get(folder) ?? new Set<string>();
  folders.set(folder, names);
  return names;
}

/** The contents of a JSON file. Throws ImportRefused for another shape. */
export async function readShape<Shape extends z.ZodType>(
  archive: Archive,
  path: string,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const parsed = shape.safeParse(parseJson(String(await archive.read(path))));
  if (!parsed.success)
    throw new ImportRefused(`This file is not as an export has it: ${path}`, { cause: parsed.error });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
