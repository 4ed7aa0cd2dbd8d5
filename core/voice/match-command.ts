import { append } from '../kernel/append.ts';
import type { Command, Match, PlainCommand } from './commands.ts';
import { hearBesideRemarks } from './hear-beside-remarks.ts';
import { hearDefinition } from './hear-definition.ts';
import { hearDeed } from './hear-deed.ts';
import { hearDirection } from './hear-direction.ts';
import { hearPhrases } from './hear-phrases.ts';
import { hearTopic } from './hear-topic.ts';
import { plainWords, spokenForms } from './heard-words.ts';
import { createNearestTerms, type NearestTerms } from './nearest-terms.ts';
import { mayBeTheSame } from './same-utterance.ts';
import { createWordCosts, type WordCosts } from './word-cost.ts';

export type HeardWords = {
  /** What the recogniser takes it for, the likeliest first. */
  alternatives: readonly string[];
  /** The terms of the page that is open, in its own spelling. */
  terms: readonly string[];
};

/** A command that may have been meant, how far it is from the words that were heard, and that with the rank of these words. */
type Candidate = { command: Command; apart: number; cost: number };

const exact = 0.03;

/** Each step down the list of alternatives makes one less likely. */
const costOfRank = 0.06;
/** What every shortened form of what was said costs, so that all its words count where they can. */
const costOfLeavingOut = 0.005;

/** The command that was meant. Ordinary talk, and the words of a document read aloud, are none. */
export function matchCommand({ alternatives, terms }: HeardWords): Match {
  const candidates = heardCandidates(alternatives, terms).sort((one, other) => one.cost - other.cost);
  const [best] = candidates;
  if (!best) return { kind: 'none' };
  const close = best.apart < exact ? exact : 0.08;
  const second = candidates.find(
    ({ command, cost, apart }) =>
      cost <= best.cost + close && apart <= best.apart + close && meansOther(command, best.command),
  );
  return second
    ? { kind: 'unsure', choices: [best.command, second.command] }
    : { kind: 'command', command: best.command };
}

function heardCandidates(alternatives: readonly string[], terms: readonly string[]): Candidate[] {
  const first = plainWords(alternatives[0] ?? '');
  const costs = createWordCosts();
  const nearestTerms = createNearestTerms(terms);
  const candidates: Candidate[] = [];
  for (const [rank, heard] of alternatives.slice(0, 5).entries()) {
    if (rank > 0 && !mayBeTheSame(first, plainWords(heard))) continue;
    const found = candidatesFor(heard, nearestTerms, costs);
    append(
      candidates,
      found.map((one) => ({ ...one, cost: one.apart + rank * costOfRank })),
    );
    // What is heard exactly needs no further guess.
    if (rank === 0 && found.some(({ command, apart }) => apart < exact && !isUnknown(command))) break;
  }
  // A word that the page does not have is meant only where nothing else is.
  const known = candidates.filter(({ command }) => !isUnknown(command));
  if (known.length > 0) return known;
  const beside = hearBesideRemarks(first, nearestTerms, (text) => candidatesFor(text, nearestTerms, costs));
  return beside ? [{ ...beside, cost: beside.apart }] : candidates;
}

function candidatesFor(heard: string, nearestTerms: NearestTerms, costs: WordCosts): Omit<Candidate, 'cost'>[] {
  return spokenForms(heard).flatMap(({ words, ofOneself }, form) => {
    const plain = hearPlain(words, costs).filter(({ name }) => !ofOneself || maySayOfOneself(name, words));
    return [
      ...plain.map(({ name, cost }) => ({ command: { name }, cost })),
      ...hearDefinition(words, nearestTerms),
    ].map(({ command, cost }) => ({ command, apart: cost + form * costOfLeavingOut }));
  });
}

const hearPlain = (words: readonly string[], costs: WordCosts): { name: PlainCommand; cost: number }[] => [
  ...[...hearPhrases(words, costs)].map(([name, cost]) => ({ name, cost })),
  ...hearTopic(words),
  ...hearDirection(words),
  ...hearDeed(words),
];

/** "I want to go home" and "let me read it" are said of oneself, "I want to see the questions" is asked of us. */
function maySayOfOneself(name: PlainCommand, words: readonly string[]): boolean {
  if (name === 'STOP_READING') return false;
  if (name === 'HELP') return words.some((word) => /^(?:commands|get|have)$/.test(word));
  if (name === 'EXPLAIN_MEDICATIONS') return words.length > 2;
  if (name === 'GO_HOME') return words.some((word) => /^(?:page|homepage|screen|menu)$/.test(word));
  if (name === 'READ_DOCUMENT') return words.some((word) => /^(?:hear|listen|aloud|loud|have)$/.test(word));
  return words.length > 1 || (words[0] ?? '').length > 6 || /^(?:pdf|terms)$/.test(words[0] ?? '');
}

function meansOther(one: Command, other: Command): boolean {
  const [term, otherTerm] = [one, other].map((command) => ('term' in command ? command.term : command.name));
  return term?.toLowerCase() !== otherTerm?.toLowerCase();
}

const isUnknown = (command: Command): boolean => 'term' in command && command.term === null && command.asked !== '';
