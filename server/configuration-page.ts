import { z } from 'zod';
import { Environment } from './config.ts';

const Described = z.object({
  properties: z.record(z.string(), z.object({ description: z.string(), default: z.unknown().optional() })),
});

const introduction = `# Configuration

Everything has a default: \`npm start\` needs no setting. Settings are environment variables, and an empty one counts as
not set. A setting that cannot be used stops the start and is named.

Providers of language models are off until one has a key or an address. A key given as a file (\`…_FILE\`) counts when the
setting itself is not there.

This page is made from \`server/config.ts\` by \`npm run docs\`.
`;

/** docs/configuration.md, as it should be. */
export function configurationPage(): string {
  const { properties } = Described.parse(z.toJSONSchema(Environment, { io: 'output', unrepresentable: 'any' }));
  const rows = Object.entries(properties).map(
    ([name, { description, default: value }]) =>
      `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${description} |`,
  );
  return [introduction, '| Setting | Default | What it does |', '|---|---|---|', ...rows, ''].join('\n');
}
