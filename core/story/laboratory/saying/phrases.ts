import type { Span } from '../../../kernel/span.ts';
import { inWords, listOf } from '../../../explaining/wording.ts';
import type { Person } from '../../person.ts';
import type { StoryPart } from '../../../documents/explanation.ts';
import type { StorySentence } from '../../story.ts';
import { bareName, isMany } from './test-name.ts';
import type { BodySystem } from '../judging/body-system.ts';
import type { TestResult } from '../test-result.ts';

export const fromPaper = (part: StoryPart, text: string, spans: Span[]): StorySentence => ({
  part,
  text,
  spans,
  basis: 'document',
});

export const inGeneral = (part: StoryPart, text: string, spans: Span[], source?: string): StorySentence => ({
  part,
  text,
  spans,
  basis: 'general',
  ...(source !== undefined && { source }),
});

/** "your", "your child's". */
export const whose = ({ addressee }: Person): string =>
  addressee === 'patient' ? 'your' : addressee === 'parent' ? "your child's" : "the patient's";

/** "you", "your child": who is spoken of. */
export const who = ({ addressee }: Person): string =>
  addressee === 'patient' ? 'you' : addressee === 'parent' ? 'your child' : 'the patient';

export const has = (person: Person): string => (person.addressee === 'patient' ? 'have' : 'has');
export const was = (person: Person): string => (person.addressee === 'patient' ? 'were' : 'was');

const ofOthers: Partial<Record<string, string>> = { have: 'has', breathe: 'breathes', are: 'is', ate: 'ate' };

/** Words of a record speak to the patient; of another's they say "the" and whom they mean. */
export function aboutPerson(words: string, person: Person): string {
  if (person.addressee === 'patient') return words;
  const subject = who(person);
  return words
    .split(' ')
    .map((word, at, all) => {
      if (word === 'your') return 'the';
      if (word === 'you' || word === 'you,') return word.replace('you', subject);
      return all[at - 1] === 'you' ? (ofOthers[word] ?? word) : word;
    })
    .join(' ');
}

export const isOrAre = (name: string): string => (isMany(name) ? 'are' : 'is');

export const namesOf = (results: readonly { name: string }[]): string[] => [
  ...new Set(results.map(({ name }) => name)),
];

/** "a, b, c and four others": what comes after the first few is counted. */
export function someOf(names: readonly string[], most: number, joint: 'and' | 'or' = 'and'): string {
  const left = names.length - most;
  if (left <= 1) return listOf(names, joint);
  return `${names.slice(0, most).join(', ')} ${joint} ${inWords(left)} others`;
}

export const spansOf = (results: readonly TestResult[]): Span[] => results.map(({ row }) => row.span);

/** "slightly high", "very low, so too acid": the word for how far comes from the rule of distance. A low pH is more acid, and not less. */
export function degreeOf(result: TestResult): string | null {
  const degree = plainDegreeOf(result);
  if (result.analyte?.id !== 'ph_blood' || result.direction === null) return degree;
  return `${degree ?? ''}, so ${result.direction === 'low' ? 'too acid' : 'not acid enough'}`;
}

function plainDegreeOf({ direction, distance, standing }: TestResult): string | null {
  if (direction === null) return standing === 'found' ? 'positive' : null;
  if (standing === 'critical' || distance === 'far') return `very ${direction}`;
  return distance === 'slightly'
    ? `slightly ${direction}`
    : distance === 'clearly'
      ? `clearly ${direction}`
      : direction;
}

/** "hemoglobin (clearly low)". */
export function withDegree(result: TestResult): string {
  const degree = degreeOf(result);
  const name = bareName(result.name);
  return degree === null ? name : `${name} (${degree})`;
}

/** Under "Urine" or "Blood sugar" a name need not say so again. */
export function nameUnder(system: BodySystem | null, { name, analyte }: TestResult): string {
  if (system === 'sugar' && analyte?.id.startsWith('glucose') === true) return 'glucose';
  return bareName(system === 'urine' ? withoutUrine(name) : name);
}

export const withoutUrine = (name: string): string => name.replace(' of the urine', '').replace(' in the urine', '');
