import type { Page } from 'playwright-core';
import type { openPage, PageOptions } from '../support/browser.ts';
import { whenQuiet } from '../support/quiet-page.ts';
import { accountScreens, signUp, type Goto, type Screen, type Visitor } from './account-screens.ts';
import { choosePhotos, numberOf, openPhoto, openTab, uploadPhoto, uploadReport, type Paths } from './document-ways.ts';
import { planScreens } from './plan-screens.ts';
import { sharedWith, shareScreens } from './share-screens.ts';
import { shellScreens } from './shell-screens.ts';
import { voiceScreens } from './voice-screens.ts';
import { wordScreens } from './word-screens.ts';

type Program = {
  /** Gives an address of the program. */
  at: (path: string) => string;
  openPage: (options?: PageOptions) => ReturnType<typeof openPage>;
};

/** What was made before the screens are opened: a guest's report and photo, and a member's report that is shared. */
type Made = {
  report: Paths;
  photo: Paths;
  own: Paths;
  states: Partial<Record<Visitor, NonNullable<PageOptions['storageState']>>>;
};

/** Every screen of the product, with the people who see it. `prepare` makes them and their documents; only then are the screens opened. */
export function allScreens(program: Program) {
  const { at, openPage } = program;
  let kept: Made | undefined;
  const made = (): Made => {
    if (kept === undefined) throw new Error('The screens are opened before they were prepared.');
    return kept;
  };
  const goto: Goto = async (page, path) => {
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await whenQuiet(page);
  };
  return {
    screens: listScreens(at, goto, made),
    prepare: async () => {
      kept = await make(program, goto);
    },
    /** A page of whoever sees a screen. */
    openAs: (who: Visitor, options: PageOptions) => {
      const storageState = made().states[who];
      return openPage({ ...options, ...(storageState && { storageState }) });
    },
  };
}

const listScreens = (at: Program['at'], goto: Goto, made: () => Made): Screen[] => [
  { name: 'Home', who: 'new', open: (page) => openHome(goto, page) },
  { name: 'Privacy', who: 'new', open: (page) => goto(page, '/privacy') },
  { name: 'Terms', who: 'new', open: (page) => goto(page, '/terms') },
  { name: 'AI and privacy', who: 'new', open: (page) => goto(page, '/privacy-settings') },
  { name: 'Upload', who: 'new', open: (page) => goto(page, '/upload-document') },
  { name: 'My Documents, empty', who: 'new', open: (page) => goto(page, '/documents') },
  { name: 'a sample', who: 'new', open: (page) => goto(page, '/samples/lab-panel') },
  { name: 'an interpretation that does not exist', who: 'new', open: (page) => goto(page, '/interpretation/999999') },
  { name: 'Upload with photos', who: 'new', open: (page) => choosePhotos(goto, page) },
  ...shellScreens(goto),
  ...accountScreens(goto),
  ...planScreens(goto, () => made().own.interpretation),
  ...shareScreens({
    goto,
    at,
    shared: () => ({ documentId: numberOf(made().own) }),
    guests: () => made().report.document,
  }),
  ...voiceScreens(goto),
  ...wordScreens(goto),
  { name: 'My Documents', who: 'known', open: (page) => goto(page, '/documents') },
  { name: 'Document detail', who: 'known', open: (page) => openTab(goto, page, made().report.document) },
  {
    name: 'Document details tab',
    who: 'known',
    open: (page) => openTab(goto, page, made().report.document, 'Details'),
  },
  { name: 'Interpretation', who: 'known', open: (page) => openTab(goto, page, made().report.interpretation) },
  {
    name: 'Medical Terms',
    who: 'known',
    open: (page) => openTab(goto, page, made().report.interpretation, 'Medical Terms'),
  },
  {
    name: 'Questions to Ask',
    who: 'known',
    open: (page) => openTab(goto, page, made().report.interpretation, 'Questions to Ask'),
  },
  {
    name: 'Recommendations',
    who: 'known',
    open: (page) => openTab(goto, page, made().report.interpretation, 'Recommendations'),
  },
  { name: 'Document of a photo', who: 'known', open: (page) => openPhoto(goto, page, made().photo.document) },
  {
    name: 'Picture of a photo',
    who: 'known',
    open: (page) => openPhoto(goto, page, made().photo.document, 'Page picture'),
  },
  {
    name: 'Interpretation of a photo',
    who: 'known',
    open: (page) => openPhoto(goto, page, made().photo.interpretation),
  },
];

async function make({ at, openPage }: Program, goto: Goto): Promise<Made> {
  const { page, context } = await openPage();
  const report = await uploadReport(goto, page);
  const photo = await uploadPhoto(goto, page);
  const known = await context.storageState();
  const owner = await openPage();
  await signUp(goto, owner.page);
  const own = await uploadReport(goto, owner.page);
  const member = await owner.context.storageState();
  const guest = await openPage();
  await sharedWith(at, { owner: owner.page, recipient: guest.page, documentId: numberOf(own) });
  const recipient = await guest.context.storageState();
  for (const each of [context, owner.context, guest.context]) await each.close();
  return { report, photo, own, states: { known, member, recipient } };
}

/** With the card that comes when its section is reached. */
async function openHome(goto: Goto, page: Page): Promise<void> {
  await goto(page, '/');
  await page.getByRole('heading', { name: 'Several AI providers, one rule' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Check again' }).waitFor();
}
