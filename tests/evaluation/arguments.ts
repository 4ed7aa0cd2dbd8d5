import { parseArgs } from 'node:util';

/**
 * `text`: documents as text; `files`: PDFs and pictures of a folder; `camera`: pictures that the measure makes itself; `verifier`:
 * sentences right and wrong against their sources; `deidentifying`: notes with planted identities; `telling`: papers with what a reader
 * has to take away from them.
 */
export const parts = ['text', 'files', 'camera', 'verifier', 'deidentifying', 'telling'] as const;
export type Part = (typeof parts)[number];

export type EvaluateArguments = {
  folders: readonly string[];
  parts: readonly Part[];
  only: readonly string[];
  json: boolean;
  misses: boolean;
  write: boolean;
  writeFloor: boolean;
};

export class UsageError extends Error {}

export const usage = `Usage: npm run evaluate -- [FOLDER...] [options]

Reads the project's own gold set, every FOLDER/*/data.jsonl, and the PDFs and pictures with known results of every
FOLDER and of the folders in it, and prints a table of each part.

  --part PART    text, files, camera (pictures made here, as a careless camera takes them), verifier (sentences right
                 and wrong), deidentifying (notes with planted identities) or telling (papers with their key messages:
                 every FOLDER/*.jsonl, lines {"id", "text", "messages": [{"text", "weight", "quotes"}]}); may be given
                 several times; text and files where it is not given
  --verifier     the same as --part verifier; a FOLDER may hold further sentences
  --deidentifying  the same as --part deidentifying; a FOLDER may hold further notes
  --only NAME    only the corpora, groups of files or files whose name holds NAME; may be given several times
  --json         the figures as JSON
  --misses       below the tables, each fact that was missed or wrong; --list is the same
  --write        put the tables into docs/accuracy.md
  --write-floor  write the figures of the own sets to tests/evaluation/floor.json
`;

export function parseArguments(args: readonly string[]): EvaluateArguments {
  const { values, positionals } = parse(args);
  const chosen = chosenParts(values);
  const isPartial = (values.only ?? []).length > 0 || (positionals.length === 0 && !needNoFolder(chosen));
  if (chosen.includes('telling') && positionals.length === 0) throw new UsageError('--part telling needs a FOLDER.');
  if (values.write === true && isPartial) throw new UsageError('--write needs a FOLDER and all that it holds.');
  if (values['write-floor'] === true && values.only?.some((name) => !ownSets.includes(name)) === true) {
    throw new UsageError('--write-floor needs whole sets of our own: gold, sentences or notes.');
  }
  return {
    folders: positionals,
    parts: chosen,
    only: values.only ?? [],
    json: values.json ?? false,
    misses: values.misses ?? values.list ?? false,
    write: values.write ?? false,
    writeFloor: values['write-floor'] ?? false,
  };
}

/** With these names `--only` leaves nothing out of the own sets of a part. */
const ownSets = ['gold', 'sentences', 'notes'];

const ofFolders: readonly Part[] = ['text', 'files', 'telling'];

const needNoFolder = (chosen: readonly Part[]): boolean => !chosen.some((part) => ofFolders.includes(part));

type PartOptions = { part?: string[] | undefined; verifier?: boolean | undefined; deidentifying?: boolean | undefined };

function chosenParts({ part = [], verifier, deidentifying }: PartOptions): Part[] {
  const named = [...part, ...(verifier ? ['verifier'] : []), ...(deidentifying ? ['deidentifying'] : [])];
  const names = named.length > 0 ? named : ['text', 'files'];
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new UsageError(`There is no part ${unknown}.`);
  return parts.filter((part) => names.includes(part));
}

function parse(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const list = { type: 'string', multiple: true } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ only: list, part: list, verifier: flag, deidentifying: flag },
        ...{ json: flag, misses: flag, list: flag, write: flag, 'write-floor': flag },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
