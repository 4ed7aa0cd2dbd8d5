import type { TakenMail } from './mail-server.ts';

/** The words of a mail as its reader sees them. */
export const wordsOf = ({ source }: TakenMail): string =>
  source
    .slice(source.indexOf('\r\n\r\n') + 4)
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
    .replaceAll('\r\n', '\n');

/** The link in it, which stands on a line of its own. */
export function linkIn(mail: TakenMail): string {
  const [link] = /^https?:\/\/\S+$/m.exec(wordsOf(mail)) ?? [];
  if (link === undefined) throw new Error('There is no link in this mail.');
  return link;
}
