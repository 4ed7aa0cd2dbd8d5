import type { LabResult, Language } from '../documents/explanation.ts';
import { latestResults } from '../documents/latest-results.ts';
import { groupResults } from '../presenting/group-results.ts';
import { labStatus, labWord, labWords, valueWords } from '../presenting/lab-words.ts';
import { textsIn } from '../presenting/texts-in.ts';
import { heading, opening, sayText, spokenIn, type Said } from './said.ts';
import { spokenWords } from './spoken-words.ts';

/** Every result, those to talk about first, as the page shows them. `named`: how their headings stand there. */
export function sayResults(
  results: LabResult[],
  language: Language = 'en',
  named = (title: Said): Said => title,
): Said[] {
  const { labs } = textsIn(language);
  const groups = groupResults(latestResults(results));
  if (groups.length === 0) return [];
  return [
    named({ ...heading(labs.heading, language), spoken: labs.spokenHeading }),
    ...groups.flatMap(({ group, results: members }) => [
      named(heading(labs.groups[group], language)),
      ...members.flatMap((result) => sayResult(result, language)),
    ]),
  ];
}

// Results without a range are counted where there are more of them than somebody would listen to.
const mostTold = 5;

/** Those to talk about, and how many others there are: for whoever asks about the results alone. */
export function sayResultsBriefly(results: LabResult[], language: Language = 'en'): Said[] {
  const { labs } = textsIn(language);
  const groups = new Map(groupResults(latestResults(results)).map(({ group, results: members }) => [group, members]));
  const outside = groups.get('outside') ?? [];
  const unknown = groups.get('unknown') ?? [];
  const inRange = groups.get('in-range')?.length ?? 0;
  const say = (some: LabResult[]) => some.flatMap((result) => sayResult(result, language));
  const isOther = outside.length > 0;
  return [
    ...(isOther ? [heading(labs.groups.outside, language), ...say(outside)] : []),
    ...(inRange > 0 ? [opening(labs.othersInRange(inRange, isOther), language)] : []),
    ...(unknown.length > mostTold
      ? [opening(labs.othersNotCompared(unknown.length, isOther), language)]
      : say(unknown)),
  ];
}

/**
 * A result as its line on the page tells it: "Potassium. High: 6.1, expected 3.5 to 5.1 millimoles per liter." One in range is told
 * without what was expected, or a panel of forty would have no end.
 */
function sayResult(result: LabResult, language: Language): Said[] {
  const { labs } = textsIn(language);
  const words = labWords(result, labs);
  const isShort = labStatus(result) === 'in-range' && !result.conflict;
  const told = isShort ? `${labWord(result, labs)}: ${valueWords(result, labs)} ${result.unit ?? ''}`.trim() : words;
  return [
    ...sayNamed(result, { words, told, language }),
    ...(result.conflict ? sayText(labs.conflict, language) : []),
    ...(result.previous === null ? [] : sayText(labs.previous(result.previous), language)),
  ];
}

/** The name stays English, as it is printed: in another language it is said in a breath of its own. */
function sayNamed(
  { name }: LabResult,
  { words, told, language }: { words: string; told: string; language: Language },
): Said[] {
  if (language !== 'en')
    return [opening(`${spokenWords(name)}.`), { text: words, of: name, spoken: `${told}.`, ...spokenIn(language) }];
  const spoken = textsIn(language).labs.sentence(spokenWords(name), spokenWords(withRatio(told)));
  return [{ text: words, of: name, spoken }];
}

// The value of a result is never a time of day: "1:40" is a titer.
const withRatio = (words: string) => words.replace(/(?<![\d:])(\d+):(\d+)(?![\d:])/gu, '$1 to $2');
