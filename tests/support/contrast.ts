import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { AxeResults } from 'axe-core';

let source: Promise<string> | undefined;

/** Words that stand out from what is behind them by less than 7 to 1, or 4.5 to 1 where they are large. */
export async function faintWords(page: Page): Promise<string[]> {
  source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  await page.evaluate(await source);
  const { violations } = await page.evaluate<AxeResults>(
    'globalThis.axe.run(document, { preload: false, runOnly: { type: "rule", values: ["color-contrast-enhanced"] }, rules: { "color-contrast-enhanced": { enabled: true } } })',
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}
