import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'; // makes the other half of the parser known as pdfjsWorker
import type { UnreadableReason } from '#core/documents/medical-document.ts';
import { InProcessPort } from './in-process-port.ts';

declare global {
  var pdfjsWorker: { WorkerMessageHandler: { initializeFromPort: (port: InProcessPort) => void } };
}

const library = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))));

/** Pictures are decoded elsewhere and in grey: whatever asks for more here is an attack or a mistake. */
const mostPixels = 50_000_000;

export type OpenDocument = { document: Promise<PDFDocumentProxy>; close: () => Promise<void> };

/** Opens a PDF for its text. Programs in it are never run: there is no scripting, no XFA, and nothing is fetched. */
export function openDocument(bytes: Uint8Array): OpenDocument {
  const port = new InProcessPort();
  pdfjsWorker.WorkerMessageHandler.initializeFromPort(port);
  const worker = PDFWorker.create({ port, verbosity: 0 });
  const task = getDocument({
    data: new Uint8Array(bytes), // a copy: the parser takes its bytes away from whoever gave them
    worker,
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: mostPixels,
    canvasMaxAreaInBytes: 4 * mostPixels,
    standardFontDataUrl: `${library}/standard_fonts/`,
    cMapUrl: `${library}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${library}/wasm/`,
  });
  return {
    document: task.promise,
    async close() {
      await task.destroy();
      worker.destroy();
    },
  };
}

/** Why a PDF could not be opened. What is not a missing password is damage, whatever the parser calls it. */
export const openingFault = (error: unknown): UnreadableReason =>
  error instanceof Error && error.name === 'PasswordException' ? 'password_protected' : 'damaged';
