import { inflateSync } from 'node:zlib';
import { readValue, type PdfDict, type PdfValue } from './pdf-values.ts';

export type PdfStream = { dict: PdfDict; bytes: Buffer };

/** The objects of a PDF that has a plain table of them, as pdfkit writes it. */
export type PdfFile = {
  trailer: PdfDict;
  /** The value behind a reference, or the value itself. */
  at(value: PdfValue | undefined): PdfValue | undefined;
  dict(value: PdfValue | undefined): PdfDict;
  list(value: PdfValue | undefined): PdfValue[];
  stream(value: PdfValue | undefined): PdfStream | undefined;
  /** Every object by its number. */
  numbers: number[];
};

export function openPdf(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes).toString('latin1');
  const offsets = new Map(
    Array.from(text.matchAll(/(?<=^|\n)(\d+) 0 obj\b/g), (match) => [Number(match[1]), match.index]),
  );
  const read = new Map<number, PdfValue>();
  const bodyAt = (number: number) => (offsets.get(number) ?? NaN) + `${number} 0 obj`.length;
  const at: PdfFile['at'] = (value) => {
    if (value?.kind !== 'ref') return value;
    const known = read.get(value.number);
    if (known !== undefined) return known;
    if (!offsets.has(value.number)) return undefined;
    const found = readValue(text, bodyAt(value.number)).value;
    read.set(value.number, found);
    return found;
  };
  const dict: PdfFile['dict'] = (value) => {
    const found = at(value);
    return found?.kind === 'dict' ? found.entries : {};
  };
  return {
    trailer: trailerOf(text),
    ...{ at, dict, numbers: [...offsets.keys()] },
    list: (value) => {
      const found = at(value);
      return found === undefined ? [] : found.kind === 'list' ? found.items : [found];
    },
    stream: (value) => {
      if (value?.kind !== 'ref') return undefined;
      const { value: head, end } = readValue(text, bodyAt(value.number));
      const begin = /^\s*stream\r?\n/.exec(text.slice(end, end + 20));
      if (head.kind !== 'dict' || begin === null) return undefined;
      const length = head.entries['Length'];
      const from = end + begin[0].length;
      const packed = Buffer.from(text.slice(from, from + (length?.kind === 'number' ? length.number : 0)), 'latin1');
      return { dict: head.entries, bytes: head.entries['Filter'] === undefined ? packed : inflateSync(packed) };
    },
  };
}

function trailerOf(text: string): PdfDict {
  const found = readValue(text, text.lastIndexOf('trailer') + 'trailer'.length).value;
  return found.kind === 'dict' ? found.entries : {};
}
