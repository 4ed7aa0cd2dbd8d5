import { ESLint } from 'eslint';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './import-graph.ts';

const eslint = new ESLint({ cwd: root });

async function complaints(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${source}\n`, { filePath: join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'no-restricted-imports')
    .map(({ message }) => message.replace(/^.*pattern\. /, ''));
}

const importing = (path: string) => `import { x } from '${path}';\nexport const y = x;`;

describe('refused', () => {
  test.each([
    ['core/reading/x.ts', '#server/config.ts', 'core is pure'],
    ['core/reading/x.ts', '#client/lib/x.ts', 'core is pure'],
    ['core/reading/x.ts', 'node:fs', 'core is pure'],
    ['core/reading/x.ts', 'react', 'core is pure'],
    ['core/reading/x.ts', '../../server/config.ts', 'core is pure'],
    ['core/reading/labs/deep/x.ts', '../../../../scripts/x.ts', 'to cross folders'],
    ['client/lib/x.ts', '#server/config.ts', 'over HTTP only'],
    ['client/lib/x.ts', '../../server/config.ts', 'over HTTP only'],
    ['client/features/home/x.ts', '#server/config.ts', 'over HTTP only'],
    ['client/features/home/x.tsx', '#client/features/upload/y.ts', 'meet in client/app'],
    ['client/features/home/x.tsx', '../upload/y.ts', 'meet in client/app'],
    ['client/features/home/components/x.tsx', '../../upload/y.ts', 'meet in client/app'],
    ['client/ui/x.tsx', '#client/features/home/y.ts', 'Shared code knows no feature'],
    ['client/lib/x.ts', '#client/features/home/y.ts', 'Shared code knows no feature'],
    ['server/features/documents/x.ts', '#client/lib/x.ts', 'does not know the client'],
    ['server/features/documents/x.ts', '#server/adapters/postgres/x.ts', 'Only compose.ts'],
    ['server/features/documents/x.ts', '../../adapters/postgres/x.ts', 'Only compose.ts'],
    ['server/main.ts', './adapters/log/pino-log.ts', 'Only compose.ts'],
    ['server/http/x.ts', '../adapters/log/pino-log.ts', 'Only compose.ts'],
    ['server/http/x.ts', '#server/features/documents/x.ts', 'Features plug in'],
    ['server/ports/x.ts', '#server/features/documents/x.ts', 'Features plug in'],
    ['server/adapters/log/x.ts', '#server/features/documents/x.ts', 'core and ports'],
    ['server/adapters/log/x.ts', '../../features/documents/x.ts', 'core and ports'],
  ])('%s may not import %s', async (file, path, reason) => {
    expect(await complaints(file, importing(path))).toEqual([expect.stringContaining(reason)]);
  });
});

describe('allowed', () => {
  test.each([
    ['core/reading/x.ts', '../kernel/span.ts'],
    ['core/reading/x.ts', '#core/kernel/span.ts'],
    ['core/reading/x.ts', 'zod'],
    ['client/features/home/components/x.tsx', '../api/y.ts'],
    ['client/features/home/components/deep/x.tsx', '../../api/y.ts'],
    ['client/features/home/x.tsx', '#client/ui/button.tsx'],
    ['client/features/home/x.tsx', '#core/documents/answer.ts'],
    ['client/app/routes/x.tsx', '#client/features/home/y.tsx'],
    ['server/compose.ts', './adapters/log/pino-log.ts'],
    ['server/features/interpretations/x.ts', '../documents/get-document.ts'],
    ['server/features/documents/x.ts', '../../ports/key-ring.ts'],
    ['server/adapters/log/x.ts', '#server/ports/log.ts'],
    ['server/http/x.ts', '#core/kernel/actor.ts'],
  ])('%s imports %s', async (file, path) => {
    expect(await complaints(file, importing(path))).toEqual([]);
  });
});
