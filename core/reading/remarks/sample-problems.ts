import { phrasePattern } from '../phrase-pattern.ts';
import words from './sample-words.json' with { type: 'json' };

/** The surest first: "falsely raised" beside "haemolysed" is explained as the latter. */
const kinds = ['hemolyzed', 'clumped', 'clotted', 'diluted', 'contaminated', 'late', 'underfilled', 'fatty'] as const;
export type SampleProblem = (typeof kinds)[number] | 'unreliable';

const { lists, ...phrases } = words;
const patternOf = (kind: keyof typeof phrases): RegExp => phrasePattern(phrases[kind], lists);

const takenBack = patternOf('takenBack');
export const problems: readonly (readonly [says: RegExp, problem: SampleProblem])[] = [
  ...kinds.map((kind) => [patternOf(kind), kind] as const),
  [takenBack, 'unreliable'],
  [patternOf('doubted'), 'unreliable'],
];

/** Whether the words take a number back, and do not only say that it may be off. */
export const isTakenBack = (remark: string): boolean => takenBack.test(remark);

/** Of these the number is that of something else than the person's blood. */
export const alwaysTakenBack: ReadonlySet<SampleProblem> = new Set(['clumped', 'diluted', 'contaminated']);

const ofTube = patternOf('ofTube');
/** What is wrong with the tube, or with whose it is, is wrong with all that was measured in it. */
export const isOfTube = (remark: string): boolean => ofTube.test(remark);

/** "Hb 128 three hours ago", "(was 128)", "previous K 4.1": by what such a fault was noticed. */
const earlier =
  /\b(?:was|were|previous(?:ly)?|prior|last|earlier|before|had been|from)\b[^.;()]{0,40}\d|\d[^.;()]{0,40}\b(?:ago|yesterday|earlier|before|previous(?:ly)?|prior|last|this morning|today)\b/i;

/** A remark on a tube without the pieces that only give what was measured before. */
export const withoutEvidence = (remark: string, isOfTube: boolean): string =>
  isOfTube
    ? remark
        .split(/(?<=[;,()])|(?=\()/)
        .filter((piece) => !earlier.test(piece))
        .join('')
    : remark;

const newSample = patternOf('newSample');
const onNewSample = patternOf('onNewSample');
const repeated = patternOf('repeated');
const later = patternOf('later');
const longestSpan = 72; // characters

/** Whether the laboratory wants another sample: not where it was confirmed "on a second sample", nor where a later test is due. */
export function wantsNewSample(remark: string): boolean {
  if (newSample.test(remark.replace(onNewSample, 'on a'))) return true;
  const asked = repeated.exec(remark);
  const [rest = ''] = asked === null ? [] : remark.slice(asked.index + asked[0].length).split(/[.\n]/, 1);
  return asked !== null && !later.test(rest.slice(0, longestSpan));
}

export const anySampleWords = [...problems.map(([says]) => says), newSample, repeated]
  .map(({ source }) => source)
  .join('|');
