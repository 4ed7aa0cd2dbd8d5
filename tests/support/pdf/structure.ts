import type { PdfFile } from './pdf-objects.ts';
import type { PdfDict, PdfValue } from './pdf-values.ts';

/** An element of the structure tree. `content` are the pieces of pages that belong to it. */
export type Element = {
  type: string;
  dict: PdfDict;
  number: number;
  children: Element[];
  content: { page: number; mcid: number }[];
  annotations: { page: number; object: number }[];
  parent: Element | undefined;
};

const nameOf = (value: PdfValue | undefined): string => (value?.kind === 'name' ? value.text : '');
const numberOf = (value: PdfValue | undefined): number => (value?.kind === 'number' ? value.number : NaN);
const refOf = (value: PdfValue | undefined): number => (value?.kind === 'ref' ? value.number : NaN);

/** The elements at the top of the tree. */
export function structureOf(pdf: PdfFile): Element[] {
  const root = pdf.dict(pdf.dict(pdf.trailer['Root'])['StructTreeRoot']);
  return pdf.list(root['K']).map((kid) => elementAt(pdf, kid, undefined));
}

function elementAt(pdf: PdfFile, ref: PdfValue, parent: Element | undefined): Element {
  const dict = pdf.dict(ref);
  const element: Element = {
    ...{ type: nameOf(dict['S']), dict, number: refOf(ref), children: [], content: [], annotations: [], parent },
  };
  const page = refOf(dict['Pg']);
  for (const kid of pdf.list(dict['K'])) {
    if (kid.kind === 'number') element.content.push({ page, mcid: kid.number });
    else if (kid.kind === 'dict' && nameOf(kid.entries['Type']) === 'MCR')
      element.content.push({ page: refOf(kid.entries['Pg']), mcid: numberOf(kid.entries['MCID']) });
    else if (kid.kind === 'dict' && nameOf(kid.entries['Type']) === 'OBJR')
      element.annotations.push({ page: refOf(kid.entries['Pg']), object: refOf(kid.entries['Obj']) });
    else element.children.push(elementAt(pdf, kid, element));
  }
  return element;
}

/** An element and all below it, in the order in which they are read. */
export const withAllBelow = (element: Element): Element[] => [element, ...element.children.flatMap(withAllBelow)];

/** The pages in their order, by the numbers of their objects. */
export function pagesOf(pdf: PdfFile): { number: number; dict: PdfDict }[] {
  const pages = pdf.dict(pdf.dict(pdf.trailer['Root'])['Pages']);
  return pdf.list(pages['Kids']).map((kid) => ({ number: refOf(kid), dict: pdf.dict(kid) }));
}

/** What a key of a page or an annotation points to in the structure. */
export function parentTreeOf(pdf: PdfFile): Map<number, PdfValue> {
  const root = pdf.dict(pdf.dict(pdf.trailer['Root'])['StructTreeRoot']);
  const nums = pdf.list(pdf.dict(root['ParentTree'])['Nums']);
  const pairs = nums.flatMap((value, index): [number, PdfValue][] => {
    const next = nums[index + 1];
    return index % 2 === 0 && value.kind === 'number' && next !== undefined ? [[value.number, next]] : [];
  });
  return new Map(pairs);
}
