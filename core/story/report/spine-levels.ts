import { listOf } from '../../explaining/wording.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Speaker } from '../speaker.ts';
import type { StorySentence } from '../story.ts';
import { lowerFirst } from '../tell-part.ts';
import { isInOrder } from '../weigh-statements.ts';

type Level = { name: string; statement: Statement; rest: string; weight: number };

/**
 * What a scan of the spine says of one level after the other: at which levels there are changes, and what is told of those that matter
 * most. "L3-4 disc bulging. L4-5 disc protrusion. …" in six lists is nothing that anybody keeps.
 */
export function tellLevels(statements: readonly Statement[], used: Set<number>, speaker: Speaker): StorySentence[] {
  const levels = levelsIn(statements);
  const concluded = levels.filter(({ statement }) => statement.role === 'conclusion');
  const hasConclusion = statements.some(({ role }) => role === 'conclusion');
  const main = concluded.length > 0 || hasConclusion ? concluded : levels;
  const changed = main.filter(({ statement, rest }) => worn.test(rest) && !isInOrder(statement));
  const names = [...new Set(changed.map(({ name }) => name))];
  if (names.length < fewest) return [];
  for (const { statement } of levels) used.add(statement.order);
  const told: StorySentence[] = [
    {
      part: 'bottom_line',
      text: `There are changes in the discs or small joints at several levels of ${regionOf(names)}: ${listOf(names)}.`,
      spans: changed.map(({ statement }) => statement.span),
      basis: 'document',
    },
  ];
  const byWeight = changed.toSorted((a, b) => b.weight - a.weight);
  const seen = new Set<string>();
  for (const { name, statement, rest } of byWeight) {
    if (seen.size === mostTold || seen.has(name)) continue;
    const said = speaker.say({ ...statement, text: mostTelling(rest), label: null, topic: null });
    const text = `At ${name}, ${isWhole.test(said) ? '' : 'there is '}${lowerFirst(said)}`;
    if (said.length < 4 || !speaker.isNew(text, [statement.span])) continue;
    seen.add(name);
    told.push({ part: 'bottom_line', text, spans: [statement.span], basis: 'document' });
  }
  return told;
}

const isWhole = /^(?:there|no)\b|\b(?:is|are|was|were|has|have|shows?|seen|looks?|appears?|presses|touches|causes?)\b/i;
const fewest = 3;
const mostTold = 2;

/** Statements about one level each, with what is said of it. A sentence below "L4-5:" is about it, too. */
function levelsIn(statements: readonly Statement[]): Level[] {
  const found: Level[] = [];
  let open = { name: '', heading: '' };
  for (const statement of statements) {
    const { text, label, heading, role } = statement;
    if (role !== 'conclusion' && role !== 'finding') continue;
    const [printed = '', name] = beginning.exec(text) ?? [];
    const labelled = beginning.exec(`${label ?? ''} `)?.[1];
    const own = labelled ?? name;
    if (own !== undefined) open = { name: own, heading };
    else if (label !== null || role === 'conclusion' || open.heading !== heading || open.name === '') {
      open = { name: '', heading };
      continue;
    }
    const rest = labelled === undefined ? text.slice(printed.length) : text;
    if (/^(?:\p{L}+ ){0,3}(?:vertebra\w*|fracture|compression|nerve roots?)\b/iu.test(rest) && labelled === undefined)
      continue;
    const words = rest.charAt(0).toUpperCase() + rest.slice(1);
    found.push({ name: open.name, statement, rest: words, weight: weightOf(rest) });
  }
  return found;
}

const level = String.raw`[CTLS]\d{1,2} ?[-/] ?[CTLS]?\d{1,2}`;
const beginning = new RegExp(
  String.raw`^(?:at )?(?:the )?(?:level of )?(${level}(?:(?:,| and|, and) ${level})*)(?: (?:level|interspace|disc space))?(?: ?[:;,.-] ?| (?:there (?:is|are) |(?:demonstrates?|shows?|has) )?)`,
  'i',
);

const worn =
  /\b(?:dis[ck]s?|facets?|spondyl\w+|osteophyt\w+|arthro\w+|degenerat\w+|foramin\w+|canal|stenosis|protrusions?|bulg\w+|herniat\w+|spurs?)\b/i;

const points: readonly (readonly [RegExp, number])[] = [
  [/\b(?:severe\w*|marked\w*|advanced|large|extru\w+|cord compress\w+)\b/i, 3],
  [/(?<!non-?)(?<!no )(?<!without )\b(?:compress\w+|imping\w+|displac\w+|contact\w*|abut\w*)\b/i, 3],
  [/\bmoderate\w*\b/i, 2],
  [/\b(?:\w*listhesis|fracture\w*)\b/i, 2],
  [/\b(?:stenosis|narrow\w+|protrusion|herniat\w+)\b/i, 1],
];
const weightOf = (text: string): number =>
  points.reduce((sum, [pattern, some]) => sum + (pattern.test(text) ? some : 0), 0);

/** Of a long list at one level, the members that weigh: "a protrusion with narrowing of the canal", and not each spur. */
function mostTelling(text: string): string {
  const parts = text
    .replace(/\.$/, '')
    .split(/, (?:and )?(?=(?!but\b|with\b|which\b|no\b|without\b|right\b|left\b)\p{L})/u);
  if (parts.length <= mostParts) return text;
  const kept = parts
    .map((part, at) => ({ part, at, weight: weightOf(part) }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, mostParts)
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part);
  const joined = listOf(kept);
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}.`;
}
const mostParts = 3;

function regionOf(names: readonly string[]): string {
  const letters = new Set(names.map((name) => name.charAt(0).toUpperCase()));
  if (letters.size > 1) return 'the spine';
  return letters.has('L') ? 'the lower back' : letters.has('C') ? 'the neck' : 'the spine';
}
