import { phraseList } from './phrases.ts';
import { remembering } from './remembering.ts';

/** The words of laboratory reports that the reader goes by. Lower case; matched whole and whatever their case. */

const wordList = (words: string): string[] => words.split(';').map((word) => word.trim());

/** Results in words, by what they say about the thing looked for. */
export const absentWords = wordList(`
  negative; neg; not detected; none detected; undetected; non-detected; undetectable; not present; absent;
  non-reactive; non reactive; nonreactive; not reactive; none seen; not seen; no growth; none; nil; not isolated;
  none isolated; not found; no organisms seen; no evidence; normal flora; negativ; nicht nachweisbar;
  no abnormality; no abnormalities; not observed; none observed; no bacteria seen
`);

export const presentWords = wordList(`
  presumptive positive; weakly positive; weak positive; strongly positive; positive; pos; detected; present;
  weakly reactive; reactive; trace; small; moderate; large; few; many; rare; occasional; numerous; abundant;
  heavy; slight; marked; tntc; too numerous to count; positiv; nachweisbar; heavy growth; moderate growth;
  light growth
`);

const otherResultWords = wordList(`
  normal; abnormal; adequate; inadequate; increased; decreased; low; high; clear; cloudy; hazy; turbid;
  slightly cloudy; slightly hazy; yellow; pale yellow; dark yellow; straw; amber; colorless; colourless; red;
  pink; brown; orange; light yellow; clear, yellow; clear, amber; equivocal; indeterminate; borderline;
  inconclusive; invalid; immune; non-immune; not immune; susceptible; intermediate; resistant; in range;
  out of range; within range; acceptable; satisfactory; normocytic; inconclusive; invalid result; unremarkable;
  consistent; inconsistent
`);

/** No result, and why. */
export const noResultWords = wordList(`
  pending; cancelled; canceled; see note; see notes; see comment; see comments; see below; see report; not done;
  not performed; not reported; not tested; not calculated; unable to calculate; test not performed; tnp; qns;
  quantity not sufficient; hemolyzed; specimen hemolyzed; clotted; to follow; in progress; in process;
  unsatisfactory; not measured; not available; n/a; dnr; deferred; insufficient; specimen rejected; error;
  not applicable; credited; not sufficient; ausstehend
`);

/** What is printed where a reference range would be, and is none. */
export const noRangeWords = wordList(`
  not estab.; not estab; not established; not defined; none defined; undefined; no reference range; see text;
  none established; not applicable
`);

const phrase = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ ]'))
    .join('|');

const notInsideWord = String.raw`(?![\p{L}\d])`;

/** A result in words, at a place. */
export const resultWordsAt = new RegExp(
  `(?:${phrase([...absentWords, ...presentWords, ...otherResultWords, ...noResultWords, ...noRangeWords])})${notInsideWord}`,
  'iuy',
);

/** The letters that results in words begin with, up to the first other sign. */
export const resultStarts: readonly string[] = [
  ...[...absentWords, ...presentWords, ...otherResultWords, ...noResultWords, ...noRangeWords],
].map((words) => /^\p{L}*/u.exec(words)?.[0] ?? '');

const asSet = (words: readonly string[]): ReadonlySet<string> => new Set(words);
export const isAbsentWord = membership(asSet(absentWords));
export const isPresentWord = membership(asSet(presentWords));
/** Neither yes nor no. */
export const isUncertainWord = membership(
  new Set(['equivocal', 'indeterminate', 'borderline', 'inconclusive', 'weak positive', 'gray zone', 'grey zone']),
);
const isNoResultWord = membership(asSet(noResultWords));
const saysNoResult = phraseList(
  `insufficient; hemolyzed; haemolysed; haemolyzed; hemolysed; hemolysis; not performed; not done; cancelled; canceled; pending;
  rejected; clotted; qns; unable to; not available; not calculated; to follow; not received; unsuitable; contaminated; invalid sample;
  lipemic; lipaemic; icteric; see note; see comment; see comments; leaked; mislabelled; mislabeled; expired; not reported; no specimen;
  no sample`,
);
const mostWords = 14;

/** Whether words say that there is no result, and why: "Pending", "Specimen haemolysed, please repeat". */
export const isNoResult = remembering(
  (printed): boolean =>
    isNoResultWord(printed) || (!beginsWithResult(printed) && isShort(printed) && saysNoResult.holds(printed)),
);

const isShort = (printed: string): boolean => printed.length < 120 && printed.split(/\s+/).length <= mostWords;
function beginsWithResult(printed: string): boolean {
  const first = printed.trim().split(/[\s,;.:]/)[0] ?? '';
  return /\d/.test(first) || isAbsentWord(first) || isPresentWord(first);
}

/** Whether words are a result as laboratories print them, and nothing else, or the reason why there is none. */
export function isResultInWords(printed: string): boolean {
  const words = printed.trim();
  resultWordsAt.lastIndex = 0;
  return resultWordsAt.exec(words)?.[0].length === words.length || isNoResult(words);
}
export const isNoRange = membership(
  asSet([...noRangeWords, 'n/a', 'not available', 'none provided', 'pending', '-', '--', 'unknown']),
);

function membership(words: ReadonlySet<string>): (printed: string) => boolean {
  return (printed) =>
    words.has(
      printed
        .trim()
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .replace(/[.,;:*]+$/, ''),
    ) || words.has(printed.trim().toLowerCase());
}
