import { matchesIn } from '../kernel/matches-in.ts';
import type { Span } from '../kernel/span.ts';
import { isBlank, isItem, isRow, itemMarkLength, linesOf, trimmed, type Piece, hasDigit, hasSmall } from './lines.ts';

/** Words whose full stop never ends a sentence, for something must follow. */
const alwaysFollowed = new Set(
  (
    'dr drs mr mrs ms mx prof st sr jr rev hon e.g i.e eg ie vs v cf approx ca fig figs ref resp incl excl esp viz al dept ext ' +
    'pt pts hx dx rx h/o s/p w/o c/o int assoc bilat dist prox occas mult poss prob cont incl vasc resp hosp spont sympt occ abd inf sup ant post lat med mod sev temp resp avg est max min no nos tel ph'
  ).split(' '),
);
/** Of these, only a number must follow: "No. 5" but "Any allergies? No. She is well." */
const followedByNumber = new Set('no nos tel ph ext fig figs ca approx temp ref max min est avg'.split(' '));
/** Words before a single letter that is not an initial: "hepatitis B. The liver …" */
const lettered = /(?:hepatitis|vitamin|type|group|grade|stage|influenza|class|plan|factor|protein|strep|phase|level)$/i;

/** No sentence is longer: what lost its full stops is cut at a space, so that work on a sentence stays bounded. */
const longestSentence = 1500;

/** A line at least this long without a full stop is taken to run on into the next one. */
const longLine = 55;

/** The sentences of a text in order. Blank lines, list items, table rows, headers and short lines stand for themselves; a wrapped sentence is one piece. */
export function sentencesOf(text: string, within: Span = [0, text.length]): readonly Piece[] {
  if (latest.text !== text) latest = { text, found: new Map(), width: undefined };
  const key = within.join(' ');
  const known = latest.found.get(key);
  if (known !== undefined) return known;
  latest.width ??= widthOf(text);
  const sentences = blocksOf(text, within, latest.width).flatMap((block) => splitBlock(text, block));
  latest.found.set(key, sentences);
  return sentences;
}

/** Many rules ask for the sentences of the same document and its sections: they are found once. */
let latest: { text: string; found: Map<string, readonly Piece[]>; width: number | undefined } = {
  text: '',
  found: new Map(),
  width: undefined,
};

/** Runs of lines that may share a sentence. */
function blocksOf(text: string, within: Span, ofText: number): Span[] {
  const blocks: Span[] = [];
  const lines = linesOf(text, within);
  const widest = lines.reduce((longest, line) => Math.max(longest, line.text.trimEnd().length), 0);
  const width = Math.max(widest, ofText);
  let previous: Piece | undefined;
  for (const line of lines) {
    const open = blocks.at(-1);
    if (isBlank(line)) previous = undefined;
    else {
      if (open && previous && runsOn(previous.text, line.text, width)) open[1] = line.span[1];
      else blocks.push([...line.span]);
      previous = line;
    }
  }
  return blocks;
}

