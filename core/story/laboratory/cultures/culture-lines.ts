import { linesOf } from '../../../reading/lines.ts';
import type { LaboratoryMessage, Named } from '../laboratory-message.ts';
import type { Sensitivity } from './sensitivities.ts';

/** Lists of medicines in words: "Susceptible: meropenem, amikacin". */
const lists: readonly [RegExp, Sensitivity][] = [
  [/^\s*(?:susceptible|sensitive)(?: to)?\s*:\s*/i, 'stops'],
  [/^\s*resistant(?: to)?\s*:\s*/i, 'fails'],
  [/^\s*intermediate\s*:\s*/i, 'between'],
];

/** "FINAL: >100,000 CFU/mL Klebsiella pneumoniae", "Culture result: Escherichia coli": a germ has a name of two words. */
const opensGerm = /\b(?:final|culture|result|organism|isolate)\b.{0,3}/i;
const twoWords = /\b([A-Z][a-z]{3,} [a-z]{4,})\b/g;
const noName =
  /^(?:no|mixed|normal|final|gram|report|result|culture|heavy|light|moderate|scant|clean|skin|many|rare|preliminary|blood|urine)\b|\b(?:growth|flora|report|result|results|culture|stain|count|isolated|pending|from|with|bacteria|organism|organisms|positive|negative|collected|received|catch)$/i;

/** "Doxycycline: S", "Vancomycin: S (MIC 1)" */
const sensitivityRow = /^\s*(\p{Lu}[\p{L}/-]{3,40}(?: \p{L}[\p{L}/-]{2,20})?)\s?:\s?([SRI])(?=\s*(?:\(|$))/u;

export type CultureLines = { germs: Named[]; medicines: Map<Sensitivity, Named[]> };

/** What a culture says in lines that are no rows. */
export function cultureLines(text: string): CultureLines {
  const found: CultureLines = { germs: [], medicines: new Map() };
  if (!/\bculture\b/i.test(text)) return found;
  const isTested = /\b(?:sensitiv|susceptib)/i.test(text);
  for (const { text: words, span } of linesOf(text)) {
    const list = lists.find(([opens]) => opens.test(words));
    if (list !== undefined) {
      const names = words
        .replace(list[0], '')
        .split(/[,;]\s*/)
        .map((name) =>
          name
            .replace(/[.\s]+$/, '')
            .trim()
            .toLowerCase(),
        );
      found.medicines.set(
        list[1],
        names.filter((name) => name !== '').map((name) => ({ name, span })),
      );
    }
    const row = sensitivityRow.exec(words);
    if (isTested && row?.[1] !== undefined && row[2] !== undefined) {
      const answer = row[2] === 'S' ? 'stops' : row[2] === 'R' ? 'fails' : 'between';
      found.medicines.set(answer, [
        ...(found.medicines.get(answer) ?? []),
        { name: /\p{Ll}/u.test(row[1]) ? row[1].toLowerCase() : row[1], span },
      ]);
    }
    const opening = opensGerm.exec(words);
    const behind = opening === null ? '' : words.slice(opening.index + opening[0].length, opening.index + 160);
    const name = /^\s*no\b/i.test(behind) ? undefined : behind.match(twoWords)?.find((pair) => !noName.test(pair));
    if (name !== undefined) found.germs.push({ name, span });
  }
  return found;
}

export const cultureLineMessages = (lines: CultureLines, culture: string): LaboratoryMessage[] => [
  ...(lines.germs.length > 0 ? [{ kind: 'germ' as const, culture, germs: lines.germs, isMain: false }] : []),
  ...(['stops', 'fails', 'between'] as const).flatMap((answer): LaboratoryMessage[] => {
    const medicines = lines.medicines.get(answer);
    return medicines === undefined ? [] : [{ kind: 'sensitivities', answer, medicines }];
  }),
];
