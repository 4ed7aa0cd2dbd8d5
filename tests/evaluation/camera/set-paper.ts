import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Paper, PaperRow } from './papers.ts';

/** Where a value stands on the sheet, in points from the top left corner. */
export type Place = { x: number; y: number; width: number; height: number };
export type Pdf = PDFKit.PDFDocument;

/** A4, in points. */
export const sheet = { width: 595, height: 842, margin: 52 };

const font = (weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`));

/** A PDF without a page yet, in the letters of the papers. */
export function newPdf(): Pdf {
  const pdf = new PDFDocument({
    ...{ size: [sheet.width, sheet.height], margin: 0, autoFirstPage: false },
    info: { CreationDate: new Date(0) },
  });
  return pdf.registerFont('regular', font('400Regular')).registerFont('bold', font('700Bold'));
}

/** Sets a paper on the page at hand and tells where its values stand. */
export function setPaper(pdf: Pdf, paper: Paper): Place[] {
  let y = sheet.margin;
  paper.head.forEach((line, at) => {
    pdf.font(at === 0 ? 'bold' : 'regular').fontSize(at === 0 ? 14 : 9.5);
    pdf.fillColor('black').text(line, sheet.margin, y, { lineBreak: false });
    y += at === 0 ? 24 : 15;
  });
  y += 22;
  const values = paper.layout === 'lines' ? setLines(pdf, paper, y) : setTable(pdf, paper, y);
  const foot = (values.at(-1)?.y ?? y) + 44;
  pdf.font('regular').fontSize(8.5);
  paper.foot.forEach((line, at) => pdf.text(line, sheet.margin, foot + at * 13, { lineBreak: false }));
  return values;
}

const columnsAt = [0, 170, 235, 285, 370] as const;

/** Cells in columns, with rules around them in the layout "grid". */
function setTable(pdf: Pdf, { heads, rows, layout }: Paper, top: number): Place[] {
  const isGrid = layout === 'grid';
  const pitch = isGrid ? 24 : 19;
  const width = sheet.width - 2 * sheet.margin;
  if (isGrid)
    pdf
      .rect(sheet.margin, top - 5, width, pitch)
      .fill('#e4e4e4')
      .fillColor('black');
  setCells(pdf, 'bold', heads, top);
  if (!isGrid) line(pdf, sheet.margin, top + 15, sheet.margin + width, top + 15);
  const values = rows.map((row, at) => setRow(pdf, row, top + (at + 1) * pitch));
  if (isGrid) {
    const bottom = top - 5 + (rows.length + 1) * pitch;
    for (let y = top - 5; y <= bottom; y += pitch) line(pdf, sheet.margin, y, sheet.margin + width, y);
    for (const x of [...columnsAt.map((column) => column - 5), width])
      line(pdf, sheet.margin + x, top - 5, sheet.margin + x, bottom);
  }
  return values;
}

function setRow(pdf: Pdf, { name, value, mark, unit, range }: PaperRow, y: number): Place {
  setCells(pdf, 'regular', [name, value, mark, unit, range], y);
  return placeOf(pdf, value, sheet.margin + columnsAt[1], y);
}

function setCells(pdf: Pdf, weight: string, cells: readonly string[], y: number): void {
  pdf.font(weight).fontSize(10).fillColor('black');
  cells.forEach((cell, at) => pdf.text(cell, sheet.margin + (columnsAt[at] ?? 0), y, { lineBreak: false }));
}

/** "Glucose: 4.9 mmol/L (3.9-5.5) HIGH" */
function setLines(pdf: Pdf, { rows }: Paper, top: number): Place[] {
  pdf.font('regular').fontSize(11);
  return rows.map(({ name, value, unit, range, mark }, at) => {
    const y = top + at * 25;
    pdf.text(`${name}: ${value} ${unit} (${range}) ${mark}`, sheet.margin, y, { lineBreak: false });
    return placeOf(pdf, value, sheet.margin + pdf.widthOfString(`${name}: `), y);
  });
}

const placeOf = (pdf: Pdf, text: string, x: number, y: number): Place => ({
  ...{ x, y, width: pdf.widthOfString(text), height: pdf.currentLineHeight() },
});

const line = (pdf: Pdf, x0: number, y0: number, x1: number, y1: number): Pdf =>
  pdf.lineWidth(0.7).moveTo(x0, y0).lineTo(x1, y1).stroke('#333333');