function runsOn(line: string, next: string, width: number): boolean {
  if (isItem(next) || /^\s*\d{1,2}\s+\p{L}/u.test(next) || isRow(next) || isRow(line)) return false;
  if (/[.!?:;][)"'\]]*\s*$/.test(line)) return false;
  if (/^\s*\p{Lu}[\p{L} /&,()-]{0,40}:(?:\s|$)/u.test(next)) return false;
  // "cough=no" stands for itself.
  if (/^\s*[\p{L}_ "']{2,30}=\s?\S/u.test(next)) return false;
  if (isCapitals(next) !== isCapitals(line)) return false;
  if (/^\s*\p{Ll}/u.test(next) || /[,(–-]\s*$/.test(line) || openEnd.test(line)) return true;
  // Two blanks at its end break a line, as in Markdown.
  return line.trim().length >= longLine && !/\S {2,}$/.test(line) && wraps(line, next, width);
}

/** Words that leave a sentence open at the end of a line. */
const openEnd =
  /\s(?:the|an?|of|in|on|at|to|with|without|and|or|no|for|by|is|are|was|were|any|her|his|from|into|that|which|per|than)\s*$/i;

/** A line was wrapped where its next word would not have fitted; a line that ends earlier was ended by hand. */
function wraps(line: string, next: string, width: number): boolean {
  const word = /^\s*(\S{1,40})/.exec(next)?.[1] ?? '';
  return line.trimEnd().length + 1 + word.length >= width - slack;
}

/** Lines are rarely as wide as they could be. */
const slack = 8;

/** How wide a text was wrapped: nearly all lines that another follows are about as wide then. Few lines do not show it. */
function widthOf(text: string): number {
  const lines = linesOf(text);
  const followed = lines.filter((line, at) => {
    const next = lines[at + 1]?.text ?? '';
    return line.text.trim().length >= longLine && next.trim() !== '' && !isItem(next) && !isRow(line.text);
  });
  if (followed.length < fewestLines) return 0;
  const lengths = followed.map((line) => line.text.trimEnd().length).sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  const near = lengths.filter((length) => length >= width - longestWord).length;
  return width <= widestPage && near >= lengths.length * 0.6 ? 0 : Infinity;
}
const fewestLines = 6;
const longestWord = 14;
/** No page is wider, in letters. */
const widestPage = 130;

const isCapitals = (line: string): boolean => /\p{Lu}{2}/u.test(line) && !hasSmall(line);

function splitBlock(text: string, [start, end]: Span): Piece[] {
  const block = text.slice(start, end);
  const pieces: Piece[] = [];
  const greeting = salutation.exec(block)?.[0].length ?? 0;
  if (greeting > 0) pieces.push(trimmed(text, [start, start + greeting]));
  let from = greeting > 0 ? greeting : itemMarkLength(block);
  const ends = /(?<![.!?])[.!?]{1,9}[)"'\]”’]{0,3}(?=\s)|(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll}+\s)/gu;
  for (const match of /[.!?]/.test(block) ? matchesIn(block, ends) : []) {
    const stop = match.index + match[0].length;
    if (!endsSentence(block, match.index, stop)) continue;
    pieces.push(trimmed(text, [start + from, start + stop]));
    from = stop;
  }
  pieces.push(trimmed(text, [start + from, end]));
  return pieces
    .flatMap((piece) => (piece.text.length > longestSentence ? cutLong(text, piece.span) : piece))
    .filter(({ text: words }) => words !== '');
}

/** "Dear Mrs. Low, your blood test is normal": whom a letter greets is no part of its first sentence. */
const salutation = /^\s{0,8}(?:Dear|Hello|Hi)\s[^,:;!?\n]{1,60},(?=\s+\S)(?!\s+(?:Drs?|Mr|Mrs|Ms|Miss|Prof|and)\b)/iu;

function cutLong(text: string, [start, end]: Span): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  while (from < end) {
    const limit = Math.min(end, from + longestSentence);
    // The blank is looked for in this stretch only: a text without blanks is not searched from its beginning each time.
    const blank = limit < end ? text.slice(from, limit).lastIndexOf(' ') : -1;
    const to = blank > 0 ? from + blank : limit;
    pieces.push(trimmed(text, [from, to]));
    from = to;
  }
  return pieces;
}

/** Terse notes go on in small letters: "nil rash. no neck stiffness". A short form before the full stop ends nothing. */
function endsInSmall(block: string, mark: number, stop: number): boolean {
  const word = /[\p{L}.]{1,24}$/u.exec(block.slice(Math.max(0, mark - 24), mark))?.[0] ?? '';
  return (
    /^\p{Ll}{4,}$/u.test(word) && !alwaysFollowed.has(word) && /^\s{1,2}\p{Ll}{2}/u.test(block.slice(stop, stop + 4))
  );
}

function endsSentence(block: string, mark: number, stop: number): boolean {
  const next = block
    .slice(stop, stop + 40)
    .trimStart()
    .charAt(0);
  if (hasSmall(next)) return block[mark] === '.' && endsInSmall(block, mark, stop);
  // "Imp: ? flu", "cough ?cause": a question mark in front of what is asked.
  if (block[mark] === '?' && /^$|[\s:(/-]/.test(block.slice(Math.max(0, mark - 1), mark))) return false;
  if (block[mark] !== '.') return true;
  const before = block.slice(Math.max(0, mark - 24), mark);
  const word = /[\p{L}\d./]+$/u.exec(before)?.[0] ?? '';
  if (/^\d{1,2}$/.test(word) && /^\s*$/.test(before.slice(0, -word.length))) return false;
  if (/^\p{Lu}$/u.test(word) && opensSentence.test(block.slice(stop, stop + 14))) return true;
  if (/^\p{Lu}$/u.test(word)) return !isInitial(before.slice(0, -1).trimEnd());
  const key = word.toLowerCase();
  // "q. 6h", "a.m. #30"
  if ((key === 'q' && hasDigit(next)) || next === '#') return false;
  // "lithium 300 mg p.o. - AM", "300 mg t.i.d. (held)"
  if (/^(?:\p{L}\.){1,3}\p{L}$/u.test(word) && /^\s{1,2}(?:[-–] ?\S|\(\p{Ll})/u.test(block.slice(stop, stop + 5)))
    return false;
  if (!alwaysFollowed.has(key)) return true;
  return followedByNumber.has(key) ? !hasDigit(next) : false;
}

/** No surname: "seen by Dr. X. She was sent home". */
const opensSentence = /^\s{1,3}(?:He|She|It|They|We|The|This|These|His|Her|There|At|On|After)\s\p{Ll}/u;

const isInitial = (before: string): boolean =>
  before === '' || (/(?:\p{Lu}[\p{Ll}.]*|,|\b(?:by|from|to|and|for))$/u.test(before) && !lettered.test(before));
