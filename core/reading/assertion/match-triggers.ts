import { triggerLists, type Trigger } from './triggers.ts';
import { wordsOf, type Word } from './words.ts';

/** A trigger found in a sentence, as a range of its words: `first` to `last`, both included. */
export type TriggerMatch = { trigger: Trigger; first: number; last: number };

type Rule = { trigger: Trigger; length: number; closing: boolean };
type Node = { next: Map<string, Node>; rules: Rule[] };

const emptyNode = (): Node => ({ next: new Map(), rules: [] });
const pseudo = emptyNode();
const others = emptyNode();
for (const { trigger, phrases } of triggerLists) for (const phrase of phrases) add(phrase, trigger);

function add(phrase: string, trigger: Trigger): void {
  const [own = '', followed = ''] = phrase.replace('$', '').split('>');
  let node = trigger.kind === 'pseudo' ? pseudo : others;
  for (const { word } of wordsOf(`${own} ${followed}`)) {
    const child = node.next.get(word) ?? emptyNode();
    node.next.set(word, child);
    node = child;
  }
  node.rules.push({ trigger, length: wordsOf(own).length, closing: phrase.endsWith('$') });
}

/** All triggers of a sentence in order: the longest at each place, and none on words that a pseudo trigger has taken. */
export function matchTriggers(words: readonly Word[]): TriggerMatch[] {
  const taken = new Array<boolean>(words.length).fill(false);
  const matches: TriggerMatch[] = [];
  for (const root of [pseudo, others]) {
    let at = 0;
    while (at < words.length) {
      const rules = taken[at] ? [] : longestAt(root, words, at, taken);
      for (const { trigger, length } of rules) matches.push({ trigger, first: at, last: at + length - 1 });
      const length = rules[0]?.length ?? 1;
      if (rules.length > 0) taken.fill(true, at, at + length);
      at += length;
    }
  }
  return matches.sort((a, b) => a.first - b.first);
}

function longestAt(root: Node, words: readonly Word[], from: number, taken: readonly boolean[]): Rule[] {
  let node: Node | undefined = root;
  let best: Rule[] = [];
  for (let at = from; node && at <= words.length; at += 1) {
    const closes = words.slice(at, at + 1).every(({ word }) => word === ',' || word === ';' || word === ')');
    const fitting = node.rules.filter(({ closing }) => !closing || closes);
    if (fitting.length > 0) best = fitting;
    const word = words[at];
    node = word && !taken[at] ? node.next.get(word.word) : undefined;
  }
  return best;
}
