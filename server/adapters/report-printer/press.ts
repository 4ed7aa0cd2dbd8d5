import type { Language } from '#core/documents/explanation.ts';
import type { Faces } from './faces.ts';
import type { Pdf } from './new-pdf.ts';

/** The part of a page that is printed on, in points from its top left corner. */
export type Area = { left: number; width: number; top: number; bottom: number };

/** What every part of a report is printed with. `names` are the places that links lead to. */
export type Press = {
  pdf: Pdf;
  faces: Faces;
  area: Area;
  root: Tag;
  names: Set<string>;
  /** Of the words of the report. */
  language: Language;
};

/** The language of names that stand as the document prints them, where the report is told in another. */
export const printedIn = ({ language }: Pick<Press, 'language'>): Language | undefined =>
  language === 'en' ? undefined : 'en';

/** An element of the structure tree, with what it says in the file. */
export type Tag = PDFKit.PDFStructureElement & { dictionary: { data: Record<string, unknown> } };

type TagOptions = {
  alt?: string;
  lang?: string;
  scope?: 'Row' | 'Column';
  bbox?: [left: number, top: number, right: number, bottom: number];
  list?: 'Decimal' | 'Disc' | 'None';
  id?: string;
};

/** Puts an element into the tree, behind what its parent has already. */
export function tagIn({ pdf }: Pick<Press, 'pdf'>, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const { list, id, ...more } = options;
  const tag = pdf.struct(type, more) as Tag;
  if (list !== undefined) tag.dictionary.data['A'] = { O: 'List', ListNumbering: list };
  if (id !== undefined) tag.dictionary.data['ID'] = pdfString(id);
  parent.add(tag);
  return tag;
}

/** Text of the file's structure: pdfkit takes a bare string for a name. */
export const pdfString = (text: string): object => Object(text);

/** Draws what is not read out: lines, boxes, what stands on every page. */
export function artifact({ pdf }: Pick<Press, 'pdf'>, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}
