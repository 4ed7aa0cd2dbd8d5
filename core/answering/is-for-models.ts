import { wishesOf } from './question-forms.ts';
import { foldedQuestion } from './question-words.ts';

/** Whether a model may be asked at all. Who speaks of harming themselves is given our own words, and nobody else hears of it. */
export const isForModels = (question: string): boolean => !wishesOf(foldedQuestion(question)).has('self_harm');
