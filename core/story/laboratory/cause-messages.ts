import type { AnalyteEntry } from '../../knowledge/entries.ts';
import { isAdult, type Person } from '../person.ts';
import { firstCauses } from './causes.ts';
import type { LaboratoryMessage } from './laboratory-message.ts';
import type { TestResult } from './test-result.ts';

/** What a test is, and what commonly moves it. The causes on record are those of adults. */
export function causeOf(result: TestResult, person: Person): LaboratoryMessage[] {
  const { analyte, direction, verdicts } = result;
  if (analyte === undefined || direction === null) return [];
  const [verdict] = verdicts;
  if (verdict !== undefined && verdict.band !== null) return [{ kind: 'stretch', result }];
  const causes = causesFor(analyte[direction], person);
  const isNamedPlainly = saysItself(analyte);
  return isNamedPlainly && causes === null ? [] : [{ kind: 'cause', result, isNamedPlainly, causes }];
}

/** What a test that answers by yes or no looks for, and what else can make it positive. */
export function looksFor(result: TestResult, person: Person): LaboratoryMessage[] {
  const { analyte } = result;
  if (analyte === undefined || wellKnown.test(analyte.id)) return [];
  const causes = causesFor(analyte.positive ?? analyte.high, person);
  const isNamedPlainly = saysItself(analyte);
  return isNamedPlainly && causes === null ? [] : [{ kind: 'looks_for', result, isNamedPlainly, causes }];
}

const causesFor = (meaning: string | null, person: Person): string | null =>
  meaning === null || !isAdult(person) ? null : firstCauses(meaning, person.sex);

/** Illnesses whose names say enough. */
const wellKnown = /^(?:covid|influenza)/;

/** Everyday names carry their meaning: "blood sugar", "red cell size", and all that is "in the urine". */
const saysItself = ({ id, name, plain }: AnalyteEntry): boolean =>
  plain?.toLowerCase().includes(name.toLowerCase().split(' (')[0] ?? name) === true ||
  plainNames.has(id) ||
  (id.startsWith('urine_') && !/leukocyte|nitrite|ketones|ratio/.test(id));
const plainNames: ReadonlySet<string> = new Set(
  'glucose glucose_fasting hdl ldl ldl_direct triglycerides egfr mcv rdw rdw_sd mch mchc mpv ph_blood psa cholesterol_total'.split(
    ' ',
  ),
);
