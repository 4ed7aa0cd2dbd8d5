import { reportTextsIn } from '#core/presenting/report-texts-in.ts';
import { breakLines } from './break-lines.ts';
import { drawItems } from './draw-line.ts';
import { plainInline } from './inlines.ts';
import { artifact, type Press } from './press.ts';
import { colours, styles } from './styles.ts';

/** What stands on every page and is not read out: which page it is, and from the second one on, of what. */
export function drawFurniture(press: Press, title: string): void {
  const { pdf, area, faces } = press;
  const { count } = pdf.bufferedPageRange();
  const right = area.left + area.width;
  const words = (text: string, width: number) => breakLines(plainInline(text, styles.small), width, faces)[0];
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const number = words(reportTextsIn(press.language).page(index + 1, count), Infinity);
    const running = words(title, area.width * 0.7);
    const foot = area.bottom + 26;
    artifact(press, 'Pagination', () => {
      pdf
        .moveTo(area.left, foot - 14)
        .lineTo(right, foot - 14)
        .lineWidth(0.5)
        .stroke(colours.rule);
      if (running) drawItems(press, running.items, { x: area.left, baseline: foot, line: running });
      if (number) drawItems(press, number.items, { x: right - number.width, baseline: foot, line: number });
    });
  }
}
