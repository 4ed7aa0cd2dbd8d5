import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DocumentRef } from '#core/documents/medical-document.ts';
import { UsageError } from '../usage-error.ts';

const longestReason = 1_000;

export type GrantArguments = { ref: DocumentRef; reason: string; hours: number };

/** Throws UsageError, as the others do. */
export function readGrantArguments(args: readonly string[]): GrantArguments {
  const { values, positionals } = parse(args, ['reason', 'hours']);
  const [document, ...more] = positionals;
  const ref = DocumentRef.safeParse(document);
  if (!ref.success || more.length > 0) throw new UsageError('Give the number of one document.');
  const reason = (values['reason'] ?? '').trim();
  if (reason === '') throw new UsageError('Give a reason: its owner will read it.');
  if (reason.length > longestReason) throw new UsageError('Give a shorter reason.');
  const hours = values['hours'] ?? '';
  if (!/^([1-9]|1\d|2[0-4])$/.test(hours)) throw new UsageError('--hours must be a whole number from 1 to 24.');
  return { ref: ref.data, reason, hours: Number(hours) };
}

export function readReadArguments(args: readonly string[]): { grant: string; into: string } {
  const { values, positionals } = parse(args, ['into']);
  const into = values['into'] ?? '';
  if (into === '') throw new UsageError('Say with --into where the files are to be written.');
  return { grant: grantOf(positionals), into };
}

export const readEndArguments = (args: readonly string[]): string => grantOf(parse(args, []).positionals);

function grantOf(positionals: readonly string[]): string {
  const [given, ...more] = positionals;
  const grant = z.uuid().safeParse(given);
  if (!grant.success || more.length > 0) throw new UsageError('Give the id of one grant.');
  return grant.data;
}

function parse(args: readonly string[], names: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Unknown option.');
  }
}
