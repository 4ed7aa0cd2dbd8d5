import { parseArgs } from 'node:util';
import { Engine } from '#core/documents/explanation.ts';
import { levelOfGrade, ReadingLevel, readingLevels } from '#core/documents/reading-level.ts';

export const usage = `Usage:
  npm run -s explain -- report.pdf [more files]     the explanation as text
  npm run -s explain -- report.pdf --json           one JSON object a line, in the order given
  npm run -s explain -- --jsonl < documents.jsonl   each line {"id", "text"} or {"id", "file"}

Options:
  --engine built-in    which engine writes the words (openai, gemini and local need a configured provider)
  --lang en            language of the explanation
  --level standard     how much is told: simple, standard or detailed
  --grade 6            highest reading grade to aim for, 4 to 12; picks the level where none is given
`;

export type ExplainArguments = { form: 'text' | 'json' | 'jsonl'; files: string[]; level: ReadingLevel };

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads the command line. Throws UsageError with a message for people. */
export function parseArguments(args: readonly string[]): ExplainArguments {
  const { values, positionals } = parse(args);
  checkEngine(values.engine);
  if (values.lang !== 'en')
    throw new UsageError(`The built-in engine writes English only (--lang en), not "${values.lang}".`);
  if (!/^([4-9]|1[0-2])$/.test(values.grade)) throw new UsageError('--grade must be a whole number from 4 to 12.');

  const level = levelOf(values);

  if (values.jsonl) {
    if (values.json || positionals.length > 0)
      throw new UsageError('--jsonl reads documents from standard input: give no files and no --json.');
    return { form: 'jsonl', files: [], level };
  }
  if (positionals.length === 0) throw new UsageError('Give at least one file, or --jsonl.');
  return { form: values.json ? 'json' : 'text', files: positionals, level };
}

function levelOf({ level, grade }: { level?: string | undefined; grade: string }): ReadingLevel {
  if (level === undefined) return levelOfGrade(Number(grade));
  const known = ReadingLevel.safeParse(level);
  if (!known.success) throw new UsageError(`Unknown level "${level}". Known: ${readingLevels.join(', ')}.`);
  return known.data;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        jsonl: { type: 'boolean', default: false },
        engine: { type: 'string', default: 'built-in' },
        lang: { type: 'string', default: 'en' },
        level: { type: 'string' },
        grade: { type: 'string', default: '6' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Unknown option.');
  }
}

function checkEngine(name: string): void {
  const engine = Engine.safeParse(name);
  if (!engine.success) throw new UsageError(`Unknown engine "${name}". Known: ${Engine.options.join(', ')}.`);
  if (engine.data !== 'built-in')
    throw new UsageError(`The engine "${name}" is not configured here. Use --engine built-in.`);
}
