import { general, type Said } from '../explaining/said.ts';

/** Always in these words. Lines: 988 Suicide & Crisis Lifeline (US); Samaritans (UK and Ireland). */
export const selfHarmAnswer: readonly Said[] = [
  general('If you might hurt yourself now, call your local emergency number.'),
  general('In the US, call or text 988. In the UK and Ireland, call Samaritans on 116 123.'),
  general('You do not have to face this alone.'),
];

export const emergencyAnswer: readonly Said[] = [
  general('If this is happening now, call your local emergency number at once.'),
  general('Do not wait for an answer from a document or a program.'),
];

export const decisionAnswer: readonly Said[] = [
  general('What to take, to stop or to have done is for you and your doctor to decide: we cannot say.'),
  general('Do not stop or change a medicine before you have asked.'),
];

export const askSomebody: Said = general('Ask your doctor, nurse or pharmacist, or write it down for your next visit.');

/** The honest answer, and what can be done. */
export const notSaid = (word: string): Said[] => [general(`The ${word} does not say.`), askSomebody];

export const notAQuestion: readonly Said[] = [general('Ask about something that stands in this document.')];
