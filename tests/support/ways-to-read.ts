import type { Page } from 'playwright-core';

/** Opens the line that holds everything about how an interpretation is read. */
export async function openWaysToRead(page: Page): Promise<void> {
  const line = page.locator('details:not([open]) > summary', { hasText: 'Ways to read' });
  if ((await line.count()) > 0) await line.click();
}
