import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openDocument } from '#server/adapters/text-extractor/pdf/open-document.ts';

/** An element of one page as another program reads it. */
export type TaggedPart = { role: string; alt?: string; lang?: string; children: TaggedPart[] };
export type TaggedPage = { words: string[]; furniture: string[]; parts: TaggedPart[] };

/** The pages of a PDF: their words in order, what stands on them without being read out, and their part of the tree. */
export async function readTagged(bytes: Uint8Array): Promise<TaggedPage[]> {
  const { document, close } = openDocument(bytes);
  try {
    const pdf = await document;
    const pages: TaggedPage[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(await pdf.getPage(number)));
    return pages;
  } finally {
    await close();
  }
}

async function readPage(page: PDFPageProxy): Promise<TaggedPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const said = { words: '', furniture: '' };
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      said[open.includes('Artifact') ? 'furniture' : 'words'] += item.str + (item.hasEOL ? ' ' : '');
    } else if (item.type === 'endMarkedContent') {
      open.pop();
      said.words += ' ';
      said.furniture += ' ';
    } else open.push('tag' in item && typeof item.tag === 'string' ? item.tag : '');
  }
  const tree: Node | null = await page.getStructTree();
  return { words: wordsOf(said.words), furniture: wordsOf(said.furniture), parts: tree === null ? [] : partsOf(tree) };
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

type Node = { role?: string; alt?: string; lang?: string; children?: unknown[] };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'role' in value;

const partsOf = ({ children = [] }: Node): TaggedPart[] =>
  children.filter(isNode).map((node) => ({
    role: node.role ?? '',
    ...(node.alt !== undefined && { alt: node.alt }),
    ...(node.lang !== undefined && { lang: node.lang }),
    children: partsOf(node),
  }));

/** A part and all below it. */
export const allParts = (part: TaggedPart): TaggedPart[] => [part, ...part.children.flatMap(allParts)];
