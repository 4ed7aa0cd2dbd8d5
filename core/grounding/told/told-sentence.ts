import type { Language, LabResult } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import { overlaps } from '../../kernel/span.ts';
import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Mention } from '../../knowledge/knowledge.ts';
import { allAnalytes, layNames } from '../source/row-names.ts';
import type { VerifySource } from '../source/verify-source.ts';
import { asidesIn } from './asides.ts';
import { clausesIn } from './clauses.ts';
import { directionsIn, type ToldDirection } from './directions.ts';
import { readQuantities, type Quantity } from './quantities.ts';
import { toldWords, wordsWithin, type ToldWord } from './told-words.ts';

/** A test that a sentence names, and the rows of the document that it can mean; none where the document has no such row. */
export type ToldAnalyte = {
  rows: readonly LabResult[];
  first: number;
  last: number;
  span: Span;
  /** What else print may call it, where the document has no row of it. */
  names: readonly string[];
};

/** A sentence taken apart. Words are numbered; spans are UTF-16 offsets into the sentence. */
export type Told = {
  text: string;
  /** The sentence with its asides blanked out. */
  plain: string;
  language: Language;
  words: readonly ToldWord[];
  /** Its statements. */
  clauses: readonly Span[];
  /** What only says what a word means. */
  asides: readonly Span[];
  analytes: readonly ToldAnalyte[];
  directions: readonly ToldDirection[];
  quantities: readonly Quantity[];
  medicines: readonly Mention<MedicineEntry>[];
  /** Numbers of the words that part two statements: "but", "while", ";". */
  boundaries: readonly number[];
  isQuestion: boolean;
};

const parting = new Set(
  'but while whereas however although though except yet unlike ; . ? ! pero mientras aunque sin embargo excepto'
    .split(' ')
    .filter((word) => word !== 'sin' && word !== 'embargo'),
);

export function tellApart(text: string, source: VerifySource, language: Language): Told {
  const words = toldWords(text);
  const found = analytesIn(text, words, source);
  const asides = asidesIn(text).filter(
    (aside) => !found.some(({ rows, span }) => rows.length > 0 && fills(span, aside)),
  );
  const inAside = (span: Span) => asides.some((aside) => overlaps(aside, span));
  const analytes = found.filter(({ span }) => !inAside(span));
  const named = analytes.map(({ span }) => span);
  const isFree = (first: number, last: number): boolean => {
    const span: Span = [words[first]?.start ?? 0, words[last]?.end ?? 0];
    return !inAside(span) && !named.some((name) => overlaps(name, span));
  };
  return {
    text,
    language,
    words,
    clauses: clausesIn(text),
    asides,
    analytes,
    directions: directionsIn(words, language).filter(({ first, last }) => isFree(first, last)),
    quantities: readQuantities(text).filter(
      ({ start, end }) => !inAside([start, end]) && !named.some((name) => overlaps(name, [start, end])),
    ),
    plain: blanked(text, asides),
    medicines: source.knowledge.findMedicines(text),
    boundaries: words.flatMap(({ word }, at) => (parting.has(word) ? [at] : [])),
    isQuestion: text.trimEnd().endsWith('?'),
  };
}

/** "(LDL)": the name itself in brackets. */
const fills = ([start, end]: Span, [from, to]: Span): boolean =>
  from + 1 >= start - 6 && start > from && to - 1 <= end + 1 && end <= to;

const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((words, [start, end]) => words.slice(0, start) + ' '.repeat(end - start) + words.slice(end), text);

/** Names that are everyday words too: only themselves where no other word makes something else of them. */
const everyday = /^(?:blood|protein|color|colour|appearance|clarity|glucose|sugar|iron|lead|calcium|ph|iron)$/i;
const ofBody = /\b(?:in|into|through|from|of|a|the|your) (?:the |your |my )?$/i;
const compound =
  /^(?:[ -](?:test|tests|sample|samples|work|cells?|vessels?|stream|flow|clots?|draw|drawn|thinners?|pressure|supply|count|loss|type|bank|product|that carries)\b)/i;

