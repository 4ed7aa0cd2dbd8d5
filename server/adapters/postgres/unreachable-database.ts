import { StartupError } from '#server/startup-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its address. Start the database, or correct the address',
  ENOTFOUND: 'its host is not known here. Correct the address',
  EAI_AGAIN: 'its host could not be looked up. Check the network',
  ENOENT: 'there is no socket at its address. Start the database, or correct the address',
  '28P01': 'it refused the user or the password',
  '28000': 'it refused the user or the password',
  '3D000': 'it has no database of this name. Create it, or correct the name',
  '57P03': 'it is still starting. Try again in a moment',
  '53300': 'it has no connection left',
};

/** Why the database of DATABASE_URL could not be asked, in words. The address holds a password, so it is not repeated. */
export function unreachableDatabase(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof StartupError) return cause;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const reason = reasons[code] ?? `it did not answer${code === '' ? '' : ` (${code})`}`;
  return new StartupError(`The database of DATABASE_URL could not be reached: ${reason}.`, { cause });
}
