import type { Page } from 'playwright-core';
import type { Allowance } from '#core/plans/allowance.ts';
import type { Goto, Screen } from './account-screens.ts';

/** The screens of plans, of one's own records and of administration. `interpretation` is the address of one of the member's own. */
export const planScreens = (goto: Goto, interpretation: () => string): Screen[] => [
  { name: 'Pricing', who: 'new', open: (page) => goto(page, '/pricing') },
  { name: 'Pricing with a plan', who: 'member', open: (page) => goto(page, '/pricing?billing=annually') },
  { name: 'Paying is in development', who: 'new', open: (page) => subscribe(goto, page) },
  { name: 'Upload with a plan', who: 'member', open: (page) => goto(page, '/upload-document') },
  { name: 'Upload when nothing is left', who: 'new', open: (page) => leaveNothing(goto, page) },
  { name: 'A list for the visit', who: 'member', open: (page) => makeList(goto, page, interpretation()) },
  { name: 'Deletion of the account', who: 'member', open: (page) => askToDelete(goto, page) },
  { name: 'Emergency access', who: 'member', open: (page) => tellOfEmergency(goto, page) },
  { name: 'Administration', who: 'member', open: (page) => openAdministration(goto, page) },
];

/** The page is told something else of the plan than the program says. */
const changePlan = (page: Page, change: Partial<Allowance>) =>
  page.route('**/api/plan', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill(answer({ ...data, ...change }));
  });

const answer = (data: unknown) => ({ json: { success: true, message: '', data } });

/** Where plans cost something. */
async function subscribe(goto: Goto, page: Page): Promise<void> {
  await changePlan(page, { freePlans: ['free'] });
  await goto(page, '/pricing');
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function leaveNothing(goto: Goto, page: Page): Promise<void> {
  await changePlan(page, { uploads: { used: 1, limit: 1, renewsAt: null } });
  await goto(page, '/upload-document');
  await page.getByText('Your free document is used').waitFor();
}

async function makeList(goto: Goto, page: Page, interpretation: string): Promise<void> {
  await goto(page, interpretation);
  await page.getByRole('tab', { name: 'Questions to Ask' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Write a question first.').waitFor();
  const add = page.getByRole('button', { name: /^Add to my list/ });
  while ((await add.count()) > 0) await add.first().click();
  await page.getByRole('list', { name: 'Your questions' }).waitFor();
}

async function askToDelete(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/profile#delete');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Nothing was deleted').waitFor();
}

async function tellOfEmergency(goto: Goto, page: Page): Promise<void> {
  const fields = { reason: 'Taken to hospital, unconscious', until: '2026-11-22T13:30:00Z' };
  const notice = { number: 1, at: '2026-11-22T12:30:00Z', action: 'emergency.granted', document: null, fields };
  await page.route('**/api/owner-notices', (route) => route.fulfill(answer([notice])));
  await goto(page, '/documents');
  await page.getByRole('button', { name: 'I have seen this' }).waitFor();
}

async function openAdministration(goto: Goto, page: Page): Promise<void> {
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill(answer({ ...data, isAdmin: true }));
  });
  await page.route('**/api/admin/overview', (route) => route.fulfill(answer(overview)));
  await page.route('**/api/admin/accounts', (route) => route.fulfill(answer({ accounts: [anAccount], next: 7 })));
  await goto(page, '/admin');
  await page.getByRole('button', { name: 'Show more' }).waitFor();
}

const overview = {
  accounts: { total: 3, byPlan: { free: 2, basic: 1, premium: 0 } },
  guests: { documents: 1 },
  documents: { byStage: { explained: 4, unreadable: 1 }, bytes: 2_097_152 },
  mail: { isConfigured: true, byState: { waiting: 2 }, oldestWaitingAt: '2026-11-22T12:30:00Z' },
  jobs: [{ queue: 'a-queue-with-a-long-name', waiting: 1, running: 1, givenUp: 2 }],
  freeBytes: 5 * 1024 ** 3,
};

const anAccount = {
  id: 7,
  username: 'anneliese-wilhelmine.oberhuber',
  plan: 'free',
  nextPlan: 'basic',
  isAdmin: true,
  hasVerifiedEmail: true,
  hasSecondFactor: false,
  uploadsThisMonth: 2,
  documents: 5,
  bytes: 1_048_576,
  createdAt: '2026-09-01T12:00:00Z',
  seenAt: null,
};
