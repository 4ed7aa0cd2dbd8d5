import { matchesIn } from '../../kernel/matches-in.ts';
import { heldWords } from '../../kernel/held-words.ts';
import type { Span } from '../../kernel/span.ts';
import type { ScaleReading } from '../reading.ts';
import { isExplained, withoutLegends } from './legends.ts';
import { scaleForms, type ScaleForm } from './scale-forms.ts';
import { readScoreTables } from './table-scores.ts';
import { readTnm } from './tnm.ts';

/** The places on known scales that a document states for this patient; a legend or a printed range of a scale states none. */
export function readScales(text: string): ScaleReading[] {
  const isHeld = heldWords(text.toLowerCase());
  const read = scaleForms
    .filter(({ keys, needs }) => keys.some(isHeld) && needs?.test(text) !== false)
    .flatMap((form) => readForm(text, form));
  const tabled = readScoreTables(text);
  const sorted = [...read, ...readTnm(text), ...tabled].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  return eachOnce(withoutLegends(text, sorted), new Set(tabled));
}

function readForm(text: string, { scale, pattern, most, goesOn, tidy }: ScaleForm): ScaleReading[] {
  return matchesIn(text, pattern).flatMap((match): ScaleReading[] => {
    const printed = match.groups?.['value'] ?? match.groups?.['sign'];
    const span: ScaleReading['span'] = [match.index, match.index + match[0].trimEnd().length];
    return printed === undefined || Number(printed) > most || isExplained(text, span)
      ? []
      : [
          { scale, value: tidy(printed.trim()), span },
          ...(goesOn ? furtherValues(text, span[1], most).map((found) => ({ scale, ...found })) : []),
        ];
  });
}

/** What is stated twice, or found by two forms at one place, is read once, where it stands first; each row of a table is its own. */
function eachOnce(readings: readonly ScaleReading[], tabled: ReadonlySet<ScaleReading>): ScaleReading[] {
  const seen = new Set<string>();
  let last: ScaleReading | undefined;
  return readings.filter((reading) => {
    const key = `${reading.scale} ${reading.value}`;
    const isSamePlace = last?.scale === reading.scale && reading.span[0] < last.span[1];
    if (isSamePlace || (seen.has(key) && !tabled.has(reading))) return false;
    seen.add(key);
    last = reading;
    return true;
  });
}

/** What leads from a value to the next one of the same scale, and what must stand behind that. */
const next =
  /^(?:\/\d{1,3})?(?:[ ](?:at|on|in|after|before|pre|post)?[ ]?[\p{L}\d-]{1,12}){0,3}\s?(?:,|->|→|;|\band\b|\bto\b|\bthen\b)\s?(?:(?:now|then|and|left|right|L|R)\s){0,2}(?<value>\d{1,3}(?:\.\d)?)(?:\/\d{1,3})?(?=\s(?:at|on|after|post|today|now|pre|before)\s?(?:[\p{L}\d]|$)|[ ](?:left|right|today|now)\b)/u;
const mostValues = 3;

/** "NIHSS 6 on arrival, 2 at discharge": each further value, where its time or side is told. */
function furtherValues(text: string, from: number, most: number): { value: string; span: Span }[] {
  const found: { value: string; span: Span }[] = [];
  for (let at = from; found.length < mostValues;) {
    const match = next.exec(text.slice(at, at + reach));
    const value = match?.groups?.['value'];
    if (match === null || value === undefined || Number(value) > most) break;
    const end = at + match[0].length;
    found.push({ value, span: [at + match[0].lastIndexOf(value), end] });
    at = end;
  }
  return found;
}

const reach = 80;
