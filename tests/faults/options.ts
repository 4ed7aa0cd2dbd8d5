import { parseArgs } from 'node:util';
import { faults } from './faults/all.ts';

export type Options = { seed: number; runs: number; jobs: number; only: string[] | undefined };

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
  const only = values.only?.split(',');
  const names = faults.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no fault named ${unknown}. There are: ${names.join(', ')}.`);
  return { seed: whole(values.seed), runs: whole(values.runs), jobs: whole(values.jobs), only };
}

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${text} is not a whole number.`);
  return number;
}
