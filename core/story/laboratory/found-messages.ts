import type { Reading } from '../../reading/reading.ts';
import type { Person } from '../person.ts';
import { systemOrder } from './judging/body-system.ts';
import { causeOf, looksFor } from './cause-messages.ts';
import { cultureMessages } from './cultures/culture-messages.ts';
import { byTest } from './gather-results.ts';
import { heaviestFirst, isLeftOut, weightOf } from './judging/importance.ts';
import { beyondLimits } from './limit-messages.ts';
import type { LaboratoryMessage } from './laboratory-message.ts';
import { isAllWords } from './normal-messages.ts';
import { isOutside, type TestResult } from './test-result.ts';

/** Up to so many results outside are told one by one; more of them by body system. */
const mostSingly = 6;
/** Of so many results it is told what commonly does that; of one less where there are more of them. */
const mostCauses = 3;

export function foundMessages(reading: Reading, results: readonly TestResult[], person: Person): LaboratoryMessage[] {
  const outside = results.filter(
    (result) => isOutside(result) && (!isLeftOut(result, results) || result.row.printedFlag !== null),
  );
  const found = outside.filter(({ standing }) => standing === 'found');
  const numbers = outside.filter(({ standing }) => standing !== 'found');
  const isShort = byTest(numbers).length <= mostSingly;
  return [
    ...(isShort ? singly(numbers, person) : bySystem(numbers, results, person)),
    ...foundInWords(found, results, person),
    ...beyondLimits(results),
    ...cultureMessages(reading, results),
  ];
}

/** Of so many answers it is told what the test looks for. */
const mostLookedFor = 2;

/** Where there is nothing but answers in words, the bottom line names them; here stands what was looked for. */
function foundInWords(
  found: readonly TestResult[],
  results: readonly TestResult[],
  person: Person,
): LaboratoryMessage[] {
  const isNamed = isAllWords(results);
  const lists = [true, false].flatMap((isUrine): LaboratoryMessage[] => {
    const those = found.filter(({ system }) => (system === 'urine') === isUrine);
    return isNamed || those.length === 0 ? [] : [{ kind: 'found', isUrine, results: those }];
  });
  const most = isNamed ? mostLookedFor + 1 : mostLookedFor;
  return [
    ...lists,
    ...heaviestFirst(found)
      .slice(0, most)
      .flatMap((result) => looksFor(result, person)),
  ];
}

/** The system that holds what weighs most first; within it the heaviest first. */
function inSystems(results: readonly TestResult[]): TestResult[][] {
  const weight = ([worst]: readonly TestResult[]) => (worst === undefined ? 0 : weightOf(worst));
  return systemOrder
    .map((system) => heaviestFirst(results.filter((result) => result.system === system)))
    .filter((those) => those.length > 0)
    .sort((a, b) => weight(b) - weight(a));
}

function singly(results: readonly TestResult[], person: Person): LaboratoryMessage[] {
  const tests = byTest(heaviestFirst(results));
  const most = tests.length > mostCauses ? mostCauses - 1 : mostCauses;
  const caused = new Set(tests.slice(0, most).flatMap(([first]) => first ?? []));
  return inSystems(results).flatMap((those) =>
    byTest(those).flatMap((same): LaboratoryMessage[] => {
      const [first] = same;
      return [
        { kind: 'result', results: same },
        ...(first !== undefined && same.some((result) => caused.has(result)) ? causeOf(first, person) : []),
      ];
    }),
  );
}

/** With more tests outside than these, only the worst value of each system is told, and of so many systems. */
const manyOutside = 20;
const mostSystems = 7;
const valuedOfFew = 3;

function bySystem(outside: readonly TestResult[], results: readonly TestResult[], person: Person): LaboratoryMessage[] {
  const isLong = byTest(outside).length > manyOutside;
  const systems = inSystems(outside);
  const told = isLong ? systems.slice(0, mostSystems) : systems;
  const rest = systems.slice(told.length).flat();
  return [
    ...told.flatMap((those, at): LaboratoryMessage[] => {
      const [worst] = those;
      if (worst === undefined) return [];
      const total = results.filter(({ system, standing }) => system === worst.system && standing !== 'aside').length;
      return [
        { kind: 'system', system: worst.system, outside: those, total, valued: isLong ? 1 : valuedOfFew },
        ...(at < mostCauses - 1 ? causeOf(worst, person) : []),
      ];
    }),
    ...(rest.length > 0 ? [{ kind: 'outside_too' as const, results: heaviestFirst(rest) }] : []),
  ];
}
