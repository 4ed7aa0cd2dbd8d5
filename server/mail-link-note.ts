import type { Config } from './config.ts';

/** What to tell the person who starts the app when mails with links will not go to most people; undefined when they do. */
export function mailLinkNote({ publicUrl, people }: Pick<Config, 'publicUrl' | 'people'>): string | undefined {
  if (people.smtp === undefined || publicUrl !== undefined) return undefined;
  return (
    'WARNING: SMTP_URL is set and PUBLIC_URL is not, so links in mails have no address to lead to. Mails with a link go out only for people ' +
    'who open this app at an address of this machine in numbers, or at localhost. Set PUBLIC_URL to the address that people use.'
  );
}
