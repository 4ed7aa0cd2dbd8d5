import { parseArgs } from 'node:util';
import { faults } from './faults/all.ts';
import type { Fault } from './faults/fault.ts';

export type Options = { seed: number; runs: number; jobs: number; only: string | undefined; choice: readonly Fault[] };

/** Throws where the command line cannot be used. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      runs: { type: 'string', default: '20' },
      jobs: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  });
  const { only } = values;
  return { seed: whole(values.seed), runs: whole(values.runs), jobs: whole(values.jobs), only, choice: choiceOf(only) };
}

function choiceOf(only: string | undefined): readonly Fault[] {
  if (only === undefined) return faults;
  return only.split(',').map((name) => {
    const fault = faults.find((each) => each.name === name);
    if (fault !== undefined) return fault;
    throw new Error(`There is no fault named ${name}. There are: ${faults.map((each) => each.name).join(', ')}.`);
  });
}

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${text} is not a whole number.`);
  return number;
}
