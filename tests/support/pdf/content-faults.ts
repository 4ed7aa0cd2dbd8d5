import { paintedBy, type Painted } from './page-content.ts';
import type { PdfFile } from './pdf-objects.ts';
import { pagesOf, parentTreeOf, structureOf, withAllBelow } from './structure.ts';

/** What each page paints. */
export const paintedPages = (pdf: PdfFile): { number: number; painted: Painted[] }[] =>
  pagesOf(pdf).map(({ number, dict }) => ({
    number,
    painted: paintedBy(pdf.stream(dict['Contents'])?.bytes.toString('latin1') ?? ''),
  }));

/** Checkpoint 01: what is painted is tagged or said to be decoration, and what is tagged is in the tree, once and under its number. */
export function contentFaults(pdf: PdfFile): string[] {
  const claimed = structureOf(pdf)
    .flatMap(withAllBelow)
    .flatMap(({ content, number }) => content.map(({ page, mcid }) => ({ key: `${page} ${mcid}`, owner: number })));
  const owners = new Map(claimed.map(({ key, owner }) => [key, owner]));
  const tree = parentTreeOf(pdf);
  const pages = new Map(paintedPages(pdf).map((page) => [page.number, page.painted]));
  return [
    ...(owners.size === claimed.length ? [] : ['Content stands in the tree twice.']),
    ...pagesOf(pdf).flatMap(({ number, dict }) => {
      const key = dict['StructParents'];
      const parents = key?.kind === 'number' ? pdf.list(tree.get(key.number)) : [];
      const painted = pages.get(number) ?? [];
      const faults = painted.flatMap(({ mark, mcid, operator }) => {
        if (mark === 'artifact') return [];
        if (mark === 'none' || mcid === undefined) return [`Page ${number} paints with ${operator} outside of tags.`];
        const owner = owners.get(`${number} ${mcid}`);
        const parent = parents[mcid];
        return owner !== undefined && parent?.kind === 'ref' && parent.number === owner
          ? []
          : [`Content ${mcid} of page ${number} has no element.`];
      });
      return [...new Set(faults)];
    }),
  ];
}
