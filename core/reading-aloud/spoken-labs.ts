import type { LabResult } from '../documents/explanation.ts';
import { latestResults } from '../documents/latest-results.ts';
import { groupResults } from '../presenting/group-results.ts';
import { labStatus, labWord, labWords, valueWords } from '../presenting/lab-words.ts';
import { texts } from '../presenting/texts.ts';
import { heading, opening, sayText, type Said } from './said.ts';
import { spokenWords } from './spoken-words.ts';

/** Every result, those to talk about first, as the page shows them. `named`: how their headings stand there. */
export function sayResults(results: LabResult[], named = (title: Said): Said => title): Said[] {
  const groups = groupResults(latestResults(results));
  if (groups.length === 0) return [];
  return [
    named({ text: texts.labs.heading, spoken: 'Your results.' }),
    ...groups.flatMap(({ group, results: members }) => [
      named(heading(texts.labs.groups[group])),
      ...members.flatMap(sayResult),
    ]),
  ];
}

// Results without a range are counted where there are more of them than somebody would listen to.
const mostTold = 5;

/** Those to talk about, and how many others there are: for whoever asks about the results alone. */
export function sayResultsBriefly(results: LabResult[]): Said[] {
  const groups = new Map(groupResults(latestResults(results)).map(({ group, results: members }) => [group, members]));
  const outside = groups.get('outside') ?? [];
  const unknown = groups.get('unknown') ?? [];
  const inRange = groups.get('in-range')?.length ?? 0;
  const others = (count: number) =>
    `${count}${outside.length > 0 ? ' other' : ''} ${count === 1 ? 'result' : 'results'}`;
  return [
    ...(outside.length > 0 ? [heading(texts.labs.groups.outside), ...outside.flatMap(sayResult)] : []),
    ...(inRange > 0 ? [opening(`${others(inRange)} ${inRange === 1 ? 'is' : 'are'} in the expected range.`)] : []),
    ...(unknown.length > mostTold
      ? [opening(`${others(unknown.length)} could not be compared with a range.`)]
      : unknown.flatMap(sayResult)),
  ];
}

/**
 * A result as its line on the page tells it: "Potassium. High: 6.1, expected 3.5 to 5.1 millimoles per liter." One in range is told
 * without what was expected, or a panel of forty would have no end.
 */
function sayResult(result: LabResult): Said[] {
  const words = labWords(result);
  const isShort = labStatus(result) === 'in-range' && !result.conflict;
  const told = isShort ? `${labWord(result)}: ${valueWords(result)} ${result.unit ?? ''}` : words;
  return [
    {
      text: words,
      of: result.name,
      spoken: texts.labs.sentence(spokenWords(result.name), spokenWords(withRatio(told))),
    },
    ...(result.conflict ? sayText(texts.labs.conflict) : []),
    ...(result.previous === null ? [] : sayText(texts.labs.previous(result.previous))),
  ];
}

// The value of a result is never a time of day: "1:40" is a titer.
const withRatio = (words: string) => words.replace(/(?<![\d:])(\d+):(\d+)(?![\d:])/gu, '$1 to $2');
