import { AppError } from '../kernel/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

export const passwordLength = { min: 8, max: 256 } as const;

type PasswordRules = { username: string; minLength?: number };

/**
 * A password that somebody chooses: 8 to 256 code points (or more than 8, as whoever runs the program says), of any kind, but none of the
 * first that others would try, nor the username. Throws AppError('account.password_too_short' | 'account.password_too_long' |
 * 'account.password_common').
 */
export function checkPassword(password: string, { username, minLength = passwordLength.min }: PasswordRules): void {
  const length = [...password].length;
  if (length < minLength) throw new AppError('account.password_too_short', { values: { length: minLength } });
  if (length > passwordLength.max) {
    throw new AppError('account.password_too_long', { values: { length: passwordLength.max } });
  }
  if (isCommonPassword(password) || isName(password, username)) throw new AppError('account.password_common');
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The name itself, back to front, twice, or with digits and signs around it. */
function isName(password: string, username: string): boolean {
  const [said, name] = [plain(password), plain(username)];
  const bare = said.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const names = [name, [...name].reverse().join(''), name + name, name.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  return names.some((each) => each !== '' && (said === each || bare === each));
}
