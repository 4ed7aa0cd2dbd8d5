import type { Span } from '../kernel/span.ts';

const abbreviations =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|no|nos|fig|approx|e\.g|i\.e|etc|pt|hx|b\.i\.d|t\.i\.d|q\.i\.d|p\.o|p\.r\.n|a\.m|p\.m|[A-Za-z])\.$/i;
const listNumber = /(?:^|\n)\s*\(?\d{1,2}[.)]$/;
const end = /[.!?]["')\]]?(?=\s+\S)|\n[ \t]*(?=\n|[-*•]\s|\(?\d{1,2}[.)]\s)/g;

/** Where each sentence of a text stands. "Dr.", initials, list numbers and decimals end none; blank lines and bullets do. */
export function splitSentences(text: string, from = 0): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    if (match[0].startsWith('.') && continues(text, start, stop)) continue;
    push(spans, text, start, stop, from);
    start = stop;
  }
  push(spans, text, start, text.length, from);
  return spans;
}

function continues(text: string, start: number, stop: number): boolean {
  const head = text.slice(Math.max(start, stop - 12), stop);
  return abbreviations.test(head) || listNumber.test(head) || /^\s+[a-z]/.test(text.slice(stop, stop + 3));
}

function push(spans: Span[], text: string, start: number, stop: number, from: number): void {
  const piece = text.slice(start, stop);
  const trimmed = piece.trim();
  if (trimmed === '') return;
  const first = start + piece.indexOf(trimmed.charAt(0));
  spans.push([first + from, first + trimmed.length + from]);
}
