import type { LabFlag } from '#core/documents/explanation.ts';
import type { PageKind } from '#core/documents/page-layout.ts';
import type { MediaType } from '#server/ports/text-extractor.ts';

/** A result as the paper prints it. `unit` and `range` are '' where none is printed; without `flags` the flag is not measured. */
export type PrintedRow = {
  name: string;
  value: string; // with its comparator
  unit: string;
  range: string;
  flags?: readonly LabFlag[]; // any of these is right
  date?: string; // of the column, in tables with several
};

/** A file whose results are known. Files of one `group` are one line of the table. */
export type FileCase = {
  id: string;
  group: string;
  mediaType: MediaType;
  load: () => Promise<Uint8Array>;
  rows: readonly PrintedRow[];
  /** Lines that the paper prints, where they are known: what is read from them besides the rows is not wrong. */
  lines?: readonly string[];
  /** For each page, the kinds that are right. */
  pageKinds?: readonly (readonly PageKind[])[];
};
