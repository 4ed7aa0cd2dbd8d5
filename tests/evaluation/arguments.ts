import { parseArgs } from 'node:util';
import type { JudgeChoice, ProviderEngine } from '#server/ai-config.ts';

/**
 * `text`: documents as text; `files`: PDFs and pictures of a folder; `camera`: pictures that the measure makes itself; `verifier`:
 * sentences right and wrong against their sources; `deidentifying`: notes with planted identities; `telling`: papers with what a reader
 * has to take away from them; `provider`: a language model with a key of one's own writes the gold set, and what of it stands.
 */
export const parts = ['text', 'files', 'camera', 'verifier', 'deidentifying', 'telling', 'provider'] as const;
export type Part = (typeof parts)[number];

export type EvaluateArguments = {
  folders: readonly string[];
  parts: readonly Part[];
  only: readonly string[];
  json: boolean;
  misses: boolean;
  write: boolean;
  writeFloor: boolean;
  /** The provider that writes, set up as in docs/configuration.md. */
  provider: ProviderEngine | undefined;
  /** Who judges what it has written; as JUDGE says where nothing is given. */
  judge: JudgeChoice | undefined;
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
  --provider P   openai, gemini or local writes the words of the own gold set, as the environment sets it up (docs/configuration.md).
                 This sends these made-up papers, masked, to the provider, and costs what it costs: tokens are counted, and
                 priced by *_PRICES
  --judge WHO    off, same or other: who reads once more what the provider wrote; else as JUDGE says
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
    provider: oneOf(providers, values.provider, 'provider'),
    judge: oneOf(judgeChoices, values.judge, 'judge'),
  };
}

const providers = ['openai', 'gemini', 'local'] as const;
const judgeChoices = ['off', 'same', 'other'] as const;

function oneOf<Name extends string>(known: readonly Name[], name: string | undefined, what: string): Name | undefined {
  const found = known.find((one) => one === name);
  if (name !== undefined && found === undefined)
    throw new UsageError(`Unknown ${what} ${name}. Known: ${known.join(', ')}.`);
  return found;
}

/** With these names `--only` leaves nothing out of the own sets of a part. */
const ownSets = ['gold', 'sentences', 'notes'];

const ofFolders: readonly Part[] = ['text', 'files', 'telling'];

const needNoFolder = (chosen: readonly Part[]): boolean => !chosen.some((part) => ofFolders.includes(part));

type PartOptions = {
  part?: string[] | undefined;
  verifier?: boolean | undefined;
  deidentifying?: boolean | undefined;
  provider?: string | undefined;
};

function chosenParts({ part = [], verifier, deidentifying, provider }: PartOptions): Part[] {
  const flagged = [
    ...(verifier ? ['verifier'] : []),
    ...(deidentifying ? ['deidentifying'] : []),
    ...(provider === undefined ? [] : ['provider']),
  ];
  const named = [...part, ...flagged];
  const names = named.length > 0 ? named : ['text', 'files'];
  const unknown = names.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new UsageError(`There is no part ${unknown}.`);
  if (names.includes('provider') && provider === undefined) throw new UsageError('--part provider needs --provider.');
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
        ...{ provider: { type: 'string' } as const, judge: { type: 'string' } as const },
        ...{ json: flag, misses: flag, list: flag, write: flag, 'write-floor': flag },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
