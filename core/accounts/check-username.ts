import { AppError } from '../kernel/app-error.ts';
import { isOfOneScript } from './scripts-of.ts';

/** As it is shown, and what makes two of them the same. */
export type Username = { username: string; key: string };

export const usernameLength = { min: 3, max: 40 } as const;

// Two marks at most on a letter: more hide what is written.
const allowed = /^(?:[0-9._-]|\p{L}\p{M}{0,2})+$/u;

/**
 * A name to sign in with: 3 to 40 code points, letters of one script, digits, dots, dashes and underscores. Undefined for anything else,
 * which nobody can be called.
 */
export function readUsername(raw: string): Username | undefined {
  const username = raw.normalize('NFKC').trim();
  const length = [...username].length;
  const isUsable =
    length >= usernameLength.min && length <= usernameLength.max && allowed.test(username) && isOfOneScript(username);
  return isUsable ? { username, key: keyOf(username) } : undefined;
}

/** The same, for a name that somebody chooses. Throws AppError('account.username_unusable'). */
export function checkUsername(raw: string): Username {
  const username = readUsername(raw);
  if (username === undefined) throw new AppError('account.username_unusable');
  return username;
}

// By way of capitals, so that letters which differ in one of the cases only, such as ß and ss, are the same.
const keyOf = (username: string): string => username.toUpperCase().toLowerCase().normalize('NFKC');
