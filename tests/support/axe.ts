import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { AxeResults } from 'axe-core';

let source: Promise<string> | undefined;

/** What axe finds on the page as it stands, a line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  const script = await source;
  // The page's own policy forbids inline scripts: axe is put in through the debugger, as the browser's own tools are.
  await page.evaluate(script);
  const results = await page.evaluate<AxeResults>('globalThis.axe.run(document, { resultTypes: ["violations"] })');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
