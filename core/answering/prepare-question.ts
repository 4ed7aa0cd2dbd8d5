import { maskText, outgoingOf } from '../deidentifying/mask-document.ts';
import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Explanation } from '../documents/explanation.ts';
import { longestQuestion } from '../documents/follow-up.ts';
import { sentenceDrafter } from '../drafting/built-in-draft.ts';
import { AnswerDraft } from '../drafting/draft.ts';
import { jsonSchemaOf } from '../drafting/draft-schema.ts';
import { fenced, fittingLines, materialOf } from '../drafting/material.ts';
import type { ModelPrompt } from '../drafting/model-prompt.ts';
import { withoutCommands } from '../drafting/without-commands.ts';
import { rememberedKnowledge } from '../explaining/remembered-knowledge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { canonicalText } from '../reading/canonical-text.ts';
import { answerInstructions } from './answer-instructions.ts';
import { answerQuestion } from './answer-question.ts';

export type QuestionToPrepare = { explanation: Explanation; question: string; masks: boolean; nonce: string };

/** `builtIn` is the built-in interpreter's own answer, as an AnswerDraft in JSON. */
export type PreparedQuestion = { outgoing: Outgoing; prompt: ModelPrompt; builtIn: string };

/** What a model is asked when a person asks about a document. The question is masked like the document. */
export function prepareQuestion(input: QuestionToPrepare, allKnowledge: Knowledge): PreparedQuestion {
  const { explanation, masks, nonce } = input;
  const knowledge = rememberedKnowledge(allKnowledge);
  const whole = fittingLines(outgoingOf(withoutCommands(explanation), knowledge, { masks }), explanation);
  const asked = canonicalText(input.question).replace(/\s+/g, ' ').trim().slice(0, longestQuestion);
  const { text, tokens } = masks ? maskText(asked, knowledge, whole.tokens) : { text: asked, tokens: [] };
  const known = new Set(whole.tokens.map(({ token }) => token));
  const outgoing = { ...whole, tokens: [...whole.tokens, ...tokens.filter(({ token }) => !known.has(token))] };
  const { found, sentences } = answerQuestion({ explanation, question: asked }, knowledge);
  const answer: AnswerDraft = { found, sentences: sentences.map(sentenceDrafter(explanation)) };
  return {
    outgoing,
    prompt: {
      instructions: answerInstructions,
      material: `${materialOf(outgoing, explanation, nonce)}\n${fenced('question', text, nonce)}`,
      name: 'answer',
      schema: jsonSchemaOf(AnswerDraft),
    },
    builtIn: JSON.stringify(answer),
  };
}
