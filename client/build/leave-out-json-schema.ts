import type { Plugin } from 'vite';

const jsonSchemaModule = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:const|function|class) (\w+)/gm;

/**
 * Every zod schema carries the code that describes it as JSON Schema. The server uses that for its API description; the
 * screens only parse, so they get the same names with nothing behind them.
 */
export function leaveOutJsonSchema(): Plugin {
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    transform: {
      filter: { id: jsonSchemaModule },
      handler: (code) => ({ code: emptied(code), map: null }),
    },
  };
}

export const emptied = (code: string): string =>
  Array.from(code.matchAll(exported), ([, name]) => `export const ${name} = () => undefined;\n`).join('');
