import type { Engine, Writing } from '#core/documents/explanation.ts';
import type { WhyNoModel } from '#core/documents/telling.ts';
import type { DraftFaultKind } from '#core/drafting/judge-items.ts';
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
  counts: ({ checked, kept, replaced, dropped }: Writing) =>
    `${sentences(checked)} checked: ${kept} kept, ${replaced} replaced, ${dropped} left out.`,

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

  checked: {
    title: 'What was checked',
    description:
      'Readback held every sentence of the AI against your document. What did not stand there is not shown as its words.',
    turnedDown: 'Sentences that were turned down',
    noneTurnedDown: 'No sentence was turned down.',
    said: 'The AI wrote:',
    why: 'Why it is not shown:',
    replaced: 'The built-in interpreter’s sentence about the same fact stands in its place.',
    dropped: 'Nothing stands in its place.',
    shown: 'Sentences that you see',
    by: (engine: Engine) => `By ${engine === 'built-in' ? 'the built-in interpreter' : engineNames[engine]}`,
    general: 'General information, not from your document',
    source: 'In your document:',
  },

  faults: {
    no_source: 'Nothing in your document says this.',
    number: 'A number is not the one in your document.',
    unit: 'A unit is not the one in your document.',
    range: 'A limit of the expected range was taken for the result, or the other way round.',
    direction: 'It calls a result high, low or normal, and your document does not.',
    analyte: 'A value was told of another test.',
    negation: 'It says that something is there, and your document says it is not, or the other way round.',
    certainty: 'It tells as certain what your document calls possible.',
    side: 'Left and right do not agree with your document.',
    severity: 'It is told milder or worse than your document has it.',
    family: 'It tells as yours what your document says of your family.',
    historical: 'It tells as present what your document says of the past.',
    invented: 'It names an illness, a test or a medicine that your document does not name.',
    you_have: 'It says that you have an illness. Only your doctor can say that.',
    advice: 'It advises on treatment. That is for your doctor.',
    dose: 'A dose is not the one in your document.',
    lay_word: 'It calms or alarms with a word that your document does not support.',
    change: 'It tells of a change that your document does not tell of, or the other way round.',
    date: 'A date is not the one in your document.',
    name: 'A name is not the one in your document.',
    link: 'It holds an address of the internet.',
    instruction: 'It talks of instructions instead of your document.',
    language: 'It is not written in the language that you chose.',
    markup: 'It holds signs that are not words.',
    length: 'It is far too long.',
    no_question: 'It is no question.',
  } satisfies Record<DraftFaultKind, string>,
  unknownFault: 'It does not agree with your document.',
} as const;
