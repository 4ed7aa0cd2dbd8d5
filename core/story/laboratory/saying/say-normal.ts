import { capitalise, listOf } from '../../../explaining/wording.ts';
import { isInDoubt } from '../../../reading/doubts/result-doubts.ts';
import type { Person } from '../../person.ts';
import type { StorySentence } from '../../story.ts';
import { systemHeading } from '../judging/body-system.ts';
import type { LaboratoryMessage } from '../laboratory-message.ts';
import type { OrderQuestion } from '../order-questions.ts';
import type { TestResult } from '../test-result.ts';
import {
  fromPaper,
  has,
  nameUnder,
  withoutUrine,
  inGeneral,
  isOrAre,
  namesOf,
  someOf,
  spansOf,
  was,
  who,
} from './phrases.ts';

type Of<K extends LaboratoryMessage['kind']> = Extract<LaboratoryMessage, { kind: K }>;

const mostNamed = 4;

/** "Your blood group is O Rh(D) negative." */
export const sayBloodTypes = ({ results }: Of<'blood_type'>): StorySentence =>
  fromPaper(
    'found',
    `The paper gives ${listOf(results.map(({ row, name }) => `${row.analyte === 'rh_type' ? name : 'blood group'} ${plainType(row.value)}`))}.`,
    spansOf(results),
  );

const plainType = (value: string): string =>
  value.replace(/pos(?:itive)?\b\.?/i, 'positive').replace(/neg(?:ative)?\b\.?/i, 'negative');

/** "Kidneys: creatinine and urea nitrogen are within their ranges." */
export function sayInside({ system, results, by, isFirst }: Of<'inside'>): StorySentence {
  const names = [...new Set(results.map((result) => nameUnder(system, result)))];
  const [only] = names;
  const isOne = names.length === 1 && only !== undefined && isOrAre(only) === 'is';
  const named = someOf(names, system === null ? mostNamed + 3 : mostNamed);
  const heading = system !== null ? `${systemHeading(system)}: ` : isFirst ? '' : 'Others: ';
  const lead = `${heading}${heading === '' ? capitalise(named) : named} ${isOne ? 'is' : 'are'}`;
  if (by === 'limits') {
    const sources = new Set(results.flatMap(({ verdicts }) => verdicts.map(({ limit }) => limit.source)));
    const limits = isFirst ? 'within common limits for adults' : 'within such limits too';
    return inGeneral('normal', `${lead} ${limits}.`, spansOf(results), [...sources].join('; '));
  }
  const place = by === 'mark' ? 'marked as expected' : `within ${isOne ? 'its range' : 'their ranges'}`;
  return fromPaper('normal', `${lead} ${place}.${toCheck(results)}`, spansOf(results));
}

function toCheck(results: readonly TestResult[]): string {
  const hard = results.filter(({ row }) => isInDoubt(row));
  return hard.length === 0 ? '' : ` Hard to read, so check the paper: ${someOf(namesOf(hard), mostNamed)}.`;
}

export function sayAbsent({ isUrine, results }: Of<'absent'>): StorySentence {
  const names = namesOf(results);
  if (!isUrine) return fromPaper('normal', `Not found: ${someOf(names, mostNamed + 1)}.`, spansOf(results));
  return fromPaper(
    'normal',
    `Urine: no sign of ${someOf(urineWords(results), mostNamed + 2, 'or')}.`,
    spansOf(results),
  );
}

/** Nitrite and leukocyte esterase are looked for as signs of an infection. */
const everyday: Partial<Record<string, string>> = {
  urine_nitrite: 'infection',
  urine_leukocyte_esterase: 'infection',
  urine_glucose: 'sugar',
  urine_bacteria: 'germs',
  urine_hcg: 'pregnancy',
};

const urineWords = (results: readonly TestResult[]): string[] => [
  ...new Set(results.map(({ name, analyte }) => everyday[analyte?.id ?? ''] ?? withoutUrine(name))),
];

const said: Record<OrderQuestion, (person: Person, isYes: boolean) => string> = {
  symptoms: (person, isYes) => `${has(person)} ${isYes ? '' : 'no '}signs of the illness`,
  hospital: (person, isYes) => `${was(person)} ${isYes ? '' : 'not '}in the hospital for it`,
  intensive_care: (person, isYes) => `${was(person)} ${isYes ? '' : 'not '}in intensive care for it`,
  first_test: (_, isYes) => `had this test ${isYes ? 'for the first time' : 'before'}`,
  other: () => '',
};

export function sayOrder({ answer, questions }: Of<'order'>, person: Person): StorySentence {
  const clauses = questions.map(({ question }) => said[question](person, answer === 'yes'));
  return fromPaper(
    'why',
    `The form says that ${who(person)} ${listOf([...new Set(clauses)])}.`,
    questions.map(({ span }) => span),
  );
}
