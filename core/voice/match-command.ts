import type { Command, Match, PlainCommand } from './commands.ts';
import { hearDefinition } from './hear-definition.ts';
import { hearPhrases } from './hear-phrases.ts';
import { hearTopic } from './hear-topic.ts';
import { plainWords, spokenForms } from './heard-words.ts';
import { mayBeTheSame } from './same-utterance.ts';
import { createWordCosts, type WordCosts } from './word-cost.ts';

export type HeardWords = {
  /** What the recogniser takes it for, the likeliest first. */
  alternatives: readonly string[];
  /** The terms of the page that is open, in its own spelling. */
  terms: readonly string[];
};

/** A command that may have been meant, and how far it is from what was heard. */
type Candidate = { command: Command; cost: number };

/** Each step down the list of alternatives makes one less likely. */
const costOfRank = 0.06;
/** What every shortened form of what was said costs, so that all its words count where they can. */
const costOfLeavingOut = 0.005;

/** The command that was meant. Ordinary talk, and the words of a document read aloud, are none. */
export function matchCommand({ alternatives, terms }: HeardWords): Match {
  const first = plainWords(alternatives[0] ?? '');
  const costs = createWordCosts();
  const candidates = alternatives
    .slice(0, 5)
    .filter((heard, rank) => rank === 0 || mayBeTheSame(first, plainWords(heard)))
    .flatMap((heard, rank) =>
      candidatesFor(heard, terms, costs).map(({ command, cost }) => ({ command, cost: cost + rank * costOfRank })),
    )
    .sort((one, other) => one.cost - other.cost);
  const [best] = candidates;
  if (!best) return { kind: 'none' };
  const close = best.cost < 0.03 ? 0.03 : 0.08;
  const second = candidates.find(({ command, cost }) => cost <= best.cost + close && meansOther(command, best.command));
  return second
    ? { kind: 'unsure', choices: [best.command, second.command] }
    : { kind: 'command', command: best.command };
}

function candidatesFor(heard: string, terms: readonly string[], costs: WordCosts): Candidate[] {
  return spokenForms(heard).flatMap(({ words, ofOneself }, form) => {
    const plain = [...hearPhrases(words, costs)].filter(([name]) => !ofOneself || maySayOfOneself(name, words));
    return [
      ...plain.map(([name, cost]) => ({ command: { name }, cost: cost + form * costOfLeavingOut })),
      ...hearTopic(words).map(({ name, cost }) => ({ command: { name }, cost: cost + form * costOfLeavingOut })),
      ...hearDefinition(words, terms).map(({ command, cost }) => ({ command, cost: cost + form * costOfLeavingOut })),
    ];
  });
}

/** "I want to go home" and "let me read it" are said of oneself, "I want to see the questions" is asked of us. */
function maySayOfOneself(name: PlainCommand, words: readonly string[]): boolean {
  if (name === 'STOP_READING' || name === 'HELP') return false;
  if (name === 'GO_HOME') return words.some((word) => /^(?:page|homepage|screen|menu)$/.test(word));
  if (name === 'READ_DOCUMENT') return words.some((word) => /^(?:hear|listen|aloud|loud|have)$/.test(word));
  return words.length > 1 || (words[0] ?? '').length > 6 || /^(?:pdf|terms)$/.test(words[0] ?? '');
}

function meansOther(one: Command, other: Command): boolean {
  const [term, otherTerm] = [one, other].map((command) => ('term' in command ? command.term : command.name));
  return term !== otherTerm;
}
