import { outgoingOf } from '../deidentifying/mask-document.ts';
import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Explanation, Language } from '../documents/explanation.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import { rememberedKnowledge } from '../explaining/remembered-knowledge.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { personOf } from '../story/person.ts';
import { checklistLines, checklistOf } from './checklist.ts';
import { generalFactLines, generalFactsOf } from './general-facts.ts';
import { storyPlaces } from './story-places.ts';
import { weightyFacts } from './weighty-facts.ts';
import { builtInDraft } from './built-in-draft.ts';
import { jsonSchemaOf } from './draft-schema.ts';
import { Draft } from './draft.ts';
import { fittingLines, materialOf, type Beside } from './material.ts';
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
  allKnowledge: Knowledge,
): PreparedTelling {
  const knowledge = rememberedKnowledge(allKnowledge);
  const whole = outgoingOf(withoutCommands(explanation), knowledge, { masks });
  const outgoing = fittingLines(whole, explanation);
  return {
    outgoing,
    prompt: {
      instructions: tellingInstructions(level, language, personOf(explanation.text).addressee),
      material: materialOf(outgoing, explanation, nonce, besideOf(explanation, language, knowledge)),
      name: 'explanation',
      schema: jsonSchemaOf(Draft),
    },
    builtIn: JSON.stringify(builtInDraft(explanation)),
  };
}

/** The checklist and the general facts are in our words. In English our own definitions stand; in another language they are written anew. */
function besideOf(explanation: Explanation, language: Language, knowledge: Knowledge): Beside {
  const places = storyPlaces(explanation);
  const facts = weightyFacts(explanation, knowledge);
  return {
    generalFacts: generalFactLines(generalFactsOf(explanation)),
    toDefine: language === 'en' ? [] : explanation.medicalTerminology.map(({ term }) => term),
    checklist: checklistLines(checklistOf(explanation, { places, facts })),
  };
}
