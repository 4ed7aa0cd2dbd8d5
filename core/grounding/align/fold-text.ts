/** A text in the form in which quotes are compared, and where each of its characters stands in the original (UTF-16). */
export type FoldedText = { text: string; starts: Uint32Array; ends: Uint32Array };

/** Signs that are printed and copied in more than one way. Compatibility forms (ligatures, superscripts) are taken apart by Unicode. */
const oneSign: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  µ: 'u',
  μ: 'u',
  '×': 'x',
  '✕': 'x',
  '≤': '<=',
  '≥': '>=',
  '|': ' ',
  '\u00ad': '',
  '\u200b': '',
  '\ufeff': '',
};

/** Hyphens that only part a word at a line end, and the signs between a ten and its power: "10^3", "10*3", "10E3". */
const dropped = /(?<=\p{Ll})[-\u00ad]\n\s*(?=\p{Ll})|(?<=10)(?:\^|\*{1,2}|[eE](?=\d))(?=\d)/gu;

/** Case, spaces, dashes, quotation marks, ligatures, mu signs and powers of ten are folded to one form. */
export function foldText(original: string): FoldedText {
  const isDropped = droppedPlaces(original);
  const letters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const put = (sign: string, from: number, to: number): void => {
    for (const unit of sign.split('')) {
      if (unit === ' ' && (letters.length === 0 || letters.at(-1) === ' ')) continue;
      letters.push(unit);
      starts.push(from);
      ends.push(to);
    }
  };
  let at = 0;
  for (const sign of original) {
    const to = at + sign.length;
    if (!isDropped.has(at)) put(foldSign(sign), at, to);
    at = to;
  }
  return { text: letters.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

function foldSign(sign: string): string {
  const code = sign.charCodeAt(0);
  if (sign.length === 1 && code > 32 && code < 123 && !(code > 64 && code < 91)) return sign;
  const known = oneSign[sign];
  if (known !== undefined) return known;
  if (/\s/.test(sign)) return ' ';
  return code < 128 ? sign.toLowerCase() : sign.normalize('NFKC').toLowerCase();
}

function droppedPlaces(original: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const match of original.matchAll(dropped)) {
    for (let at = match.index; at < match.index + match[0].length; at += 1) places.add(at);
  }
  return places;
}
