import { parseArgs } from 'node:util';
import { Engine, Language } from '#core/documents/explanation.ts';
import { levelOfGrade, ReadingLevel, readingLevels } from '#core/documents/reading-level.ts';
import { UsageError } from '../usage-error.ts';

export const usage = `Usage:
  npm run -s explain -- report.pdf [more files]     the explanation as text
  npm run -s explain -- report.pdf --json           one JSON object a line, in the order given
  npm run -s explain -- --jsonl < documents.jsonl   each line {"id", "text"} or {"id", "file"}

Options:
  --engine built-in    which engine writes the words: built-in, openai, gemini or local. Every other than built-in is a
                       language model with your own key (docs/configuration.md); the masked text is sent to it
  --lang en            language of the explanation: en, or es with a language model
  --level standard     how much is told: simple, standard or detailed
  --grade 6            highest reading grade to aim for, 4 to 12; picks the level where none is given
`;

export type ExplainArguments = {
  form: 'text' | 'json' | 'jsonl';
  files: string[];
  level: ReadingLevel;
  engine: Engine;
  language: Language;
};

/** Reads the command line. Throws UsageError with a message for people. */
export function parseArguments(args: readonly string[]): ExplainArguments {
  const { values, positionals } = parse(args);
  const engine = engineOf(values.engine);
  const language = languageOf(values.lang, engine);
  if (!/^([4-9]|1[0-2])$/.test(values.grade)) throw new UsageError('--grade must be a whole number from 4 to 12.');

  const chosen = { level: levelOf(values), engine, language };

  if (values.jsonl) {
    if (values.json || positionals.length > 0)
      throw new UsageError('--jsonl reads documents from standard input: give no files and no --json.');
    return { form: 'jsonl', files: [], ...chosen };
  }
  if (positionals.length === 0) throw new UsageError('Give at least one file, or --jsonl.');
  return { form: values.json ? 'json' : 'text', files: positionals, ...chosen };
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

function engineOf(name: string): Engine {
  const engine = Engine.safeParse(name);
  if (!engine.success) throw new UsageError(`Unknown engine "${name}". Known: ${Engine.options.join(', ')}.`);
  return engine.data;
}

function languageOf(name: string, engine: Engine): Language {
  const language = Language.safeParse(name);
  if (!language.success) throw new UsageError(`Unknown language "${name}". Known: ${Language.options.join(', ')}.`);
  if (engine === 'built-in' && language.data !== 'en')
    throw new UsageError(`The built-in engine writes English only (--lang en), not "${name}".`);
  return language.data;
}
