import { AppError } from '../kernel/app-error.ts';
import { toAsciiLabel } from './punycode.ts';
import { isOfOneScript } from './scripts-of.ts';

/** `address` is what mail is sent to; `key` is what makes two addresses the same. */
export type Email = { address: string; key: string };

// RFC 5321, section 4.5.3.1: the longest local part, label and whole address.
const localPart = /^(?=.{1,64}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const asciiLabel = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const topLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
const signs = /^[\p{L}\p{M}\p{N}-]+$/u;
const longest = 254;

/**
 * Exactly one address, without a name, a list or a line break. A domain of other letters is kept as the DNS knows it, so that it never
 * looks like another one; letters of several scripts in one label are refused. Throws AppError('account.email_unusable').
 */
export function checkEmail(raw: string): Email {
  const [local, domain, ...more] = raw.trim().split('@');
  const ascii = more.length === 0 && domain !== undefined ? toAsciiDomain(domain) : undefined;
  if (local === undefined || ascii === undefined || !localPart.test(local))
    throw new AppError('account.email_unusable');

  const address = `${local}@${ascii}`;
  if (address.length > longest) throw new AppError('account.email_unusable');
  return { address, key: address.toLowerCase() };
}

function toAsciiDomain(domain: string): string | undefined {
  if (domain.length > longest) return undefined;
  const labels = domain.split('.').map(toLabel);
  const usable = labels.filter((label) => label !== undefined);
  const isUsable = usable.length === labels.length && usable.length >= 2 && topLabel.test(usable.at(-1) ?? '');
  return isUsable ? usable.join('.') : undefined;
}

function toLabel(written: string): string | undefined {
  // What looks like a full stop or a digit in another form would end up as another domain than the one that is read.
  if (!signs.test(written) || written.normalize('NFKC') !== written.normalize('NFC')) return undefined;
  const label = written.normalize('NFKC').toLowerCase();
  if (!isOfOneScript(label)) return undefined;
  const ascii = toAsciiLabel(label);
  return asciiLabel.test(ascii) ? ascii : undefined;
}
