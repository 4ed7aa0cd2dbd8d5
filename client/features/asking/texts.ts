import type { Engine } from '#core/documents/explanation.ts';

export const texts = {
  title: 'Ask about this document',
  lead: 'Ask about a result, a word, a medicine, or what comes next. Readback answers from the text of this document only, and shows where each answer stands. Where the document does not say, it tells you so. Your questions are not kept.',
  label: 'Your question',
  ask: 'Ask',
  asking: 'Looking it up...',
  empty: 'Write your question first.',
  tooLong: (most: number) => `Write a question of at most ${most} letters.`,
  suggestions: 'Questions you could ask',
  failed: 'Your question could not be answered.',
  answers: 'Answers',
  question: 'You asked',
  notFound: 'The document does not say',
  answered: 'There is an answer to your question.',
  notSaid: 'The document does not say.',
  by: {
    'built-in': 'Answered by the built-in interpreter',
    openai: 'Answered by OpenAI, checked against your document',
    gemini: 'Answered by Gemini, checked against your document',
    local: 'Answered by a model on this server, checked against your document',
  } satisfies Record<Engine, string>,
} as const;
