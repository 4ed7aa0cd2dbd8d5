import type { Outgoing } from '../deidentifying/outgoing.ts';
import type { Engine, Explanation } from '../documents/explanation.ts';
import type { Answer } from '../documents/follow-up.ts';
import { checkSentence, isKept, type Checked } from '../drafting/check-sentence.ts';
import { doubtAdder } from '../drafting/say-doubtful.ts';
import { teller } from '../drafting/tells.ts';
import { weightyFacts } from '../drafting/weighty-facts.ts';
import { withoutCommands } from '../drafting/without-commands.ts';
import { rememberedKnowledge } from '../explaining/remembered-knowledge.ts';
import { onlyOnce } from '../explaining/said.ts';
import { verifySource } from '../grounding/verify-sentence.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { answerTo, leadOf } from './answer-question.ts';
import { askingOf, type Asking } from './asking.ts';
import { readAnswer } from './read-answer.ts';

/** `draft` is the JSON that a model answered with. */
export type AnswerToCheck = {
  explanation: Explanation;
  question: string;
  outgoing: Outgoing;
  draft: string;
  engine: Engine;
};

const most = 6;

/** Holds an answer against the document; of what does not stand nothing is shown. The built-in answer takes its place when nothing is left. */
export function checkAnswer(input: AnswerToCheck, allKnowledge: Knowledge): Answer {
  const { explanation, question, engine } = input;
  const knowledge = rememberedKnowledge(allKnowledge);
  const asking = askingOf(question, explanation, knowledge);
  const builtIn = answerTo(asking);
  if (engine === 'built-in') return builtIn;
  const checked = checkSentences(input, knowledge);
  const kept = checked.filter(isKept).slice(0, most);
  // Where our own answer finds the words and the model does not, ours is the better one.
  const isFound = kept.some(({ basis }) => basis === 'document');
  const isGuessed = checked.length - kept.length > kept.length || (!isFound && builtIn.found);
  if (kept.length === 0 || isGuessed || asking.wishes.has('self_harm')) return builtIn;
  const addDoubt = doubtAdder(explanation, 'en');
  const told = kept.map(({ text, spans, basis }) => ({ text: addDoubt(text, spans), spans, basis, by: engine }));
  const lead = leadOf(asking).map((said) => ({ ...said, by: 'built-in' as const }));
  const sentences = onlyOnce([...lead, ...told, ...leftOut(kept, builtIn, asking)]);
  return { question, found: isFound, sentences: isFound ? sentences : [...builtIn.sentences, ...told], engine };
}

function checkSentences({ explanation, outgoing, draft }: AnswerToCheck, knowledge: Knowledge): Checked[] {
  const answer = readAnswer(draft);
  if (answer === undefined) return [];
  const options = {
    source: verifySource(withoutCommands(explanation), knowledge),
    tokens: outgoing.tokens,
    language: 'en' as const,
  };
  return answer.sentences.map((sentence) => checkSentence('found', sentence, options));
}

/** Whoever asks which results stand out is told all of them. */
function leftOut(
  kept: readonly Checked[],
  builtIn: Answer,
  { explanation, knowledge, wishes }: Asking,
): Answer['sentences'] {
  if (!wishes.has('outside') && !wishes.has('all_well')) return [];
  const tells = teller(weightyFacts(explanation, knowledge), explanation.text);
  const told = new Set(kept.flatMap(tells));
  return builtIn.sentences.filter((sentence) => tells(sentence).some((fact) => !told.has(fact)));
}
