import type { Span } from '../../kernel/span.ts';
import type { Item } from './item.ts';
import type { Specimen } from './specimens.ts';

/** A row as its pieces were put together, before anything is computed from them. Offsets are into the document. */
export type RowDraft = {
  /** Where the name stands: in one place, or in the lines over which it is wrapped. */
  name: Span[];
  /** The test that the order of a panel's figures means, where only the panel is named. */
  called?: string;
  value: Item;
  unit: Item | null;
  range: Span | null;
  /** Further lines of the range, below the row. */
  moreRange?: readonly Span[];
  flag: string | null;
  previous: string | null;
  collectedAt: string | null;
  /** Words beside the value that belong to no field: many of them speak of a sentence. */
  loose: number;
  /** Whether a "reference range:" stood before the range. */
  labelled: boolean;
  /** What was tested, where a heading says so. */
  specimen?: Specimen | null;
  /** Whether the row is told in a sentence. */
  told?: boolean;
  /** The results of the same test in the columns of earlier dates, the newest first. */
  earlier?: readonly RowDraft[];
  /** The whole row: from the first to the last word that supports it. */
  span: Span;
};

export type Fields = Omit<RowDraft, 'name' | 'value' | 'earlier'> & { value: Item | null };
