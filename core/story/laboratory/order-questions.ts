import type { ReadResult } from '../../reading/doubts/result-doubts.ts';
import { isAbsentWord, isPresentWord } from '../../reading/labs/wording.ts';

/** What the laboratory was told with the order, printed like results ("Has symptoms related to condition of interest   Yes"). */
export type OrderQuestion = 'symptoms' | 'hospital' | 'intensive_care' | 'first_test' | 'other';

const questions: readonly [words: string, question: OrderQuestion][] = [
  ['symptoms related to condition', 'symptoms'],
  ['hospitalized because of this condition', 'hospital'],
  ['admitted to intensive care unit', 'intensive_care'],
  ['first test for condition', 'first_test'],
  ['employed in a healthcare setting', 'other'],
  ['resides in a congregate care setting', 'other'],
  ['pregnancy status', 'other'],
  ['patient age', 'other'],
  ['age at specimen collection', 'other'],
  ['gender identity', 'other'],
  ['illness or injury onset', 'other'],
];

/** Lines of a report that are printed like results and are none. */
const asides: readonly string[] = [
  'laboratory comment',
  'comment',
  'comments',
  'note',
  'notes',
  'reason for lab test',
  'sample quality',
  'specimen source',
  'specimen',
  'birthweight',
  'birth plurality',
  'post-discharge provider',
  'feeding types',
  'state printed',
  'infant nicu factors',
  'conditions tested for',
  'newborn conditions with',
  'fake',
  'preliminary',
  'age',
  'status',
  'tnp',
  'qns',
  'result',
  'results',
];

const inSmall = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();

export const orderQuestionOf = ({ name }: Pick<ReadResult, 'name'>): OrderQuestion | undefined =>
  questions.find(([words]) => inSmall(name).includes(words))?.[1];

export const isAside = ({ name, analyte }: Pick<ReadResult, 'name' | 'analyte'>): boolean =>
  analyte === null &&
  (asides.some((words) => inSmall(name) === words || inSmall(name).startsWith(`${words} `)) ||
    / preliminary\b|^none noted$|\bcomments?[-/ ]discussion\b/i.test(name) ||
    name.length > longestName ||
    name.trimEnd().endsWith('=') ||
    isAnswer(name));

const longestName = 110;

/** "DETECTED, less than ...": a result of the line above. */
const isAnswer = (name: string): boolean => isPresentWord(inSmall(name)) || isAbsentWord(inSmall(name));
