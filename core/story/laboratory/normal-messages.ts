import { isWorded } from '../../reading/labs/wording.ts';
import { type BodySystem, systemOrder } from './judging/body-system.ts';
import { heaviestFirst, isByProduct } from './judging/importance.ts';
import type { InsideBy, LaboratoryMessage } from './laboratory-message.ts';
import { uniqueBy } from './unique-by.ts';
import { byLimits, isBloodType, isOutside, type Standing, type TestResult } from './test-result.ts';

const standings: readonly [Standing, InsideBy][] = [
  ['inside', 'range'],
  ['as_expected', 'mark'],
  ['limits_inside', 'limits'],
];

/** What is as it should be, in one line for each body system; what could not be compared comes last. */
export function normalMessages(results: readonly TestResult[]): LaboratoryMessage[] {
  const off = new Set(results.filter((result) => isOutside(result) || byLimits(result)).map(({ name }) => name));
  const isOff = (...ids: string[]) =>
    results.some((result) => off.has(result.name) && ids.includes(result.analyte?.id ?? ''));
  // A strip that found nothing says little beside cells that were counted, or another sign that was found.
  const overruled = new Set([
    ...(isOff('urine_red_cells') ? ['urine_blood'] : []),
    ...(isOff(...signsOfInfection, 'urine_white_cells', 'urine_bacteria')
      ? [...signsOfInfection, 'urine_bacteria']
      : []),
  ]);
  const good = results.filter(
    (result) => !off.has(result.name) && !isByProduct(result) && !overruled.has(result.analyte?.id ?? ''),
  );
  const isShort = results.filter(isOutside).length > muchOutside;
  const lines = standings.flatMap(([standing, by]) =>
    insideLines(
      good.filter((result) => result.standing === standing),
      by,
      isShort,
    ),
  );
  return [
    ...lines,
    ...bloodTypes(results),
    ...absentMessages(good, results),
    ...notCompared(results.filter((result) => !isByProduct(result))),
  ];
}

export const bloodTypes = (results: readonly TestResult[]): LaboratoryMessage[] => {
  const types = results.filter(({ row }) => isBloodType(row));
  return types.length === 0 ? [] : [{ kind: 'blood_type', results: types }];
};

const signsOfInfection = ['urine_nitrite', 'urine_leukocyte_esterase'];

const muchOutside = 20;

/** From so many lines on, systems of which there is one result only share a line. */
const manyLines = 4;
/** And from so many on, those with two. */
const veryManyLines = 6;

/** Beside much that is outside, all that is inside shares one line. */
function insideLines(results: readonly TestResult[], by: InsideBy, isShort: boolean): LaboratoryMessage[] {
  const systems = systemOrder
    .map((system) => ({ system, those: named(results.filter((result) => result.system === system)) }))
    .filter(({ those }) => those.length > 0);
  const fewest = systems.length >= veryManyLines ? 2 : 1;
  const single = systems.filter(({ those }) => isShort || those.length <= fewest);
  const isJoined = isShort || (systems.length >= manyLines && single.length > 1);
  const lines: { system: BodySystem | null; those: TestResult[] }[] = isJoined
    ? [
        ...systems.filter((system) => !single.includes(system)),
        { system: null, those: single.flatMap(({ those }) => those) },
      ]
    : systems;
  return lines
    .filter(({ those }) => those.length > 0)
    .map(({ system, those }, at) => ({
      ...{ kind: 'inside', system, by },
      results: heaviestFirst(those),
      isFirst: at === 0,
    }));
}

const named = (results: readonly TestResult[]): TestResult[] => uniqueBy(results, ({ name }) => name);

/** Where all answers are in words, the bottom line has named them. */
function absentMessages(good: readonly TestResult[], results: readonly TestResult[]): LaboratoryMessage[] {
  const absent = named(good.filter(({ standing }) => standing === 'absent'));
  if (isAllWords(results)) return [];
  return [true, false].flatMap((isUrine): LaboratoryMessage[] => {
    const those = absent.filter(({ system }) => (system === 'urine') === isUrine);
    return those.length === 0 ? [] : [{ kind: 'absent', isUrine, results: those }];
  });
}

const inWords: ReadonlySet<Standing> = new Set([
  'found',
  'absent',
  'aside',
  'uncertain',
  'elsewhere',
  'coded',
  'pending',
  'not_done',
]);

/** Whether every answer of a paper is yes, no or none. */
export const isAllWords = (results: readonly TestResult[]): boolean =>
  results.every(({ standing }) => inWords.has(standing));

function notCompared(results: readonly TestResult[]): LaboratoryMessage[] {
  const those = named(results.filter(({ standing }) => standing === 'not_compared'));
  const groupOf = ({ row }: TestResult) =>
    row.step !== undefined ? 0 : row.range === null && isWorded(row.value) ? 1 : 2;
  const groups = [0, 1, 2].map((group) => heaviestFirst(those.filter((result) => groupOf(result) === group)));
  return groups.flatMap((results): LaboratoryMessage[] =>
    results.length === 0 ? [] : [{ kind: 'not_compared', results }],
  );
}
