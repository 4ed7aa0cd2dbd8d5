import { textAt } from '../kernel/span.ts';
import type { Box, PageWord } from '../documents/page-layout.ts';

export type Replaced = { text: string; words: PageWord[] };

type Writing = { line: string; at: string };

/**
 * Neighbouring words, in order, as they stand after a correction. As many words as before take the places and the gaps of the old ones,
 * so that columns stay where they are; otherwise they become one word with one box.
 */
export function replaceWords(text: string, words: readonly PageWord[], { line, at }: Writing): Replaced {
  const written = line.split(/\s+/);
  if (written.length !== words.length) return oneWord(text, words, { line, at });

  const start = words[0]?.span[0] ?? 0;
  const replaced: Replaced = { text: '', words: [] };
  for (const [index, word] of words.entries()) {
    const { span } = word;
    const gap = index === 0 ? '' : text.slice(words[index - 1]?.span[1], span[0]);
    const from = start + replaced.text.length + gap.length;
    replaced.text += gap + (written[index] ?? '');
    const corrected = { read: readAs(text, word), at };
    replaced.words.push({ ...word, span: [from, start + replaced.text.length], corrected });
  }
  return replaced;
}

function oneWord(text: string, words: readonly PageWord[], { line, at }: Writing): Replaced {
  const [first] = words;
  if (first === undefined) return { text: line, words: [] };
  const read = words.reduce((told, word, index) => {
    const gap = index === 0 ? '' : text.slice(words[index - 1]?.span[1], word.span[0]);
    return told + gap + readAs(text, word);
  }, '');
  const doubt = words.find((word) => word.doubt !== undefined)?.doubt;
  const word: PageWord = {
    span: [first.span[0], first.span[0] + line.length],
    box: around(words.map(({ box }) => box)),
    confidence: leastOf(words.flatMap(({ confidence }) => confidence ?? [])),
    ...(doubt && { doubt }),
    corrected: { read, at },
  };
  return { text: line, words: [word] };
}

/** What the machine had read at first, however often the word was corrected since. */
const readAs = (text: string, { span, corrected }: PageWord): string => corrected?.read ?? textAt(text, span);

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];

const leastOf = (shares: readonly number[]): number | null => (shares.length === 0 ? null : Math.min(...shares));
