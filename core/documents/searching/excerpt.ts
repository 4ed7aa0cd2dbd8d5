import type { Span } from '../../kernel/span.ts';
import type { ExcerptPart } from './document-search.ts';
import { findWord } from './find-word.ts';
import { fold } from './fold.ts';

const before = 40;
const longest = 140; // letters

/** The first line of a text that holds one of the words, or what of it is near the word; null where no line does. */
export function excerptOf(text: string, words: readonly string[]): ExcerptPart[] | null {
  for (const line of text.split('\n')) {
    const folded = fold(line);
    if (words.some((word) => findWord(folded, word) !== -1)) return partsOf(line.replace(/\s+/gu, ' ').trim(), words);
  }
  return null;
}

function partsOf(line: string, words: readonly string[]): ExcerptPart[] {
  const hits = hitsIn(line, words);
  const [first] = hits;
  if (first === undefined) return [];
  const start = line.length <= longest ? 0 : wordStart(line, Math.max(0, first[0] - before));
  const end = Math.max(first[1], wordEnd(line, start + longest));
  const parts: ExcerptPart[] = [{ text: start === 0 ? '' : '… ', isHit: false }];
  let at = start;
  for (const [from, to] of hits.filter((hit) => hit[1] <= end)) {
    parts.push({ text: line.slice(at, from), isHit: false }, { text: line.slice(from, to), isHit: true });
    at = to;
  }
  parts.push({ text: line.slice(at, end), isHit: false }, { text: end < line.length ? ' …' : '', isHit: false });
  return joined(parts);
}

/** Where the words stand in a line, in order and apart from each other. */
function hitsIn(line: string, words: readonly string[]): Span[] {
  const { folded, origins } = foldLetters(line);
  const all: Span[] = [];
  for (const word of words) {
    for (let at = findWord(folded, word); at !== -1; at = findWord(folded, word, at + word.length)) {
      all.push([origins[at] ?? 0, origins[at + word.length] ?? line.length]);
    }
  }
  const inOrder = all.toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);
  const apart: Span[] = [];
  for (const hit of inOrder) if (hit[0] >= (apart.at(-1)?.[1] ?? 0) && hit[0] < hit[1]) apart.push(hit);
  return apart;
}

/** A folded line, and which letter of the line each of its letters comes from. */
function foldLetters(line: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const letter of line) {
    const piece = fold(letter);
    folded += piece;
    for (let count = 0; count < piece.length; count++) origins.push(at);
    at += letter.length;
  }
  return { folded, origins };
}

const wordStart = (line: string, at: number) => (at === 0 ? 0 : line.indexOf(' ', at) + 1 || at);

const wordEnd = (line: string, at: number) =>
  at >= line.length ? line.length : Math.max(line.lastIndexOf(' ', at), 0);

function joined(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const kept: ExcerptPart[] = [];
  for (const { text, isHit } of parts) {
    const last = kept.at(-1);
    if (last?.isHit === isHit) last.text += text;
    else if (text !== '') kept.push({ text, isHit });
  }
  return kept;
}
