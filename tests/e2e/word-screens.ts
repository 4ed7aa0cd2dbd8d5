import type { Page } from 'playwright-core';
import type { Goto, Screen } from './account-screens.ts';

/** The content analyzer without content, and with what it found. */
export const wordScreens = (goto: Goto): Screen[] => [
  { name: 'SEO Tools without content', who: 'new', open: (page) => analyzeNothing(goto, page) },
  { name: 'SEO Tools, Overview', who: 'new', open: (page) => analyze(goto, page, 'Overview') },
  { name: 'SEO Tools, Keywords', who: 'new', open: (page) => analyze(goto, page, 'Keywords') },
];

async function analyzeNothing(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/seo-tools');
  await page.getByRole('button', { name: 'Analyze Content' }).click();
  await page.getByText('Empty Content').waitFor();
}

// Of each density one, and a word of the length that German ones have.
const words = { blood: 12, pressure: 5, Arzneimittelunverträglichkeitsbescheinigung: 8, heart: 1, kidney: 2 };
const used = Object.entries(words).flatMap(([word, count]) => Array<string>(count).fill(word));
const text = [...used, ...Array.from({ length: 250 - used.length }, (_, at) => `word${at}`)].join(' ');

async function analyze(goto: Goto, page: Page, tab: 'Overview' | 'Keywords'): Promise<void> {
  await goto(page, '/seo-tools');
  await page.getByLabel('Content', { exact: true }).fill(text);
  await page
    .getByLabel('Target keywords')
    .fill('blood, pressure, Arzneimittelunverträglichkeitsbescheinigung, heart, kidney, liver');
  await page.getByRole('button', { name: 'Analyze Content' }).click();
  await page.getByRole('tab', { name: tab }).click();
}
