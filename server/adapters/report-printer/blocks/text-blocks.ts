import type { Block, NoticeTone, Words } from '#core/presenting/report-blocks.ts';
import { inlinesOf, plainInline } from '../inlines.ts';
import { drawMark } from '../marks.ts';
import { artifact, tagIn, type Press } from '../press.ts';
import { kept, type Slab } from '../slabs.ts';
import { styles } from '../styles.ts';
import { textSlabs, withFirst } from '../text-slabs.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const headingGaps = { 1: 0, 2: 26, 3: 18, 4: 12 };

/** A heading stays with what follows, and is a bookmark where it opens a part. */
export function headingSlabs(press: Press, { level, text }: BlockOf<'heading'>, bookmark: (y: number) => void): Slab[] {
  const style = styles.headings[level];
  const tag = tagIn(press, press.root, `H${level}`);
  const slabs = textSlabs(press, { tag, inlines: plainInline(text, style), gap: headingGaps[level] });
  return withFirst(slabs, bookmark).map((slab) => ({ ...slab, keepsNext: true }));
}

export function paragraphSlabs(press: Press, { words, look }: BlockOf<'paragraph'>): Slab[] {
  if (words.length === 0) return [];
  const style = look === 'lead' ? styles.lead : look === 'muted' ? styles.muted : styles.body;
  const inlines = inlinesOf(words, look === 'label' ? styles.strong : style, press.language);
  const slabs = textSlabs(press, { tag: tagIn(press, press.root, 'P'), inlines, gap: look === 'lead' ? 4 : 8 });
  return look === 'label' ? slabs.map((slab) => ({ ...slab, keepsNext: true })) : slabs;
}

const nameWidth = 150;

/** What is known of the document: names to the left, what they say to the right. */
export function factsSlabs(press: Press, { facts }: BlockOf<'facts'>): Slab[] {
  const list = tagIn(press, press.root, 'L', { list: 'None' });
  return facts.flatMap(({ name, value }, index) => {
    const body = tagIn(press, tagIn(press, list, 'LI'), 'LBody');
    const [left, right] = [tagIn(press, body, 'P'), tagIn(press, body, 'P')];
    const names = textSlabs(press, { tag: left, inlines: plainInline(name, styles.muted), width: nameWidth });
    const gap = index === 0 ? 8 : 3;
    const values = textSlabs(press, { tag: right, inlines: plainInline(value, styles.body), indent: nameWidth, gap });
    return withFirst(values, (y) => names.forEach((slab) => slab.draw(y)));
  });
}

const bulletIndent = 20;

export function bulletsSlabs(press: Press, { items }: BlockOf<'bullets'>): Slab[] {
  const list = tagIn(press, press.root, 'L', { list: 'Disc' });
  return items.flatMap((words) => {
    const item = tagIn(press, list, 'LI');
    const label = labelSlab(press, tagIn(press, item, 'Lbl'), '•', 4);
    const inlines = inlinesOf(words, styles.body, press.language);
    const slabs = textSlabs(press, { tag: tagIn(press, item, 'LBody'), inlines, indent: bulletIndent, gap: 8 });
    return withFirst(slabs, label);
  });
}

/** Draws a mark of a list in the line of the words beside it. */
export function labelSlab(press: Press, tag: Parameters<typeof tagIn>[1], text: string, indent: number) {
  const [slab] = textSlabs(press, { tag, inlines: plainInline(text, styles.strong), indent });
  return (y: number): void => slab?.draw(y);
}

const barIndent = 40;
const noticeColours: Record<NoticeTone, string> = { critical: '#7A0C3B', warning: '#7C3F00', info: '#084887' };
const noticeMarks = { critical: 'critical', warning: 'outside', info: 'in-range' } as const;

/** What cannot wait: a bar at the side, a mark, a name and what it says. The shape of the mark and the width of the bar tell it without colour. */
export function noticeSlabs(
  press: Press,
  { tone, title, words }: BlockOf<'notice'>,
  bookmark: (y: number) => void,
): Slab[] {
  const colour = noticeColours[tone];
  const style = { ...styles.headings[3], colour };
  const name = textSlabs(press, {
    ...{ tag: tagIn(press, press.root, 'H2'), inlines: plainInline(title, style), indent: barIndent, gap: 18 },
  });
  const draw = (y: number) => {
    bookmark(y);
    artifact(press, 'Layout', () => drawMark(press, noticeMarks[tone], press.area.left + 24, y + 12));
  };
  const slabs = [...withFirst(name, draw), ...saidBelow(press, words)];
  return kept(slabs).map((slab, index) =>
    withBar(press, slab, { colour, isFirst: index === 0, isThick: tone === 'critical' }),
  );
}

const saidBelow = (press: Press, words: Words): Slab[] =>
  words.length === 0
    ? []
    : textSlabs(press, {
        tag: tagIn(press, press.root, 'P'),
        inlines: inlinesOf(words, styles.body, press.language),
        indent: barIndent,
        gap: 2,
      });

type Bar = { colour: string; isFirst: boolean; isThick: boolean };

function withBar(press: Press, slab: Slab, { colour, isFirst, isThick }: Bar): Slab {
  const { pdf, area } = press;
  const above = isFirst ? 0 : slab.gap;
  const bar = (y: number) => pdf.rect(area.left, y - above, isThick ? 7 : 4, slab.height + above).fill(colour);
  const draw = (y: number) => {
    artifact(press, 'Layout', () => bar(y));
    slab.draw(y);
  };
  return { ...slab, draw };
}
