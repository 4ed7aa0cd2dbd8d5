import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { UnreadableReason } from '#core/documents/medical-document.ts';

const library = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))));

/** Pictures are decoded elsewhere and in grey: whatever asks for more here is an attack or a mistake. */
const mostPixels = 50_000_000;

/** Opens a PDF for its text. Programs in it are never run: there is no scripting, no XFA, and nothing is fetched. */
export const openDocument = (bytes: Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    data: new Uint8Array(bytes), // a copy: the parser takes its bytes away from whoever gave them
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

/** Why a PDF could not be opened. What is not a missing password is damage, whatever the parser calls it. */
export const openingFault = (error: unknown): UnreadableReason =>
  error instanceof Error && error.name === 'PasswordException' ? 'password_protected' : 'damaged';
