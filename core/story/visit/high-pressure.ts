import type { Statement, StatementRole } from '../../statements/statement.ts';
import { isAdult, type Person } from '../person.ts';
import type { StorySentence } from '../story.ts';
import { highPressureIn } from '../weigh-statements.ts';

/**
 * What is told, and that the blood pressure of a visit was high, and from where on it is: measured among the signs that are told of nobody else ("BP 158/96,
 * HR 84, afebrile"), it is what a patient should know. Where it was told, only what it means. Nothing where a later one was not high.
 */
export function withHighPressure(
  statements: readonly Statement[],
  told: readonly StorySentence[],
  person: Person,
): StorySentence[] {
  if (!isAdult(person)) return [...told];
  const measured = statements.filter(isMeasured);
  const [first] = measured.filter(({ text }) => highPressureIn(text) !== undefined);
  const pressure = highPressureIn(first?.text ?? '');
  if (first === undefined || pressure === undefined || isNormalLater(measured, first)) return [...told];
  const teller = told.find(({ text }) => text.replace(/ /g, '').includes(pressure.replace(/ /g, '')));
  const part = teller?.part ?? 'found';
  const whose = person.addressee === 'patient' ? 'Your' : 'The';
  const stated: StorySentence = {
    part,
    text: `${whose} blood pressure was ${pressure}.`,
    spans: [first.span],
    basis: 'document',
  };
  const meaning: StorySentence = {
    part,
    text: 'In general, a blood pressure of 140/90 or more is high for an adult.',
    spans: [first.span],
    basis: 'general',
    source: 'European Society of Cardiology: Guidelines for Elevated Blood Pressure and Hypertension (2024)',
  };
  return teller === undefined
    ? [...told, stated, meaning]
    : told.flatMap((each) => (each === teller ? [each, meaning] : [each]));
}

const ofVisit = new Set<StatementRole>(['examination', 'finding', 'done', 'furniture']);

/** "BP 158/96", "Blood pressure: 158/96" and no goal, nor what was measured at home or some time ago. */
const isMeasured = ({ text, role, label, heading, experiencer }: Statement): boolean =>
  ofVisit.has(role) &&
  experiencer === 'patient' &&
  namesPressure.test(`${label ?? heading}: ${text}`) &&
  !/\b(?:goals?|targets?|below|under|less than|at home|home|last|previous\w*|prior|initial\w*|yesterday|ago|intraop\w*|if|fetal|ankle)\b|[<>]/i.test(
    text,
  );

const namesPressure =
  /\b(?:bp|b\/p|blood pressure)(?=\d|\b)(?:(?!\b(?:pulse|hr|heart rate|temp\w*)\b)[^.\n]){0,40}?\d{2,3} ?\/ ?\d{2,3}\b/i;

/** "BP 148/82; on recheck by the doctor 125/60" */
const isNormalLater = (measured: readonly Statement[], first: Statement): boolean => {
  const readings = measured
    .filter(({ order }) => order >= first.order)
    .flatMap(({ text }) => [...text.matchAll(/(?<!\d)\d{2,3} ?\/ ?\d{2,3}\b/g)].map(([reading]) => reading))
    .filter((reading) => Number(reading.split('/')[0]) >= 80);
  return highPressureIn(readings.at(-1) ?? '') === undefined;
};
