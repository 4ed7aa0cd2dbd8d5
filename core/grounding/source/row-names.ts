import type { LabResult } from '../../documents/explanation.ts';
import { analytes } from '../../knowledge/analyte-data.ts';
import type { AnalyteEntry } from '../../knowledge/entries.ts';
import { createPhraseIndex, type PhraseIndex } from '../../knowledge/phrase-index.ts';
import { normaliseUnit } from '../../reading/labs/units.ts';
import layAnalytes from '../wording/lay-analytes.json' with { type: 'json' };

/** The rows that one name can mean. */
export type NamedRows = { phrase: string; rows: readonly LabResult[] };

/** Every name that print and people have for the rows of a document. */
export function rowNames(rows: readonly LabResult[]): PhraseIndex<NamedRows> {
  const named = new Map<string, { phrase: string; rows: LabResult[] }>();
  const claim = (row: LabResult, phrase: string): void => {
    const key = phrase.toLowerCase();
    if (!isName(phrase)) return;
    const known = named.get(key) ?? { phrase, rows: [] };
    if (!known.rows.includes(row)) known.rows.push(row);
    named.set(key, known);
  };
  for (const row of rows) for (const phrase of printedForms(row.name)) claim(row, phrase);
  // What the document prints itself goes before what others call it.
  const own = new Map([...named].map(([key, { rows: claiming }]) => [key, claiming.map(({ analyte }) => analyte)]));
  for (const row of rows) {
    for (const phrase of otherNames(row)) {
      const claiming = own.get(phrase.toLowerCase());
      if (claiming === undefined || claiming.includes(row.analyte)) claim(row, phrase);
    }
  }
  return createPhraseIndex([...named.values()], ({ phrase }) => [phrase]);
}

/** Words for what was taken or how it was counted: they name a test only where print has nothing else. */
const generic =
  /^(?:total|free|direct|serum|plasma|test|result|urine|stool|csf|fluid|count|level|mg|ml|dl|screen|panel|cell|cells|body fluid|whole blood)$/i;

/** One letter, or a word that stands for half of medicine, names nothing by itself. */
const isName = (phrase: string): boolean =>
  phrase.length > 1 && phrase.length < 60 && !generic.test(phrase) && normaliseUnit(phrase) === undefined;

/** "Urea Nitrogen (BUN)", "Cholesterol, Total": the whole, the parts, and the parts turned round. */
function printedForms(name: string): string[] {
  const outer = name
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const inner = [...name.matchAll(/\(([^()]{2,30})\)/g)].map((match) => match[1] ?? '');
  const [first = '', second = ''] = outer.split(/,\s*/);
  const isPlain = /^(?:total|serum|plasma|blood|level|fasting|random|quant\w*|auto\w*|calc\w*|whole)/i.test(second);
  const turned = second === '' ? [] : [`${second} ${first}`, ...(isPlain ? [first] : [])];
  return [name, outer, ...inner, ...turned];
}

const entries = new Map(analytes.map((entry) => [entry.id, entry]));

function otherNames({ analyte }: LabResult): string[] {
  const entry = analyte === null ? undefined : entries.get(analyte);
  if (entry === undefined) return [];
  return [entry.name, ...printedForms(entry.name), ...entry.also, ...layNames(entry.id)].filter(
    (name) => !/^blood$/i.test(name),
  );
}

export const layNames = (id: string): string[] =>
  [...layAnalytes.english, ...layAnalytes.spanish].filter(({ ids }) => ids.includes(id)).flatMap(({ names }) => names);

let all: PhraseIndex<AnalyteEntry> | undefined;

/** Every analyte on record by all its names. Made at the first call. */
export function allAnalytes(): PhraseIndex<AnalyteEntry> {
  all ??= createPhraseIndex(analytes, (entry) => [entry.name, ...entry.also, ...layNames(entry.id)].filter(isName));
  return all;
}
