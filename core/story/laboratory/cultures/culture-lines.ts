import { linesOf } from '../../../reading/lines.ts';
import { append } from '../../../kernel/append.ts';
import type { Span } from '../../../kernel/span.ts';
import type { Named } from '../laboratory-message.ts';
import { withStrain } from './cultures.ts';
import type { Answer } from './medicines-by-germ.ts';
import type { Sensitivity } from './sensitivities.ts';

/** Lists of medicines in words: "Susceptible: meropenem, amikacin". */
const lists: readonly [RegExp, Sensitivity][] = [
  [/^\s*(?:susceptible|sensitive)(?: to)?\s*:\s*/i, 'stops'],
  [/^\s*resistant(?: to)?\s*:\s*/i, 'fails'],
  [/^\s*intermediate\s*:\s*/i, 'between'],
];

/** "FINAL: >100,000 CFU/mL Klebsiella pneumoniae", "Culture result: Escherichia coli": a germ has a name of two words. */
const opensGerm = /\b(?:final|culture|result|organism|isolate)\b[^\p{L}\n]{0,3}/iu;
const twoWords = /\b([A-Z][a-z]{3,} [a-z]{4,})\b/g;
const noName =
  /^(?:no|mixed|normal|final|gram|report|result|culture|heavy|light|moderate|scant|clean|skin|many|rare|preliminary|blood|urine)\b|\b(?:growth|flora|report|result|results|culture|stain|count|isolated|pending|from|with|bacteria|organism|organisms|positive|negative|collected|received|catch)$/i;

/** "Doxycycline: S", "Vancomycin: S (MIC 1)" */
const sensitivityRow = /^\s*(\p{Lu}[\p{L}/-]{3,40}(?: \p{L}[\p{L}/-]{2,20})?)\s?:\s?([SRI])(?=\s*(?:\(|$))/u;

export type CultureLines = { germs: Named[]; answers: Answer[] };

/** What a culture says in lines that are no rows. */
export function cultureLines(text: string): CultureLines {
  const found: CultureLines = { germs: [], answers: [] };
  if (!/\bculture\b/i.test(text)) return found;
  const isTested = /\b(?:sensitiv|susceptib)/i.test(text);
  for (const { text: words, span } of linesOf(text)) {
    append(found.answers, listed(words, span));
    if (isTested) append(found.answers, inRow(words, span));
    const name = germIn(words);
    if (name !== undefined) found.germs.push({ name, span });
  }
  return found;
}

function listed(words: string, span: Span): Answer[] {
  const list = lists.find(([opens]) => opens.test(words));
  if (list === undefined) return [];
  const names = words.replace(list[0], '').split(/[,;]\s*/);
  return names
    .map((name) => name.replace(/[.\s]+$/, '').trim())
    .filter((name) => name !== '')
    .map((name) => ({ name: name.toLowerCase(), span, answer: list[1] }));
}

function inRow(words: string, span: Span): Answer[] {
  const [, name, letter] = sensitivityRow.exec(words) ?? [];
  if (name === undefined || letter === undefined) return [];
  const answer = letter === 'S' ? 'stops' : letter === 'R' ? 'fails' : 'between';
  return [{ name: /\p{Ll}/u.test(name) ? name.toLowerCase() : name, span, answer }];
}

function germIn(words: string): string | undefined {
  const opening = opensGerm.exec(words);
  const behind = opening === null ? '' : words.slice(opening.index + opening[0].length, opening.index + 160);
  const name = /^\s*no\b/i.test(behind) ? undefined : behind.match(twoWords)?.find((pair) => !noName.test(pair));
  return name === undefined ? undefined : withStrain(name, behind);
}
