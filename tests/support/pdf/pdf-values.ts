export type PdfDict = Record<string, PdfValue>;
export type PdfValue =
  | { kind: 'name' | 'text' | 'word'; text: string }
  | { kind: 'number'; number: number }
  | { kind: 'ref'; number: number }
  | { kind: 'list'; items: PdfValue[] }
  | { kind: 'dict'; entries: PdfDict };

type Read = { value: PdfValue; end: number };

const ref = /(\d+)\s+0\s+R\b/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const word = /[^\s()<>[\]{}/%]+/y;
const name = /\/([^\s()<>[\]{}/%]*)/y;
const hex = /<([0-9a-fA-F\s]*)>/y;

/** One value of a PDF, from the next character that is no blank. Text that is UTF-16 is read as such. */
export function readValue(text: string, from: number): Read {
  const start = skipBlanks(text, from);
  if (text.startsWith('<<', start)) return readDict(text, start + 2);
  if (text[start] === '[') return readList(text, start + 1);
  if (text[start] === '(') return readText(text, start + 1);
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = start;
    return pattern.exec(text);
  };
  const to = (found: RegExpExecArray, value: PdfValue): Read => ({ value, end: start + found[0].length });
  const asHex = matched(hex);
  if (asHex)
    return to(asHex, {
      kind: 'text',
      text: decoded(Buffer.from((asHex[1] ?? '').replace(/\s/g, ''), 'hex').toString('latin1')),
    });
  const asRef = matched(ref);
  if (asRef) return to(asRef, { kind: 'ref', number: Number(asRef[1]) });
  const asNumber = matched(number);
  if (asNumber) return to(asNumber, { kind: 'number', number: Number(asNumber[0]) });
  const asName = matched(name);
  if (asName) return to(asName, { kind: 'name', text: asName[1] ?? '' });
  const asWord = matched(word);
  if (asWord) return to(asWord, { kind: 'word', text: asWord[0] });
  throw new Error(`No value at ${start}: ${JSON.stringify(text.slice(start, start + 20))}`);
}

export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  return at;
}

function readDict(text: string, from: number): Read {
  const entries: PdfDict = {};
  let at = skipBlanks(text, from);
  while (!text.startsWith('>>', at)) {
    const key = readValue(text, at);
    const { value, end } = readValue(text, key.end);
    if (key.value.kind === 'name') entries[key.value.text] = value;
    at = skipBlanks(text, end);
  }
  return { value: { kind: 'dict', entries }, end: at + 2 };
}

function readList(text: string, from: number): Read {
  const items: PdfValue[] = [];
  let at = skipBlanks(text, from);
  while (text[at] !== ']') {
    const { value, end } = readValue(text, at);
    items.push(value);
    at = skipBlanks(text, end);
  }
  return { value: { kind: 'list', items }, end: at + 1 };
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readText(text: string, from: number): Read {
  let said = '';
  let depth = 1;
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      at += 1;
      said += escapes[text[at] ?? ''] ?? text[at] ?? '';
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) break;
    said += sign;
  }
  return { value: { kind: 'text', text: decoded(said) }, end: at + 1 };
}

const decoded = (bytes: string): string =>
  bytes.startsWith('\xFE\xFF') ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le') : bytes;
