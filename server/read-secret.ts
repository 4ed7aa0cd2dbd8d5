import { readFileSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

const sendable = /^[\x21-\x7e]+$/;

/** The value itself, else what stands in the named file. Throws StartupError that names the setting and never what is in it. */
export function readSecret(name: string, value: string | undefined, file: string | undefined): string | undefined {
  if (value !== undefined || file === undefined) return value;
  const secret = contentOf(name, file).trim();
  if (!sendable.test(secret)) {
    throw new StartupError(`${name}_FILE must name a file that holds the key alone: printable characters, no spaces.`);
  }
  return secret;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(`The file that ${name}_FILE names cannot be read.`, { cause: error });
  }
}
