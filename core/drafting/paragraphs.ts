import type { Placed } from './lay-out.ts';

const mostSentences = 5;

/** The text of the explanation: a new paragraph where the built-in explanation has one, or where one would become too long. */
export function inParagraphs(placed: readonly Placed[], paragraphOf: (anchor: number) => number): string {
  const paragraphs: string[][] = [];
  let current = NaN;
  for (const { sentence, anchor } of placed) {
    const own = paragraphOf(anchor);
    const last = paragraphs.at(-1);
    if (last === undefined || own !== current || last.length >= mostSentences) paragraphs.push([sentence.text]);
    else last.push(sentence.text);
    current = own;
  }
  return paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');
}

/** In which paragraph of a text each of its sentences stands. */
export function paragraphsOf(text: string, sentences: readonly { text: string }[]): (at: number) => number {
  const paragraphs = text.split('\n\n');
  let from = 0;
  const places = sentences.map((sentence) => {
    const found = paragraphs.findIndex((paragraph, at) => at >= from && paragraph.includes(sentence.text));
    from = Math.max(from, found);
    return from;
  });
  return (at) => places[at] ?? 0;
}
