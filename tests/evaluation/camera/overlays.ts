import { between, type Random } from './random.ts';
import type { Overlay } from './print-paper.ts';
import { sheet, type Pdf, type Place } from './set-paper.ts';

const middle = (values: readonly Place[], share: number): Place =>
  values[Math.floor(values.length * share)] ?? { x: 0, y: 0, width: 0, height: 0 };

/** Two rings with letters between them, a date across: over two values, as a clerk stamps without looking. */
export const stamped =
  (ink: string): Overlay =>
  (pdf, values, random) => {
    const { x, y } = middle(values, 0.4);
    pdf.save();
    pdf.translate(x + between(random, 8, 20), y + 12).rotate(between(random, -25, 25));
    pdf.opacity(0.62).strokeColor(ink).fillColor(ink);
    pdf.lineWidth(2.2).circle(0, 0, 50).stroke().lineWidth(1.2).circle(0, 0, 34).stroke();
    pdf.font('bold').fontSize(10);
    [...'RECEIVED · RECORDS OFFICE · '].forEach((letter, at, all) => {
      pdf.save().rotate((at * 360) / all.length);
      pdf.text(letter, -3, -48, { lineBreak: false }).restore();
    });
    pdf.fontSize(11).text('22 SEP 2025', -31, -7, { lineBreak: false });
    pdf.restore();
  };

/** The word COPY in large pale letters across the sheet. */
export const watermarked: Overlay = (pdf) => {
  pdf.save().translate(30, 350).rotate(-38);
  pdf.opacity(0.3).font('bold').fontSize(150).fillColor('#888888').text('COPY', 0, 0, { lineBreak: false });
  pdf.restore();
};

/** A marker drawn over some values. */
export const highlighted: Overlay = (pdf, values, random) => {
  pdf.save().opacity(0.45).fillColor('#f2ee26');
  for (const { x, y, width, height } of values.filter((_, at) => at % 3 === 0)) {
    pdf.rect(x - 6, y + between(random, -2, 2), width + between(random, 10, 30), height).fill();
  }
  pdf.restore();
};

/** Strokes of each digit in a square of 1 by 1, as a hand draws them. */
const digits: Record<string, readonly (readonly [number, number])[]> = {
  '0': [[0.5, 0], [0.1, 0.4], [0.3, 1], [0.8, 0.8], [0.8, 0.2], [0.5, 0]],
  '1': [[0.3, 0.25], [0.6, 0], [0.55, 1]],
  '2': [[0.15, 0.25], [0.5, 0], [0.8, 0.3], [0.1, 1], [0.9, 0.95]],
  '3': [[0.2, 0.1], [0.8, 0.2], [0.4, 0.48], [0.85, 0.75], [0.15, 0.95]],
  '4': [[0.6, 0], [0.1, 0.65], [0.9, 0.6], [0.65, 0.3], [0.6, 1]],
  '5': [[0.8, 0], [0.25, 0.05], [0.2, 0.45], [0.8, 0.6], [0.6, 0.95], [0.1, 0.95]],
  '7': [[0.1, 0.05], [0.85, 0], [0.4, 1]],
  '8': [[0.7, 0.15], [0.2, 0.2], [0.8, 0.75], [0.3, 0.95], [0.75, 0.3], [0.6, 0.05]],
}; // prettier-ignore

const pen = (pdf: Pdf): Pdf => pdf.lineWidth(1.3).lineCap('round').lineJoin('round').strokeColor('#1c2f9c');

/** Points joined by soft curves, none of them quite where it should be. */
function scrawl(pdf: Pdf, points: readonly (readonly [number, number])[], random: Random, shake: number): void {
  const shaken = points.map(
    ([x, y]) => [x + between(random, -shake, shake), y + between(random, -shake, shake)] as const,
  );
  shaken.forEach(([x, y], at) => {
    const [beforeX, beforeY] = shaken[at - 1] ?? [x, y];
    if (at === 0) pdf.moveTo(x, y);
    else pdf.quadraticCurveTo(beforeX + (x - beforeX) * 0.7, beforeY + (y - beforeY) * 0.2, x, y);
  });
  pdf.stroke();
}

function writeNumber(pdf: Pdf, text: string, { x, y }: { x: number; y: number }, random: Random): void {
  [...text].forEach((sign, at) => {
    const left = x + at * 10;
    const points = digits[sign]?.map(([across, down]) => [left + across * 8, y + down * 14] as const);
    scrawl(pdf, points ?? [[left + 3, y + 13], [left + 4, y + 14]], random, 0.5); // prettier-ignore
  });
}

/** Loops like words that nobody can read. */
function writeWords(pdf: Pdf, { x, y }: { x: number; y: number }, length: number, random: Random): void {
  const points = Array.from(
    { length: Math.round(length / 3) },
    (_, at) => [x + at * 3 + between(random, -2, 2), y + between(random, -6, 6)] as const,
  );
  scrawl(pdf, points, random, 0.6);
}

/** A pen beside the print: words in the margins, a ring around a value, a tick, values underlined. */
export const annotated: Overlay = (pdf, values, random) => {
  pen(pdf);
  writeWords(pdf, { x: 330, y: 60 }, 140, random);
  writeWords(pdf, { x: sheet.margin, y: (values.at(-1)?.y ?? 0) + 75 }, 260, random);
  const ringed = middle(values, 0.5);
  pdf
    .ellipse(ringed.x + ringed.width / 2, ringed.y + ringed.height / 2, ringed.width + 8, ringed.height * 0.85)
    .stroke();
  const underlined = middle(values, 0.2);
  const below = underlined.y + underlined.height - 1;
  scrawl(pdf, [[underlined.x - 4, below], [underlined.x + underlined.width + 6, below + 1]], random, 0.6); // prettier-ignore
  const ticked = middle(values, 0.8);
  scrawl(pdf, [[ticked.x + 330, ticked.y + 4], [ticked.x + 336, ticked.y + 12], [ticked.x + 350, ticked.y - 6]], random, 1); // prettier-ignore
};

/** Numbers written by hand beside printed ones: before, close behind and a little behind a value. */
export const handNumbers: Overlay = (pdf, values, random) => {
  pen(pdf);
  const [first, second, third] = [middle(values, 0.15), middle(values, 0.45), middle(values, 0.7)];
  writeNumber(pdf, '14.2', { x: first.x - 48, y: first.y }, random);
  writeNumber(pdf, '87', { x: second.x + second.width + 5, y: second.y - 2 }, random);
  writeNumber(pdf, '35.0', { x: third.x + third.width + 14, y: third.y - 4 }, random);
};
