import type { Engine, Writing } from '#core/documents/explanation.ts';
import type { WhyNoModel } from '#core/documents/telling.ts';
import { engineNames } from '#client/lib/engine-names.ts';

const sentences = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`);

export const tellingTexts = {
  label: 'Who wrote these words',
  languages: { legend: 'Language', en: 'English', es: 'Español' },

  builtIn: 'Written by the built-in interpreter.',
  stillEnglish: 'This explanation is still in English. Spanish needs an AI provider.',
  writing: (engine: Engine | null) =>
    `${engine === null ? 'An AI provider' : engineNames[engine]} is improving the words.`,
  writingSpanish: (engine: Engine | null) =>
    `${engine === null ? 'An AI provider' : engineNames[engine]} is writing this in Spanish.`,
  writingMore: 'Each sentence is checked before you see it. You can go on reading.',
  slow: 'This is taking longer than usual.',
  checkAgain: 'Check again',
  held: 'New words are ready. They come when you close the source.',
  written: ({ engine }: Writing) => `Written by ${engineNames[engine]}, checked against your document.`,
  counts: ({ checked, kept, replaced, dropped, judge }: Writing) =>
    `${sentences(checked)} checked: ${kept} kept, ${replaced} replaced, ${dropped} left out. ${
      judge ? `${engineNames[judge.engine]} read them once more against your document.` : 'Checked by rules only.'
    }`,

  announce: {
    started: 'The explanation is being improved. You can go on reading.',
    done: 'The explanation has been improved.',
    unchanged: 'The explanation stays as it is.',
  },

  why: {
    no_provider: 'No AI provider is set up on this server, so none was asked.',
    no_consent: 'An AI provider can improve the words if you allow it. Nothing is sent before that.',
    document_private: 'You marked this document as never to be sent, so no AI provider was asked.',
    nothing_to_tell: 'There is nothing in this document that an AI provider could say better.',
    budget_spent: 'The AI providers have been used as much as is set for today. Try again tomorrow.',
    key_refused: 'The AI provider refused the key of this server. Please tell the person who runs Readback.',
    no_model: 'The AI provider does not have the model that is set up. Please tell the person who runs Readback.',
    unavailable: 'The AI providers did not answer in time. You can try again.',
    ungrounded:
      'Too much of what the AI wrote did not stand in your document. So none of it is shown. You can try again.',
  } satisfies Record<WhyNoModel, string>,

  actions: {
    allow: 'Improve the wording with AI',
    unmark: 'Remove the mark',
    retry: 'Try again',
    check: 'See what was checked',
    starting: 'Starting...',
    english: 'Read it in English',
  },
  unmarkFailed: 'The mark could not be removed.',
} as const;
