import type { Page } from 'playwright-core';
import { installFakeRecognition } from '../support/fake-speech/fake-recognition.ts';
import type { Goto, Screen } from './account-screens.ts';
import { sample } from './voice-person.ts';

/** The states of the voice: the panel before and after something was said, the help, and listening that is blocked. */
export const voiceScreens = (goto: Goto): Screen[] => [
  { name: 'Voice', who: 'new', open: (page) => openPanel(goto, page) },
  { name: 'Voice that asks back', who: 'new', open: (page) => askTwo(goto, page) },
  { name: 'Voice help', who: 'new', open: (page) => openHelp(goto, page) },
  { name: 'Voice without a microphone', who: 'new', open: (page) => block(goto, page) },
];

async function openPanel(goto: Goto, page: Page): Promise<void> {
  await goto(page, sample);
  await page.getByRole('button', { name: /^Voice navigation/ }).click();
  await page.getByRole('button', { name: 'Start listening' }).waitFor();
}

async function askTwo(goto: Goto, page: Page): Promise<void> {
  await openPanel(goto, page);
  await page.getByLabel('Type a command').fill('explain this');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Which one did you mean?' }).waitFor();
}

async function openHelp(goto: Goto, page: Page): Promise<void> {
  await openPanel(goto, page);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('dialog', { name: 'What you can say' }).waitFor();
}

async function block(goto: Goto, page: Page): Promise<void> {
  await page.addInitScript(installFakeRecognition);
  await openPanel(goto, page);
  await page.evaluate(() => void (window.fakeRecognition.mode = 'audio-capture'));
  await page.getByRole('button', { name: 'Start listening' }).click();
  await page.getByText('Error: audio-capture').last().waitFor();
}
