import type { Engine } from '#core/documents/explanation.ts';
import type { DraftFaultKind } from '#core/drafting/judge-items.ts';
import { engineNames } from '#client/lib/engine-names.ts';

/** What became of the sentences of a model, for those who ask. */
export const checkedTexts = {
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
