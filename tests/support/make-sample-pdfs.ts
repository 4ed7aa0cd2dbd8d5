import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

// Sets the sample reports as PDFs: `node tests/support/make-sample-pdfs.ts`. Cells of a text line are two blanks apart.
const folder = fileURLToPath(new URL('../../server/features/samples/data/', import.meta.url));
const font = (weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

const page = { margin: 48, size: 9.5, leading: 14, character: 5.05, width: 516 };

for (const file of (await readdir(folder)).filter((name) => name.endsWith('.txt'))) {
  const output = createWriteStream(folder + file.replace('.txt', '.pdf'));
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: page.margin,
    info: { Title: file.replace('.txt', ''), CreationDate: new Date(0) },
  });
  pdf.pipe(output);
  pdf.registerFont('regular', font('400Regular')).registerFont('bold', font('700Bold'));
  const lines = (await readFile(folder + file, 'utf8')).trimEnd().split('\n');
  lines.reduce((y, line) => setLine(pdf, line, y), page.margin);
  pdf.end();
  await finished(output);
}

/** Draws one line of text and returns where the next one starts. */
function setLine(pdf: PDFKit.PDFDocument, line: string, y: number): number {
  const top = y > 792 - 2 * page.margin ? newPage(pdf) : y;
  const cells = [...line.matchAll(/\S+(?: \S+)*/g)];
  const isHeading = /^[A-Z][A-Z .,&/-]+$/.test(line) || /^Test {2,}|^Medication {2,}/.test(line);
  pdf.font(isHeading ? 'bold' : 'regular').fontSize(page.size);
  if (cells.length === 1) {
    pdf.text(line, page.margin, top, { width: page.width });
    return Math.max(top + page.leading, pdf.y);
  }
  for (const cell of cells) pdf.text(cell[0], page.margin + cell.index * page.character, top, { lineBreak: false });
  return top + page.leading;
}

function newPage(pdf: PDFKit.PDFDocument): number {
  pdf.addPage();
  return page.margin;
}
