import type { Chunk, Faces } from './faces.ts';
import type { Inline } from './inlines.ts';

/** One word. */
export type Item = Pick<Inline, 'style' | 'lang' | 'link'> & { chunks: Chunk[]; width: number };
/** `isTurned` where a word runs to the left, so that the next one does not stand to its right. */
export type Line = { items: (Item & { x: number; isTurned?: boolean })[]; width: number; isLast: boolean };

/** Words that stand on one line. */
type Unit = Item[];

/** Sets words into lines of a width. A word that is wider is cut, behind a sign where there is one. */
export function breakLines(inlines: readonly Inline[], width: number, faces: Faces): Line[] {
  const units = unitsOf(inlines, faces).flatMap((unit) => fitting(unit, width, faces));
  const lines: Item[][] = [];
  let at = 0;
  for (const unit of units) {
    const wide = widthOfUnit(unit, faces);
    const blank = between(lines.at(-1)?.at(-1), unit[0], faces);
    if (lines.length === 0 || at + blank + wide > width + 0.01) {
      lines.push([...unit]);
      at = wide;
    } else {
      for (const piece of unit) lines.at(-1)?.push(piece);
      at += blank + wide;
    }
  }
  return lines.map((items, index) => placed(items, faces, index === lines.length - 1));
}

function unitsOf(inlines: readonly Inline[], faces: Faces): Unit[] {
  const units: Unit[] = [];
  for (const { text, isGlued = false, ...look } of inlines) {
    text.split(/\s+/u).forEach((word, index) => {
      if (word === '') return;
      const item = itemOf(word, look, faces);
      const last = units.at(-1);
      if (isGlued && index === 0 && last !== undefined) last.push(item);
      else units.push([item]);
    });
  }
  return units;
}

type Look = Omit<Inline, 'text' | 'isGlued'>;

function itemOf(word: string, look: Look, faces: Faces): Item {
  const chunks = faces.chunksOf(word, look.style);
  return { ...look, chunks, width: chunks.reduce((sum, chunk) => sum + chunk.width, 0) };
}

/** The blank between two words is that of the larger one: none sticks to a small number. */
const between = (item: Item | undefined, next: Item | undefined, faces: Faces): number =>
  item && next ? Math.max(faces.spaceOf(item.style), faces.spaceOf(next.style)) : 0;

const widthOfUnit = (unit: Unit, faces: Faces): number =>
  unit.reduce((sum, item, index) => sum + item.width + between(unit[index - 1], item, faces), 0);

function fitting(unit: Unit, width: number, faces: Faces): Unit[] {
  if (widthOfUnit(unit, faces) <= width) return [unit];
  return unit.flatMap((item) => (item.width <= width ? [[item]] : cut(item, width, faces).map((part) => [part])));
}

// First behind signs at which a reader expects a break, then anywhere between letters.
const partsOf = (text: string): string[] => text.match(/[^/\-–—_.,:;)|]*[/\-–—_.,:;)|]+|[^/\-–—_.,:;)|]+/gu) ?? [text];
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(segments.segment(text), ({ segment }) => segment);

function cut({ chunks, width: _, ...look }: Item, width: number, faces: Faces): Item[] {
  const wide = (text: string) => itemOf(text, look, faces).width;
  const known = new Map<string, number>();
  const letterWidth = (letter: string) => {
    const found = known.get(letter) ?? wide(letter);
    known.set(letter, found);
    return found;
  };
  const pieces = partsOf(chunks.map(({ text }) => text).join('')).flatMap((part) => {
    const total = part.length > 200 ? Infinity : wide(part);
    return total <= width
      ? [{ text: part, total }]
      : lettersOf(part).map((text) => ({ text, total: letterWidth(text) }));
  });
  const texts: { text: string; total: number }[] = [];
  for (const { text, total } of pieces) {
    const last = texts.at(-1);
    if (last !== undefined && last.total + total <= width) {
      last.text += text;
      last.total += total;
    } else texts.push({ text, total });
  }
  return texts.map(({ text }) => itemOf(text, look, faces));
}

function placed(items: Item[], faces: Faces, isLast: boolean): Line {
  let width = 0;
  const all = items.map((item, index) => {
    const x = width + between(items[index - 1], item, faces);
    width = x + item.width;
    return { ...item, x };
  });
  return { items: rightToLeft(all), width, isLast };
}

const isRtl = ({ chunks }: Item): boolean =>
  chunks.some(({ text }) => /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text));

/** Neighbouring words of scripts that run to the left change places; they are drawn in the order in which they are read. */
function rightToLeft(items: Line['items']): Line['items'] {
  const all = [...items];
  for (let from = 0; from < all.length; from += 1) {
    let to = from;
    while (to < all.length && isRtl(all[to] ?? noItem)) to += 1;
    const run = all.slice(from, to);
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) continue;
    const end = last.x + last.width;
    all.splice(
      from,
      run.length,
      ...run.map((item) => ({ ...item, isTurned: true, x: first.x + (end - item.x - item.width) })),
    );
    from = to - 1;
  }
  return all;
}

const noItem: Item = { chunks: [], width: 0, style: { size: 0, leading: 0, colour: '' } };
