import type { Config } from './config.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/** What to tell whoever starts the app when documents would travel readable over a network; undefined when they do not. */
export function exposureNote({ host, publicUrl, trustProxy }: Config): string | undefined {
  if (thisMachine.has(host) || publicUrl?.startsWith('https://') === true || trustProxy !== false) return undefined;
  return (
    'WARNING: other machines can reach this app without encryption, and whoever is in between can read along. ' +
    'Put a proxy with HTTPS before it and set PUBLIC_URL, or leave HOST at localhost.'
  );
}
