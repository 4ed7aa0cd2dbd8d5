import { parseArgs } from 'node:util';

export type EvaluateArguments = {
  folder: string | undefined;
  only: readonly string[];
  json: boolean;
  misses: boolean;
  write: boolean;
  writeFloor: boolean;
};

export class UsageError extends Error {}

export const usage = `Usage: npm run evaluate -- [FOLDER] [options]

Reads every FOLDER/*/data.jsonl and the project's own gold set, and prints one table.

  --only NAME    only the corpora whose name holds NAME; may be given several times
  --json         the figures as JSON
  --misses       below the table, each fact that was missed or wrong
  --write        put the table into docs/accuracy.md
  --write-floor  write the figures of the gold set to tests/evaluation/floor.json
`;

export function parseArguments(args: readonly string[]): EvaluateArguments {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new UsageError('One folder at most.');
  const isPart = positionals.length === 0 || (values.only ?? []).length > 0;
  if (values.write === true && isPart) throw new UsageError('--write needs FOLDER and all its corpora.');
  if (values['write-floor'] === true && values.only?.some((part) => part !== 'gold') === true) {
    throw new UsageError('--write-floor needs the whole gold set.');
  }
  return {
    folder: positionals[0],
    only: values.only ?? [],
    json: values.json ?? false,
    misses: values.misses ?? false,
    write: values.write ?? false,
    writeFloor: values['write-floor'] ?? false,
  };
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        ...{ json: flag, misses: flag, write: flag, 'write-floor': flag },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
