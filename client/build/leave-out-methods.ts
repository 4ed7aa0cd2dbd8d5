import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
const sources = ['client', 'core'].map((name) => fileURLToPath(new URL(`../../${name}`, import.meta.url)));

/**
 * Leaves out the methods of zod's schemas that nothing on the screens calls. A bundler cannot see that by itself: each schema
 * has every method, each method brings its own kind of schema, and so one string brings the checks of e-mail addresses.
 */
export function leaveOutMethods(): Plugin {
  return {
    name: 'leave-out-methods',
    apply: 'build',
    transform: {
      filter: { id: schemas },
      handler: (code) => ({ code: withMethods(code, calledIn(sources.flatMap(readSources))), map: null }),
    },
  };
}

const readSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Names of all that is called on anything, so rather one method too many than one too few. */
export function calledIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(/\.(\w+)\(/g), ([, name = '']) => name)));
}

// In the list of a schema's methods, four spaces in: `name(...) {`, or `name: function _name(...) {`, up to `},`.
const method = /^ {4}(?:async )?(\w+)(?:: (?:async )?function \w+)?\(.*\) \{\n(?:(?: {8}.*)?\n)* {4}\},\n/gm;
// Objects that write their own parser, which needs `eval`: the page's policy refuses it, and those that do without are enough.
const compiled = /\bcore\.\$ZodObjectJIT\b/g;

// What the methods themselves call on their schema.
const ownCall = /\b(?:this|inst)\.(\w+)\(/g;

export function withMethods(code: string, called: ReadonlySet<string>): string {
  const own = new Set(Array.from(code.matchAll(ownCall), ([, name = '']) => name));
  return code
    .replace(method, (whole, name: string) => (called.has(name) || own.has(name) ? whole : ''))
    .replace(compiled, 'core.$ZodObject');
}
