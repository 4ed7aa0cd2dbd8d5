import { matchesIn } from '../../kernel/matches-in.ts';
import { heldWords } from '../../kernel/held-words.ts';
import type { ScaleReading } from '../reading.ts';
import { acuteScales } from './acute-scales.ts';
import { bedsideScales } from './bedside-scales.ts';
import { birthScales } from './birth-scales.ts';
import { cancerScales } from './cancer-scales.ts';
import { digestiveScales } from './digestive-scales.ts';
import { furtherValues } from './further-values.ts';
import { gradedChanges } from './graded-changes.ts';
import { heartLungScales } from './heart-lung-scales.ts';
import { imagingScales } from './imaging-scales.ts';
import { jointScales } from './joint-scales.ts';
import { isExplained, withoutLegends } from './legends.ts';
import { mindScales } from './mind-scales.ts';
import type { ScaleForm } from './scale-form.ts';
import { senseScales } from './sense-scales.ts';
import { readScoreTables } from './table-scores.ts';
import { readTnm } from './tnm.ts';
import { tumorScales } from './tumor-scales.ts';

const forms = [
  ...[...imagingScales, ...cancerScales, ...tumorScales, ...bedsideScales, ...acuteScales, ...birthScales],
  ...[...digestiveScales, ...heartLungScales, ...jointScales, ...mindScales, ...senseScales, ...gradedChanges],
].map((each) => ({
  ...each,
  pattern: new RegExp(each.form, each.caseSensitive ? 'gu' : 'giu'),
}));

/** The places on known scales that a document states for this patient; a legend or a printed range of a scale states none. */
export function readScales(text: string): ScaleReading[] {
  const isHeld = heldWords(text.toLowerCase());
  const read = forms
    .filter(({ keys, needs }) => keys.some(isHeld) && needs?.test(text) !== false)
    .flatMap((form) => readForm(text, form));
  const tabled = readScoreTables(text);
  const sorted = [...read, ...readTnm(text), ...tabled].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  return eachOnce(withoutLegends(text, sorted), new Set(tabled));
}

function readForm(
  text: string,
  { scale, pattern, most = Infinity, goesOn, tidy = lowerCase }: ScaleForm & { pattern: RegExp },
): ScaleReading[] {
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

const lowerCase = (printed: string): string => printed.toLowerCase();

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
