import { checkAnswer } from '#core/answering/check-answer.ts';
import { prepareQuestion } from '#core/answering/prepare-question.ts';
import { prepareTelling } from '#core/drafting/prepare-telling.ts';
import { tellDraft } from '#core/drafting/tell-draft.ts';
import { explainDocument } from '#core/explaining/explain-document.ts';
import { loadKnowledge } from '#core/knowledge/load-knowledge.ts';
import type { Explainer } from '#server/ports/explainer.ts';
import type { Teller } from '#server/ports/teller.ts';

const knowledge = loadKnowledge();

/** Explains and tells as the program does, without threads. */
export const realExplainer: Explainer = { explain: async (input) => explainDocument(input, knowledge) };

export const realTeller: Teller = {
  prepareTelling: async (input) => prepareTelling(input, knowledge),
  tell: async (input) => tellDraft(input, knowledge),
  prepareQuestion: async (input) => prepareQuestion(input, knowledge),
  checkAnswer: async (input) => checkAnswer(input, knowledge),
};
