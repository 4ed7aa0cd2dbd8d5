const longest = 60;

/**
 * A name that somebody chose, as strangers may be sent it: letters, figures and what stands inside names. Nothing in it can be taken for
 * a link, a second line or a sentence of ours.
 */
export function nameInMail(chosen: string): string {
  const plain = chosen
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')
    .trim();
  const short = [...plain].slice(0, longest).join('').trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : 'Somebody';
}
