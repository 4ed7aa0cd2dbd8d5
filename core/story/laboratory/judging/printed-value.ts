import type { LabResult, ReferenceRange } from '../../../documents/explanation.ts';
import { comparatorWords } from '../../../explaining/lab-words.ts';
import { limitKind, limitsBefore, limitsBehind } from '../../../reading/labs/limit-words.ts';
import { type DecimalSign, numberOf } from '../../../reading/labs/numbers.ts';
import { longGrade } from '../../../reading/labs/wording.ts';

/** What a printed value amounts to: one number, or the two ends of "5-10". */
export type Figure = { low: number; high: number };

const between = /^(\d[\d.,]*)\s?[-–]\s?(\d[\d.,]*)$/;
/** "1:320", "1/320" */
export const dilutionOf = (value: string): number | undefined => {
  const [, dilution] = /^1\s?[:/]\s?(\d{1,6})$/.exec(value.trim()) ?? [];
  return dilution === undefined ? undefined : Number(dilution);
};

export function figureOf(value: string, decimal: DecimalSign = '.'): Figure | undefined {
  const ends = between.exec(value.trim());
  const [low, high] = ends
    ? [numberOf(ends[1] ?? '', decimal), numberOf(ends[2] ?? '', decimal)]
    : [numberOf(value.trim(), decimal), numberOf(value.trim(), decimal)];
  return low === undefined || high === undefined ? undefined : { low, high };
}

type Printed = Pick<LabResult, 'comparator' | 'value' | 'unit'>;

/** "103 mg/dL", "6.5%", "less than 0.4 mg/L". */
export const valueWords = (row: Printed): string => `${numberWords(row)}${unitWords(row.unit)}`;

export const numberWords = ({ comparator, value }: Pick<Printed, 'comparator' | 'value'>): string =>
  `${comparator === null ? '' : (comparatorWords[comparator] ?? '')}${value.trim()}`;

export const unitWords = (unit: string | null): string =>
  unit === null || unit === '' ? '' : unit.startsWith('%') ? unit : ` ${isPower.test(unit) ? 'x ' : ''}${unit}`;
/** "10⁹/L" was printed behind a cross, which would be lost between two numbers. */
const isPower = /^10[\^*e⁰¹²³⁴-⁹]/i;

const shortAnswers: Readonly<Record<string, string | undefined>> = {
  ...{ pos: 'positive', neg: 'negative', p: 'positive', n: 'negative', r: 'reactive', nr: 'non-reactive' },
  ...{ det: 'detected', 'not det': 'not detected', nd: 'not detected', nil: 'none', abn: 'abnormal' },
};

/** A printed answer in words, also where it is one letter: "P" beside "N". */
export function plainAnswer(printed: string): string {
  const words = printed.trim().toLowerCase();
  return longGrade(words) ?? shortAnswers[words.replace(/\.$/, '')] ?? words;
}

/** The printed range without brackets and labels: "70-100"; a single limit in words: "under 200", "90 or more". */
export function rangeWords(range: ReferenceRange): string {
  const own = ownPair(range) ?? ownLimit(range);
  if (own !== undefined) return own;
  const words = range.text.trim().replace(/^\((.*)\)$/, '$1');
  const [, cutOff] = cutOffs.exec(words) ?? [];
  if (cutOff !== undefined) return limitPhrase('<', cutOff);
  const [, sign = '', limit] = oneSided.exec(words) ?? [];
  if (limit !== undefined) return limitPhrase(sign.replace(/\s|or/gi, ''), limit);
  const inWords = limitInWords(range, words);
  if (inWords !== undefined) return inWords;
  const pairs = /\p{L}/u.test(words) ? [...words.matchAll(everyPair)] : [];
  const numbers = pairs.length === 1 ? pairs[0]?.[0] : undefined;
  return (numbers ?? words).replace(/_/g, '-').replace(/\s+/g, ' ');
}

/** "not above 50", "target below 53", "60 or over", "positive if above 10". */
function limitInWords({ low, high }: ReferenceRange, words: string): string | undefined {
  const [found, wording, before, behind, tail] = worded.exec(words) ?? [];
  const kind = limitKind(wording, tail);
  if (found === undefined || kind === undefined || (low === null) === (high === null)) return undefined;
  const isUpper = kind === 'upTo' || kind === 'below' || kind === 'orLess';
  const figure = before ?? behind ?? '';
  if (isUpper !== (high !== null)) return isUpper ? limitPhrase('>', figure) : limitPhrase('<=', figure);
  if (kind === 'below' || kind === 'above') return limitPhrase(isUpper ? '<' : '>', figure);
  return limitPhrase(isUpper ? '<=' : '>=', figure);
}

const figureInWords = String.raw`((?:1\s?[:/]\s?)?\d[\d.,]*(?<=\d))(?![\d.,]*\d)`;
const worded = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(${limitsBefore})\s?:?\s{0,2}${figureInWords}|${figureInWords}\s{1,2}(${limitsBehind})(?!\p{L}))`,
  'iu',
);

/** Of "Men 3.4-7.0; Women 2.4-6.0" the pair that holds here. */
function ownPair({ low, high, text }: ReferenceRange): string | undefined {
  const pairs = [...text.matchAll(everyPair)];
  if (pairs.length < 2 || low === null || high === null) return undefined;
  return pairs.find(([, first = '', last = '']) => plain(first) === low && plain(last) === high)?.[0];
}

const everyPair = /(?<![\d.,])(\d[\d.,]*)\s?(?:[-–~]|to|bis)\s?(\d[\d.,]*)(?<=\d)/g;
const plain = (figure: string): number => Number(figure.replace(',', '.'));

/** Of "men > 1.0, women > 1.2" the limit that holds here. */
function ownLimit({ low, high, text }: ReferenceRange): string | undefined {
  const limits = [...text.matchAll(/([<>]\s?=?|≤|≥)\s?(\d[\d.,]*)(?<=\d)/g)];
  if (limits.length < 2 || (low === null) === (high === null)) return undefined;
  const own = limits.filter(([, , figure = '']) => plain(figure) === (low ?? high));
  const [limit] = own;
  return own.length === 1 && limit ? limitPhrase((limit[1] ?? '').replace(/\s/g, ''), limit[2] ?? '') : undefined;
}

function limitPhrase(sign: string, limit: string): string {
  if (sign === '<') return `under ${limit}`;
  if (sign === '>') return `over ${limit}`;
  return sign.startsWith('<') || sign === '≤' ? `up to ${limit}` : `${limit} or more`;
}

const cutOffs = /^cut-?\s?off\s?:?\s{0,3}(\d[\d.,]*)/i;
const oneSided = /^(?:[a-z]+\s?:?\s)?([<>]\s*(?:or)?\s*=?|≤|≥)\s*((?:1(?: in |\s?:\s?|\/))?\d[\d.,]*)$/i;
