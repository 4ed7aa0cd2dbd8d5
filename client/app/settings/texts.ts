import type { ReadingSettings } from './reading-settings.ts';

/** Settings whose values are told by words. */
export type Worded = Exclude<keyof ReadingSettings, 'textSize'>;
type Words = { [Name in Worded]: { legend: string; choices: Record<ReadingSettings[Name], string> } };

const words: Words = {
  theme: {
    legend: 'Light or dark',
    choices: { system: 'As on my device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  spacing: { legend: 'Space between lines, words and letters', choices: { normal: 'Normal', wide: 'Wide' } },
  level: {
    legend: 'Reading level',
    choices: { simple: 'Simple', standard: 'Standard', detailed: 'Detailed' },
  },
  shortcuts: { legend: 'Keyboard shortcuts', choices: { on: 'On', off: 'Off' } },
};

export const texts = {
  title: 'Reading settings',
  description: 'The page shows each choice at once. Your choices are kept in this browser.',
  textSize: 'Text size',
  words,
  kept: 'Your choices are kept with your account.',
  notKept: 'Your choice could not be saved with your account. It is kept in this browser.',
  privacy: 'AI and privacy',
} as const;
