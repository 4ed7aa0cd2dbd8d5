import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { AxeResults, RunOptions } from 'axe-core';

let source: Promise<string> | undefined;

/** What axe finds on the page as it stands, a line a finding. */
export const axeFindings = (page: Page): Promise<string[]> => findingsOf(page, {});

/** The same of colours alone, where nothing but these has changed since axe looked at the page. */
export const axeColourFindings = (page: Page): Promise<string[]> =>
  findingsOf(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

async function findingsOf(page: Page, options: RunOptions): Promise<string[]> {
  source ??= readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  const script = await source;
  // The page's own policy forbids inline scripts: axe is put in through the debugger, as the browser's own tools are.
  await page.evaluate(script);
  // Without `preload: false` axe fetches style sheets that came too late and writes them into the page, which its policy
  // forbids: it does so for one rule alone, which is off.
  const asked = JSON.stringify({ resultTypes: ['violations'], preload: false, ...options } satisfies RunOptions);
  const results = await page.evaluate<AxeResults>(`globalThis.axe.run(document, ${asked})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
