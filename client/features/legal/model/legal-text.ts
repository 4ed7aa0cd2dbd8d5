/** A paragraph, points, rows under their headings, or the way to a page of the program. */
export type LegalBlock =
  | string
  | { points: readonly string[] }
  | { table: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { link: string; to: string };

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalText = {
  title: string;
  lead: string;
  /** The whole in a few sentences, before everything else. */
  summary: readonly string[];
  sections: readonly LegalSection[];
};

/** Every sentence of a text, such as for measuring how hard it is to read. */
export const wordsOfBlock = (block: LegalBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  if ('points' in block) return block.points;
  return 'table' in block ? block.rows.flat() : [];
};
