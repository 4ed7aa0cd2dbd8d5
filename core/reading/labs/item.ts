import type { Comparator } from '../../documents/explanation.ts';

/**
 * What a piece of a line looks like, before it is known what it is for. A `bound` ("<5") can be a value or a range, a `limit`
 * ("up to 5") only a range; `semi` is "2+"; `result` is a result in words; `label` announces a range; `mark` is punctuation.
 */
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

export const isFigure = ({ kind }: Pick<Item, 'kind'>): boolean =>
  kind === 'number' || kind === 'bound' || kind === 'titre' || kind === 'semi';

export const isValue = (item: Item): boolean => isFigure(item) || item.kind === 'result' || item.kind === 'text';
