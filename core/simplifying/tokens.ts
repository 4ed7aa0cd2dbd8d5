import { matchesIn } from '../kernel/matches-in.ts';

/** A word, a number or a mark of a sentence. `space` tells whether white space stands before it; offsets point into the sentence. */
export type Token = {
  text: string;
  lower: string;
  kind: 'word' | 'number' | 'mark';
  space: boolean;
  start: number;
  end: number;
};

/** Words with what may join their parts: "p.o.", "s/p", "2/52", "U&E", "patient's", "5.6", "1,200". */
const chunks =
  /[xX]-[rR]ays?(?![\p{L}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’/&+%][\p{L}\p{N}\p{M}]+|,\d{3}(?!\d))*[.%+]?|\S/gu;
/** What a chunk is split into that is not known as a whole. */
const parts =
  /\d+(?:[.,]\d+)*%?(?![\p{L}\d])|\d+(?:[.,]\d+)*\p{L}+|\d+(?:[./]\d+)+|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*%?|\S/gu;

/** `isKnown`: a chunk in small letters that is one word although a mark stands in it. */
export function tokensOf(sentence: string, isKnown: (chunk: string) => boolean): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of matchesIn(
    sentence
      .replace(/(?<=^|\s)-ve(?=\s)/g, (_sign, at: number) => (isBeforeIt(sentence, at) ? 'no ' : 'neg'))
      .replace(/(?<=^|\s)\+ve(?=\s)/g, 'pos'),
    chunks,
  )) {
    const space = index > 0 && isSpace(sentence.charCodeAt(index - 1));
    const whole = wholeOf(chunk, isKnown);
    if (whole !== undefined) {
      tokens.push(tokenAt(whole, index, space));
      const rest = chunk.slice(whole.length);
      if (rest !== '') tokens.push(tokenAt(rest, index + whole.length, false));
      continue;
    }
    for (const { 0: part, index: at } of matchesIn(chunk, parts)) {
      const glued = gluedUnit.exec(part);
      if (glued === null) tokens.push(tokenAt(part, index + at, at === 0 && space));
      else {
        const [, number = '', unit = ''] = glued;
        tokens.push(tokenAt(number, index + at, at === 0 && space), tokenAt(unit, index + at + number.length, true));
      }
    }
  }
  return readSigns(tokens);
}

/** "500mg", "10yrs": a number and its unit. */
const gluedUnit =
  /^(\d+(?:[.,]\d+)?)(mg|mcg|g|kg|ml|cc|cm|mm|hrs?|yrs?|wks?|mths?|mins?|days?|weeks?|months?|years?|units?)$/i;

/** Signs that stand for words in terse notes. */
const signWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '↑': 'increased',
    '↓': 'reduced',
    '→': '–',
    '+': 'and',
    '~': 'about',
    '±': 'and perhaps',
    '@': 'at',
    '&': 'and',
  }),
);

/** "?pneumonia" is a possible one; "nil" denies what follows it; "R hip" is the right one. */
function readSigns(tokens: Token[]): Token[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1];
    // "Dr. R saw it" names somebody.
    const isName = isDoctor(tokens[at - 1]) || (tokens[at - 1]?.text === '.' && isDoctor(tokens[at - 2]));
    const word = isName ? undefined : wordOfSign(token, next, tokens[at - 1]);
    if (word === undefined) return token;
    if (next !== undefined && token.kind === 'mark') next.space = true;
    return { ...token, text: word, lower: word, kind: word === '–' ? 'mark' : 'word', space: true };
  });
}

const isDoctor = (token: Token | undefined): boolean => /^dr\.?$/.test(token?.lower ?? '');

const notDenied = new Set(
  'today currently now at on in since but as of prescribed done needed reported noted'.split(' '),
);

const leadsVerb = (token: Token | undefined): boolean =>
  /^(?:to|not|will|can|may|might|could|should|would|does|doesn't)$/.test(token?.lower ?? '');

function wordOfSign({ text, lower }: Token, next: Token | undefined, previous: Token | undefined): string | undefined {
  if (text === '?') {
    if (next?.lower === 'cause') return '– unknown';
    if (next !== undefined && /^(?:when|what|why|how|if|whether|where|who)$/.test(next.lower)) return undefined;
    return next?.kind === 'word' && (!next.space || previous === undefined) ? 'possible' : undefined;
  }
  if (lower === 'nil') return next?.kind === 'word' && !notDenied.has(next.lower) ? 'no' : 'none';
  if (text === 'R' || text === 'L') {
    // "1 L water" is a liter.
    if (
      next?.kind !== 'word' ||
      !next.space ||
      !/^[a-z]{3}/.test(next.text) ||
      (text === 'L' && previous?.kind === 'number')
    )
      return undefined;
    return text === 'R' ? 'right' : 'left';
  }
  if (text === '+' && (next === undefined || next.text === '(' || !next.space || previous?.kind === 'number'))
    return undefined;
  // "to ↓ pain", "rapid ↑ in size"
  if ((text === '↑' || text === '↓') && (leadsVerb(previous) || next?.lower === 'in'))
    return text === '↑' ? 'increase' : leadsVerb(previous) ? 'reduce' : 'decrease';
  return signWords.get(text);
}

function wholeOf(chunk: string, isKnown: (chunk: string) => boolean): string | undefined {
  if (isPlainWord(chunk)) return chunk;
  const lower = chunk.toLowerCase();
  if (isKnown(lower)) return chunk;
  return chunk.endsWith('.') && isKnown(lower.slice(0, -1)) ? chunk.slice(0, -1) : undefined;
}

const isPlainWord = (chunk: string): boolean => /^(?:[A-Za-z]+|\d+|x-rays?|(?:https?:|www\.).*)$/i.test(chunk);
const isSpace = (code: number): boolean => code === 32 || (code > 8 && code < 14) || code === 160;

function tokenAt(text: string, start: number, space: boolean): Token {
  const first = text.charCodeAt(0);
  const isNumber = first > 47 && first < 58;
  const kind = isNumber ? 'number' : /^[\p{L}\p{N}]/u.test(text) ? 'word' : 'mark';
  return { text, lower: text.toLowerCase().replaceAll('’', "'"), kind, space, start, end: start + text.length };
}

/** "-ve CP, -ve SOB": the sign stands before what it denies. "SLR -ve, dip -ve": it is the result of what stands before it. */
const isBeforeIt = (sentence: string, at: number): boolean =>
  /^\s*-ve\b/.test(sentence) || /(?:^|[,;:(])\s?$/.test(sentence.slice(Math.max(0, at - 2), at));
