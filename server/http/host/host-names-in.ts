import { domainToASCII } from 'node:url';
import { parseHost, type Host } from './parse-host.ts';

/** The names in a setting, with commas between them, as they stand in a request. Undefined where one of them is no name. */
export function hostNamesIn(list: string): string[] | undefined {
  const written = list.split(',').map((name) => name.trim());
  const hosts = written.filter((name) => name !== '').map(hostNamed);
  const names = hosts.flatMap((host) => (host === undefined ? [] : [host.hostname]));
  return names.length === hosts.length ? names : undefined;
}

// `domainToASCII` reads no further than a path, and would take "nas/readback" for "nas".
const beyondNames = /[/\\?#@]/;

const hostNamed = (name: string): Host | undefined =>
  beyondNames.test(name) ? undefined : parseHost(domainToASCII(name));