/** Names of tests that are everyday words: tests only where the document has them. */
const everydayNames =
  /^(?:bands?|lymphs?|lymph|factor \w+|blood|protein|color|colour|lead|iron|appearance|mucus|fat|volume|casts?|crystals?|blasts?|age|time|bacteria|yeast|virus|antibod(?:y|ies)|.{1,2})$/i;

function analytesIn(text: string, words: readonly ToldWord[], source: VerifySource): ToldAnalyte[] {
  const own = source.rowNames
    .findAll(text)
    .map(({ entry, start, end }) => ({ rows: entry.rows, span: [start, end] as Span, names: [] as readonly string[] }));
  const others = allAnalytes()
    .findAll(text)
    .map(({ entry, start, end }) => {
      const names = [entry.name, ...entry.also, ...layNames(entry.id)];
      return { rows: rowsCalled(names, source), span: [start, end] as Span, names };
    })
    .filter(({ span }) => !own.some((mine) => overlaps(mine.span, span)) && !everydayNames.test(text.slice(...span)));
  const specimen = specimens.find(({ said }) => said.test(text));
  return [...own, ...others]
    .filter(({ span }) => isNamedHere(text, span))
    .sort((a, b) => a.span[0] - b.span[0])
    .map(({ rows, span, names }) => {
      const [first, after] = wordsWithin(words, ...span);
      const ofSpecimen = specimen === undefined ? [] : rowsOfSpecimen(specimen.id, rows, source);
      const isOfBlood = ofSpecimen.length === 0 || ofBlood.test(text);
      return { rows: isOfBlood ? [...rows, ...ofSpecimen] : ofSpecimen, span, names, first, last: after - 1 };
    });
}

/** What was taken, as people say it and as the ids of its tests begin. */
const specimens = [
  { id: 'urine_', said: /\b(?:urine|orina)\b/i },
  { id: 'csf_', said: /\b(?:spinal fluid|csf|lcr)\b/i },
  { id: 'stool_', said: /\b(?:stools?|heces)\b/i },
] as const;
const ofBlood = /\b(?:blood|serum|plasma|sangre)\b/i;

/** "0 mg/dL of glucose in the urine": the row of that specimen, and not that of the blood. */
const rowsOfSpecimen = (id: string, named: readonly LabResult[], { rows }: VerifySource): readonly LabResult[] => {
  const wanted = new Set(named.map(({ analyte }) => id + (analyte ?? '').replace(/_(?:total|fasting)$/, '')));
  return rows.filter(({ analyte }) => analyte !== null && wanted.has(analyte));
};

/** Rows of another specimen by the same name: "sugar in the spinal fluid" of its row "Glucose". */
function rowsCalled(names: readonly string[], { printedNames, rows }: VerifySource): readonly LabResult[] {
  if (!names.some((name) => printedNames.has(name.toLowerCase()))) return [];
  const called = new Set(names.map((name) => name.toLowerCase()));
  return rows.filter(({ name }) => called.has(name.toLowerCase()));
}

/** "11.2 % of the white cells": the whole, and not what is told of. */
const wholeOf =
  /(?:%|\b(?:percent|share|part|portion|proportion|fraction|kinds?|types?|form|some|most|one)) of (?:the |your |all |these |my )*$/i;

function isNamedHere(text: string, [start, end]: Span): boolean {
  const name = text.slice(start, end);
  if (wholeOf.test(text.slice(Math.max(0, start - 28), start))) return false;
  if (name.length < 2 || name === 'mg') return false;
  if (compound.test(text.slice(end, end + 14)) && /^(?:blood|iron|protein)$/i.test(name)) return false;
  return !(/^blood$/i.test(name) && everyday.test(name) && ofBody.test(text.slice(Math.max(0, start - 14), start)));
}
