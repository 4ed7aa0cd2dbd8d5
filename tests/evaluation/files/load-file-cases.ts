import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCase } from './file-case.ts';
import { casesOfRecordFolder } from './record-folder.ts';
import { casesOfTruthFolder } from './truth-folder.ts';

/** The files with known results of a folder and of the folders in it. */
export function loadFileCases(folder: string): FileCase[] {
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [folder, ...inside.map(({ name }) => join(folder, name)).sort()];
  return folders.flatMap((each) => [...casesOfTruthFolder(each), ...casesOfRecordFolder(each)]);
}
