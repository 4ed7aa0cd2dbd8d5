import * as answers from '#core/answering/check-answer.ts';
import * as questions from '#core/answering/prepare-question.ts';
import * as tellings from '#core/drafting/prepare-telling.ts';
import { tellDraft } from '#core/drafting/tell-draft.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';

// Before the first one is asked for, so that it does not wait for it.
const knowledge = loadKnowledge();

// The pool calls the export of this file that it names.
export const prepareTelling = (input: tellings.TellingToPrepare) => tellings.prepareTelling(input, knowledge);
export const tell = (input: Parameters<typeof tellDraft>[0]) => tellDraft(input, knowledge);
export const prepareQuestion = (input: questions.QuestionToPrepare) => questions.prepareQuestion(input, knowledge);
export const checkAnswer = (input: answers.AnswerToCheck) => answers.checkAnswer(input, knowledge);
