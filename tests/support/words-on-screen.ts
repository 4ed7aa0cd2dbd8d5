import type { Page } from 'playwright-core';
import { texts } from '#core/presenting/texts.ts';

const panels = ['explanation', 'terms', 'questions', 'recommendations'] as const;

/** What of each part is told; the rest of it is there to be pressed. Paper groups results and steps under headings of its own. */
const told = {
  message: 'h2, p',
  explanation: 'h2, p, th, td',
  terms: 'h2, h3, h4, p',
  questions: 'h2, ol li p',
  recommendations: 'p',
} as const;

/** Said elsewhere on paper, or once: how the screen works, the summary that is the main message, what stands below it, and whose words they are. */
const screenOnly = [
  ...['footer *', 'p:has(#source-hint)', 'section:has(> h3:text-is("Summary")) *', '[role=alert] h2'],
  `p:text-is("${texts.messageMore}")`,
].join(', ');

/** The headings, sentences, terms and cells of an interpretation as somebody reads them who opens every part, one after the other. */
export async function wordsOnScreen(page: Page): Promise<string[]> {
  const words = await read(page, 'message');
  for (const [index, part] of panels.entries()) {
    await page.getByRole('tab').nth(index).click();
    await page.locator(`[data-part=${part}]`).waitFor();
    for (const table of await page.locator(`[data-part=${part}] details > summary`).all()) await table.click();
    words.push(...(part === 'terms' ? await readTerms(page) : await read(page, part)));
  }
  return words;
}

async function read(page: Page, part: keyof typeof told): Promise<string[]> {
  const units = page.locator(`[data-part=${part}] :is(${told[part]}):not(:is(${screenOnly}))`);
  return (await units.allTextContents()).map((text) => text.trim()).filter((text) => text !== '');
}

/** Of the general terms one is open at a time. */
async function readTerms(page: Page): Promise<string[]> {
  const words = await read(page, 'terms');
  const closed = page.locator('[data-part=terms] h4 > button');
  for (let index = 0; index < (await closed.count()); index += 1) {
    const term = closed.nth(index);
    await term.click();
    const name = (await term.textContent())?.trim() ?? '';
    const content = page.locator('[data-part=terms] [role=region] p');
    await content.first().waitFor();
    const at = words.indexOf(name);
    words.splice(at + 1, 0, ...(await content.allTextContents()));
  }
  return words;
}
