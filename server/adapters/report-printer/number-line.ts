import type { ResultRow } from '#core/presenting/report-blocks.ts';
import { breakLines } from './break-lines.ts';
import { drawItems } from './draw-line.ts';
import { plainInline } from './inlines.ts';
import { drawArrow, drawMark } from './marks.ts';
import { tagIn, type Press, type Tag } from './press.ts';
import { colours, styles, type Style } from './styles.ts';

type Place = { x: number; y: number; width: number };

const lineHeight = 20;
const labelHeight = styles.scale.leading;

/** How high the line of a row is with its labels; nothing where there is none. */
export const numberLineHeight = ({ scale, labels }: Pick<ResultRow, 'scale' | 'labels'>): number =>
  scale === null ? 0 : labels === null ? lineHeight : lineHeight + 2 * labelHeight;

/** The number line of a result: a figure that says its sentence to whoever does not see it. */
export function drawNumberLine(press: Press, parent: Tag, row: ResultRow, { x, y, width }: Place): void {
  const { scale, status, sentence, labels } = row;
  if (scale === null) return;
  const bbox: [number, number, number, number] = [x - 16, y, x + width + 16, y + numberLineHeight(row)];
  tagIn(press, parent, 'Figure', { alt: sentence, bbox }).add(() => {
    const middle = y + (labels === null ? 0 : labelHeight) + lineHeight / 2;
    drawBand(press, row, { x, y: middle, width });
    const mark = x + (scale.mark / 100) * width;
    if (scale.beyond !== null) drawArrow(press, scale.beyond, mark, middle);
    drawMark(press, status, mark, middle);
    if (labels === null) return;
    const label = (text: string, percent: number, top: number, style: Style) =>
      drawLabel(press, text, { percent, top, style, place: { x, y, width } });
    label(labels.value, scale.mark, y, { ...styles.scale, isBold: true });
    if (!scale.band.openLow) label(labels.low, scale.band.from, middle + lineHeight / 2, styles.scale);
    if (!scale.band.openHigh) label(labels.high, scale.band.to, middle + lineHeight / 2, styles.scale);
  });
}

// Solid around a value in range, dashed around one that needs talk: as clear in grey.
function drawBand({ pdf }: Press, { scale, status }: ResultRow, { x, y, width }: Place): void {
  if (scale === null) return;
  const { from, to, openLow, openHigh } = scale.band;
  const [left, wide] = [x + (from / 100) * width, ((to - from) / 100) * width];
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(1.5)
    .stroke(colours.rule);
  pdf.save().lineWidth(1.5);
  pdf.roundedRect(left, y - 6, wide, 12, openLow || openHigh ? 0 : 3);
  if (status === 'outside' || status === 'critical') pdf.dash(4.5, { space: 3 });
  pdf.fillAndStroke('#E6F0FA', '#0B5CAD');
  pdf.restore();
}

type Label = { percent: number; top: number; style: Style; place: Place };

// Near the ends of the line a centred label would stick out of it.
function drawLabel(press: Press, text: string, { percent, top, style, place }: Label): void {
  const [line] = breakLines(plainInline(text, style), Infinity, press.faces);
  if (line === undefined) return;
  const shift = percent < 12 ? 0 : percent > 88 ? 1 : 0.5;
  const x = place.x + (percent / 100) * place.width - shift * line.width;
  // With a blank behind it, so that whatever takes the text out does not join it to the next number.
  drawItems(press, line.items, { x, baseline: top + style.size, line: { ...line, isLast: false } });
}
