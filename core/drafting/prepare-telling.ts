import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Explanation, Language } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { ModelPrompt } from './model-prompt.ts';

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
export function prepareTelling(_input: TellingToPrepare, _knowledge: Knowledge): PreparedTelling {
  throw new Error('Not built yet.');
}
