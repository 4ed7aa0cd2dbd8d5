import type { Plugin } from 'vite';

/**
 * Modules that packages bring into every page and that no screen ever runs:
 * - zod: describing a shape as JSON Schema (the server's API description does), the English words of its issues (nobody is
 *   shown them), compiling parsers (the page's policy refuses `eval`), and objects that hold themselves (JSON cannot);
 * - react-router: fetching pages ahead in its framework, which is not used.
 */
const unused = [
  /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors|doc|memoizer)\.js$/,
  /\/zod\/v4\/locales\/en\.js$/,
  /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(?:links|single-fetch|routeModules)\.js$/,
];

/** Leaves the names of those modules, and nothing behind them. */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    apply: 'build',
    transform: {
      filter: { id: unused },
      handler: (code) => ({ code: emptied(code), map: null }),
    },
  };
}

const declared = /^export (?:const|function|class) ([\w$]+)/gm;
const listed = /^export \{([^}]*)\};?$/gm;
const byDefault = /^export default /m;

export function emptied(code: string): string {
  const names = [
    ...Array.from(code.matchAll(declared), ([, name = '']) => name),
    ...Array.from(code.matchAll(listed), ([, list = '']) => list.split(',')).flat(),
  ];
  // `a as b` is known as `b`.
  const known = names.flatMap((name) => name.trim().split(' ').at(-1) || []);
  const lines = known.map((name) => `export const ${name} = () => undefined;\n`);
  return [...lines, ...(byDefault.test(code) ? ['export default () => undefined;\n'] : [])].join('');
}
