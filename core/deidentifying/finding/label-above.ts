import { kindOfLabel } from '../../reading/identifiers/labels.ts';
import { isBlank, linesOf, trimmed } from '../../reading/lines.ts';
import type { Personal } from '../personal.ts';
import { isMedicalWord } from '../words/medical-words.ts';

const shapes: Partial<Record<Personal['kind'], RegExp>> = {
  person: /^\p{L}[\p{L}\p{M}'’., -]{1,50}$/u,
  date: /^[\p{L}\d][\p{L}\d ,./-]{3,24}$/u,
  id: /^(?=.{0,12}\d)[\p{L}\d][\p{L}\d ./-]{2,30}$/u,
  phone: /^[+\d(][\d ().+-]{5,24}$/,
  email: /@/,
  address: /^.{4,100}$/,
};

/** A value on the line below its label, as forms print it: "Patient Name", and below it "Maria Lopez". */
export function valuesBelowLabels(text: string): Personal[] {
  const lines = linesOf(text);
  return lines.flatMap((line, at): Personal[] => {
    if (line.text.length > longestLabel || isBlank(line)) return [];
    const kind = kindOfLabel(line.text.trim().replace(/:$/, ''));
    const below = lines[at + 1];
    if (kind === undefined || !below) return [];
    const value = trimmed(text, below.span);
    const isValue =
      shapes[kind]?.test(value.text) === true && kindOfLabel(value.text.replace(/:.*$/, '')) === undefined;
    return isValue && !value.text.split(/\s+/).some(isThing) ? [{ kind, span: value.span }] : [];
  });
}

const longestLabel = 40;

const isThing = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && isMedicalWord(word);
