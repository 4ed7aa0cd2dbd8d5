import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openDocument } from '#server/adapters/text-extractor/pdf/open-document.ts';

/** The words of a tagged PDF in the order in which it is read out, whatever the order in which they were painted. */
export async function readInOrder(bytes: Uint8Array): Promise<string> {
  const { document, close } = openDocument(bytes);
  try {
    const pdf = await document;
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(await pdf.getPage(number)));
    return pages.join(' ');
  } finally {
    await close();
  }
}

async function readPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((each) => each !== '') ?? '';
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  const tree: unknown = await page.getStructTree();
  return contentsOf(tree)
    .map((id) => texts.get(id) ?? '')
    .join(' ');
}

type Node = { type?: unknown; id?: unknown; children?: unknown };

/** The ids of what is painted, as the tree has them. */
function contentsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, id, children }: Node = node;
  if (type === 'content' && typeof id === 'string') return [id];
  return Array.isArray(children) ? children.flatMap(contentsOf) : [];
}
