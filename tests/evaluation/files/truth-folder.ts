import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { PageKind } from '#core/documents/page-layout.ts';
import type { FileCase, PrintedRow } from './file-case.ts';
import { mediaTypeOf } from './media-type-of.ts';
import { flagsOfMark } from './printed-flag.ts';

const TruthRow = z.object({
  analyte: z.string(),
  value: z.string(),
  unit: z.string(),
  range: z.string(),
  flag: z.string(),
  date: z.string().optional(),
});

/** What is known of a document. `special` says how the file holds its pages, `pages` whose pages they are. */
const Truth = z.object({
  id: z.string(),
  rows: z.array(TruthRow).default([]),
  text: z.array(z.string()).optional(),
  special: z.string().optional(),
  pages: z.array(z.string()).optional(),
});
type Truth = z.infer<typeof Truth>;

const Manifest = z.array(z.object({ file: z.string(), variant: z.string(), truth: z.string() }));

/** A folder with truth/NAME.json: what is known of pdf/NAME.pdf, and of the pictures that scans/manifest.json lists. */
export function casesOfTruthFolder(folder: string): FileCase[] {
  if (!existsSync(join(folder, 'truth'))) return [];
  const truthOf = (name: string): Truth | undefined => {
    const path = join(folder, 'truth', name);
    return existsSync(path) ? Truth.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
  };
  return [...pdfCases(folder, truthOf), ...scanCases(folder, truthOf)];
}

type FindTruth = (name: string) => Truth | undefined;

function pdfCases(folder: string, truthOf: FindTruth): FileCase[] {
  const names = existsSync(join(folder, 'pdf')) ? readdirSync(join(folder, 'pdf')).sort() : [];
  return names.flatMap((name) => {
    const truth = truthOf(`${basename(name, '.pdf')}.json`);
    if (truth === undefined) return [];
    // Pages of a picture file are those that were scanned, which may be fewer than the whole document has.
    const sources = truth.pages?.flatMap((page) => truthOf(`scan_${page}.json`) ?? truthOf(`${page}.json`) ?? []);
    const kinds = pageKindsOf(truth);
    const group = truth.special === undefined ? 'pdf' : `pdf, ${truth.special === 'scan' ? 'of pictures' : 'form'}`;
    return [{ ...caseOf(join(folder, 'pdf'), name, group, sources ?? [truth]), ...(kinds && { pageKinds: kinds }) }];
  });
}

function scanCases(folder: string, truthOf: FindTruth): FileCase[] {
  const manifest = join(folder, 'scans', 'manifest.json');
  if (!existsSync(manifest)) return [];
  return Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))).flatMap(({ file, variant, truth: name }) => {
    const truth = existsSync(join(folder, 'scans', file)) ? truthOf(name) : undefined;
    return truth === undefined ? [] : [caseOf(join(folder, 'scans'), file, `scans ${variant}`, [truth])];
  });
}

function caseOf(folder: string, name: string, group: string, sources: readonly Truth[]): FileCase {
  return {
    ...{ id: name, group, mediaType: mediaTypeOf(name) },
    load: async () => new Uint8Array(await readFile(join(folder, name))),
    rows: sources.flatMap(({ rows }) => rows.map(printedRow)),
    lines: sources.flatMap(({ text = [] }) => text),
  };
}

function printedRow({ analyte, value, unit, range, flag, date }: z.infer<typeof TruthRow>): PrintedRow {
  const flags = flagsOfMark(flag, { value, range });
  return { name: analyte, value, unit, range, flags, ...(date !== undefined && { date }) };
}

const pictureKinds: readonly PageKind[] = ['scan', 'mixed', 'hidden_ocr'];

/** The kinds of a file's pages, as far as its truth tells them. A file of pictures may hold printed pages too where its name says so. */
function pageKindsOf({ id, special, pages }: Truth): PageKind[][] | undefined {
  if (special === undefined) return undefined;
  if (pages === undefined) return /form/i.test(special) ? [['form']] : undefined;
  if (/hidden/.test(id)) return pages.map(() => ['hidden_ocr']);
  return pages.map(() => (/mixed/.test(id) ? ['text', ...pictureKinds] : ['scan']));
}
