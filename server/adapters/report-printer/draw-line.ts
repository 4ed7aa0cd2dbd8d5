import type { Line } from './break-lines.ts';
import type { FontName } from './font-files.ts';
import type { Link } from './inlines.ts';
import { pdfString, tagIn, type Press, type Tag } from './press.ts';
import type { Style } from './styles.ts';

type Placed = Line['items'][number];
type At = { x: number; baseline: number };

/** Draws a line into a tag. Words of another language have a tag of their own, links too, both ways. */
export function drawLine(press: Press, tag: Tag, line: Line, at: At): void {
  for (const group of groupsOf(line.items)) {
    const [first] = group;
    if (first === undefined) continue;
    const draw = () => drawItems(press, group, { ...at, line });
    const inner = first.lang === undefined ? tag : tagIn(press, tag, 'Span', { lang: first.lang });
    if (first.link === undefined) inner.add(draw);
    else drawLink(press, inner, { link: first.link, item: first, at, draw });
  }
}

/** Neighbours of one language and one link. */
function groupsOf(items: Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (first !== undefined && first.lang === item.lang && first.link === item.link) last?.push(item);
    else groups.push([item]);
  }
  return groups;
}

type DrawnLink = { link: Link; item: Placed; at: At; draw: () => void };

function drawLink(press: Press, tag: Tag, { link, item, at, draw }: DrawnLink): void {
  const { pdf, names } = press;
  const { size } = item.style;
  const [x, y] = [at.x + item.x, at.baseline - size];
  const reference = tagIn(press, tag, 'Reference');
  const inner = tagIn(press, reference, 'Link');
  inner.add(draw);
  const options = { structParent: inner, Contents: pdfString(link.contents) };
  pdf.goTo(x - 2, y - 2, item.width + 4, size + 7, link.to, options as object);
  inner.end(); // while this is the page that its place is noted with
  if (names.has(link.name)) return;
  names.add(link.name);
  pdf.addNamedDestination(link.name, 'XYZ', null, Math.max(0, y - 40), null);
}

type Stretch = { text: string; x: number; font: FontName; style: Style };

/** Words of one font and style in one go, with the blanks between them. */
export function drawItems(
  { pdf }: Pick<Press, 'pdf'>,
  items: Placed[],
  { x, baseline, line }: At & { line: Line },
): void {
  for (const { text, style, font, ...at } of stretchesOf(items, line)) {
    pdf.font(font).fontSize(style.size).fillColor(style.colour);
    pdf.text(text, x + at.x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}

function stretchesOf(items: Placed[], line: Line): Stretch[] {
  const end = line.isLast ? line.items.at(-1) : undefined;
  const stretches: Stretch[] = [];
  let before: Placed | undefined;
  for (const item of items) {
    const parts = item === end ? item.chunks : [...item.chunks, blankOf(item)];
    let { x } = item;
    parts.forEach(({ text, font, width }, index) => {
      const last = stretches.at(-1);
      const follows = index > 0 || !(item.isTurned || before?.isTurned);
      if (follows && last?.font === font && last.style === item.style) last.text += text;
      else stretches.push({ text, x, font, style: item.style });
      x += width;
    });
    before = item;
  }
  return stretches;
}

// In the letters of the page: blanks of another font are wider than the room that is there.
const blankOf = ({ style }: Placed): Placed['chunks'][number] => ({
  ...{ text: ' ', font: style.isBold ? 'bold' : 'regular', width: 0 },
});
