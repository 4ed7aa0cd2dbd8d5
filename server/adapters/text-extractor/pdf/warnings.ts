import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadingNote } from '#core/documents/explanation.ts';

const programNote: ReadingNote = {
  kind: 'incomplete',
  text: 'This PDF carries a small program. Readback did not run it. What the program would show is not explained here.',
};
const attachmentNote: ReadingNote = {
  kind: 'incomplete',
  text: 'This PDF carries another file inside it. Readback did not open that file. What is in it is not explained here.',
};
const launchNote: ReadingNote = {
  kind: 'incomplete',
  text: 'This PDF asks to open another program or file. Readback did not do that. Take care before you allow it elsewhere.',
};

/** What a PDF carries beside its pages. It is named and never run or opened. */
export async function carriedThings(document: PDFDocumentProxy, bytes: Uint8Array): Promise<ReadingNote[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const says = (...names: string[]): boolean => names.some((name) => file.includes(name));
  const [hasPrograms, attachments] = await Promise.all([
    document.hasJSActions().catch(() => false), // a damaged tree of actions is no reason to lose the text
    document.getAttachments().catch(() => null),
  ]);
  return [
    ...(hasPrograms || says('/JavaScript', '/JS ', '/JS(', '/JS<') ? [programNote] : []),
    ...(attachments || says('/EmbeddedFile', '/FileAttachment', '/RichMedia') ? [attachmentNote] : []),
    ...(says('/Launch') ? [launchNote] : []),
  ];
}
