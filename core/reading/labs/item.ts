import type { Comparator } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import type { Specimen } from './specimens.ts';

/** What a piece of a line looks like. A `bound` ("<5") is a value or range, a `limit` ("up to 5") a range, `semi` "2+", `label` announces a range. */
export type ItemKind =
  | 'number'
  | 'bound'
  | 'limit'
  | 'titre'
  | 'semi'
  | 'range'
  | 'unit'
  | 'flag'
  | 'result'
  | 'text' // the words of a whole cell
  | 'date'
  | 'label'
  | 'word'
  | 'mark';

/** Offsets are into the document. `text` is as printed, of a value without its comparator and the flag that touches it. */
export type Item = {
  kind: ItemKind;
  start: number;
  end: number;
  cell: number;
  text: string;
  comparator: Comparator | null;
  suffix: string | null;
};

export type Items = readonly Item[];

export const isFigure = ({ kind }: Pick<Item, 'kind'>): boolean =>
  kind === 'number' || kind === 'bound' || kind === 'titre' || kind === 'semi';

/** Figures that bound a range, or are one: what a result is compared with, or a result like "<5" and "0-2". */
export const isBracket = ({ kind, comparator }: Pick<Item, 'kind' | 'comparator'>): boolean =>
  kind === 'range' || kind === 'bound' || kind === 'limit' || (kind === 'titre' && comparator !== null);

export const isValue = (item: Item): boolean => isFigure(item) || item.kind === 'result' || item.kind === 'text';

/** A row as its pieces were put together, before anything is computed from them. Offsets are into the document. */
export type RowDraft = {
  /** Where the name stands: in one place, or in the lines over which it is wrapped. */
  name: Span[];
  /** The test that the order of a panel's figures means, where only the panel is named. */
  called?: string;
  value: Item;
  unit: Item | null;
  range: Span | null;
  /** The limits that stand in columns of their own. */
  limits?: { low: string | null; high: string | null };
  /** Further lines of the range, below the row. */
  moreRange?: readonly Span[];
  /** Lines below that name steps of the test, beside a range. */
  steps?: readonly Span[];
  flag: string | null;
  previous: string | null;
  collectedAt: string | null;
  /** Words beside the value that belong to no field: many of them speak of a sentence. */
  loose: number;
  /** Whether a "reference range:" stood before the range. */
  labelled: boolean;
  /** Whether words that are expected stand in a column of what is expected. */
  titled?: boolean;
  /** The grade that a column of classes gives to an antibody of allergies: "4", "0/1". */
  allergyClass?: string | null;
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

/** A stretch of a text as one item. */
export const itemAt = (text: string, kind: ItemKind, [start, end]: Span, cell = 0): Item => ({
  ...{ kind, start, end, cell, text: text.slice(start, end), comparator: null, suffix: null },
});

/** A row of a name and its value, with nothing beside them. */
export const bareRow = (name: Span, value: Item): RowDraft => ({
  ...{ name: [name], value, unit: null, range: null, flag: null, previous: null, collectedAt: null },
  ...{ loose: 0, labelled: false, span: [name[0], value.end] },
});

/** A row and how many lines it takes. */
export type TakenRow = { row: RowDraft; taken: number };
