import { outgoingOf } from '../deidentifying/mask-document.ts';
import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Explanation, Language } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import { rememberedKnowledge } from '../explaining/remembered-knowledge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { builtInDraft } from './built-in-draft.ts';
import { jsonSchemaOf } from './draft-schema.ts';
import { Draft } from './draft.ts';
import { fittingLines, materialOf } from './material.ts';
import type { ModelPrompt } from './model-prompt.ts';
import { tellingInstructions } from './telling-instructions.ts';
import { withoutCommands } from './without-commands.ts';

/** `nonce` is random and new for every prompt: it closes the document in, so that no document can end itself. */
export type TellingToPrepare = {
  explanation: Explanation; // the built-in one: the facts
  level: ReadingLevel;
  language: Language;
  masks: boolean;
  nonce: string;
};

/** `builtIn` is the built-in explanation as a draft, in JSON. */
export type PreparedTelling = { outgoing: Outgoing; prompt: ModelPrompt; builtIn: string };

/** What a model is asked of a document, and what goes out with it. */
export function prepareTelling(
  { explanation, level, language, masks, nonce }: TellingToPrepare,
  knowledge: Knowledge,
): PreparedTelling {
  const whole = outgoingOf(withoutCommands(explanation), rememberedKnowledge(knowledge), { masks });
  const outgoing = fittingLines(whole, explanation);
  return {
    outgoing,
    prompt: {
      instructions: tellingInstructions(level, language),
      material: materialOf(outgoing, explanation, nonce),
      name: 'explanation',
      schema: jsonSchemaOf(Draft),
    },
    builtIn: JSON.stringify(builtInDraft(explanation)),
  };
}
