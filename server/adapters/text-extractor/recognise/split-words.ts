import { glyphsOf } from './glyphs.ts';
import type { ReadWord } from './read-ink.ts';
import type { WordInk } from './segment-page.ts';

const dateAndTime = /^(\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d{2}-\d{2})\s?(\d{1,2}:\d{2}.*)$/u;

/** A word in which a blank was read, or a date with its time, as the two words that they are: their blank was narrow. */
export function splitWords(word: ReadWord): ReadWord[] {
  const [, date, time] = dateAndTime.exec(word.text) ?? [];
  const [left, right, more] = date !== undefined && time !== undefined ? [date, time] : word.text.split(' ');
  if (left === undefined || right === undefined || more !== undefined) return [word];
  const glyphs = glyphsOf(word.ink.parts);
  if (glyphs.length !== left.length + right.length) return [word];
  const start = glyphs[left.length]?.x0 ?? 0;
  return [
    { ...word, text: left, ink: partOf(word.ink, (x) => x < start) },
    { ...word, text: right, ink: partOf(word.ink, (x) => x >= start) },
  ];
}

function partOf(ink: WordInk, isPart: (x: number) => boolean): WordInk {
  const parts = ink.parts.filter(({ x0 }) => isPart(x0));
  return {
    ...ink,
    x0: Math.min(...parts.map(({ x0 }) => x0)),
    x1: Math.max(...parts.map(({ x1 }) => x1)),
    parts,
  };
}
