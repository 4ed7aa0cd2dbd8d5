import type { PlainCommand } from './commands.ts';
import { phraseGraph, type PhraseNode } from './phrase-graph.ts';
import spoken from './phrases.json' with { type: 'json' };
import type { WordCosts } from './word-cost.ts';

/** What people say to get somewhere, of the page and of the explanation. Words in capitals are groups; "the", "my" and the like are left out. */
const phrases = phraseGraph<PlainCommand>(spoken.commands);
/** Words that mean the same in a command, each group under the name it has in the phrases. */
const groups = new Map(
  Object.entries(spoken.groups).map(([name, list]) => [name, phraseGraph<string>({ [name]: list })] as const),
);

/** Words that change nothing wherever they stand in a command. */
const passedOver = new Set(
  'the a an my his her me our us this that these those all any some of for to in on at from please there'.split(' '),
);
/** Words that seldom change anything. */
const mostlyPassedOver = new Set(
  'list tab section part whole complete entire full own also only latest recent current specific button ai above below'.split(
    ' ',
  ),
);
/** No phrase is heard from words further from it than this. */
const mostCost = 0.6;
const mostJoined = 4;

type Step = { to: number; cost: number };

/** The commands that the words may be, all of them used, with what it costs to take them so: 0 is word for word. */
export function hearPhrases(words: readonly string[], costs: WordCosts): Map<PlainCommand, number> {
  const letters = words.filter((word) => !passedOver.has(word) && !mostlyPassedOver.has(word)).join('').length;
  const heard = new Map<PlainCommand, number>();
  for (const { to, cost, meaning } of walk(phrases, 0, { words, costs, groups: new Map() })) {
    if (to !== words.length || cost > allowed(letters)) continue;
    heard.set(meaning, Math.min(cost, heard.get(meaning) ?? Infinity));
  }
  return heard;
}

/** Short commands must be heard exactly: there are too many words like them. */
const allowed = (letters: number): number =>
  letters <= 6 ? 0.1 : letters <= 8 ? 0.3 : letters <= 13 ? 0.4 : letters <= 18 ? 0.5 : mostCost;

type Listening = { words: readonly string[]; costs: WordCosts; groups: Map<string, Step[]> };

type Ending<Meaning> = Step & { meaning: Meaning };

function walk<Meaning extends string>(root: PhraseNode<Meaning>, from: number, heard: Listening): Ending<Meaning>[] {
  const endings: Ending<Meaning>[] = [];
  const visit = (node: PhraseNode<Meaning>, at: number, cost: number) => {
    for (const meaning of node.ends) endings.push({ to: at, cost, meaning });
    const word = heard.words[at];
    if (word === undefined) return;
    for (const [token, next] of node.next) {
      for (const step of stepsOver(token, at, heard)) {
        if (cost + step.cost <= mostCost) visit(next, step.to, cost + step.cost);
      }
    }
    if (passedOver.has(word)) visit(node, at + 1, cost + 0.01);
    if (mostlyPassedOver.has(word)) visit(node, at + 1, cost + 0.15);
  };
  visit(root, from, 0);
  return endings;
}

/** Where one can be after a word, or after any phrase of a group of words. */
function stepsOver(token: string, at: number, heard: Listening): Step[] {
  const group = groups.get(token);
  if (!group) return stepsOverWord(token, at, heard);
  const key = `${token}${at}`;
  const known = heard.groups.get(key);
  if (known) return known;
  const best = new Map<number, number>();
  for (const { to, cost } of walk(group, at, heard)) best.set(to, Math.min(cost, best.get(to) ?? Infinity));
  const steps = [...best].map(([to, cost]) => ({ to, cost }));
  heard.groups.set(key, steps);
  return steps;
}

function stepsOverWord(word: string, at: number, { words, costs }: Listening): Step[] {
  const steps: Step[] = [];
  let spoken = '';
  for (let to = at + 1; to <= Math.min(words.length, at + mostJoined); to += 1) {
    spoken = to === at + 1 ? (words[at] ?? '') : `${spoken} ${words[to - 1]}`;
    if (spoken.length > word.length + 9) break;
    const cost = costs.of(spoken, word);
    if (cost <= mostCost) steps.push({ to, cost });
  }
  return steps;
}
