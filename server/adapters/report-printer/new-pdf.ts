import PDFDocument from 'pdfkit';
import type { Report } from '#core/presenting/report.ts';
import { fontFiles } from './font-files.ts';

export type Pdf = PDFKit.PDFDocument;

const sizes: Record<Report['paper'], [width: number, height: number]> = { a4: [595.28, 841.89], letter: [612, 792] };

const langs: Record<Report['language'], string> = { en: 'en-US', es: 'es-419' };

/** A tagged PDF/UA-1 without a page yet. It says when it was made and what it is called, and nothing of whoever had it made. */
export function newPdf({ paper, title, language }: Report, now: Date): Pdf {
  const subset: string = 'PDF/UA'; // unknown to the types of pdfkit
  const options = {
    ...{ size: sizes[paper], margin: 0, autoFirstPage: false, bufferPages: true },
    ...{ pdfVersion: '1.7', subset, tagged: true, lang: langs[language], displayTitle: true },
    font: '', // nothing but what is embedded
    info: { Title: title, Producer: 'Readback', Creator: 'Readback', CreationDate: now },
  };
  const pdf = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file());
  return pdf;
}

/** Writes the file to its end. */
export async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  mendEnding(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

type Ending = { subset: number; info: { Title: string }; endOutline(): void; endMetadata(): void };

/**
 * pdfkit 0.20.2 writes a list of glyphs that leaves some out wherever there is a subset, which PDF/UA takes for a fault: while fonts are
 * written there is none. It puts the title into XML as it stands.
 */
function mendEnding(pdf: Pdf): void {
  const ending = pdf as unknown as Ending;
  const { subset } = ending;
  const endOutline = ending.endOutline.bind(pdf);
  const endMetadata = ending.endMetadata.bind(pdf);
  Object.assign(ending, {
    subset: 0,
    endOutline() {
      ending.subset = subset;
      endOutline();
    },
    endMetadata() {
      ending.info.Title = inXml(ending.info.Title);
      endMetadata();
    },
  });
}

const inXml = (text: string): string =>
  text
    .replace(/[\uFFFE\uFFFF]/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
