import { triggerLists, type Trigger } from './triggers.ts';
import { wordsOf, type Word } from './words.ts';

/** A trigger found in a sentence, as a range of its words: `first` to `last`, both included. */
export type TriggerMatch = { trigger: Trigger; first: number; last: number };

type Rule = { trigger: Trigger; length: number; closing: boolean; opening: boolean };
type Node = { next: Map<string, Node>; rules: Rule[] };

const emptyNode = (): Node => ({ next: new Map(), rules: [] });
const pseudo = emptyNode();
const others = emptyNode();
for (const { trigger, phrases } of triggerLists) for (const phrase of phrases) add(phrase, trigger);

function add(phrase: string, trigger: Trigger): void {
  const [own = '', followed = ''] = phrase.replace(/[$^]/g, '').split('>');
  let node = trigger.kind === 'pseudo' ? pseudo : others;
  for (const { word } of wordsOf(`${own} ${followed}`)) {
    const child = node.next.get(word) ?? emptyNode();
    node.next.set(word, child);
    node = child;
  }
  node.rules.push({
    trigger,
    length: wordsOf(own).length,
    closing: phrase.endsWith('$'),
    opening: phrase.startsWith('^'),
  });
}

/** All triggers of a sentence in order: the longest at each place, and none on words of a pseudo trigger ("past history" gives way to "past history of"). */
export function matchTriggers(words: readonly Word[]): TriggerMatch[] {
  const taken = new Array<boolean>(words.length).fill(false);
  const matches: TriggerMatch[] = [];
  for (const root of [pseudo, others]) {
    let at = 0;
    while (at < words.length) {
      const found = taken[at] ? none : longestAt(root, words, at, taken);
      const kept =
        found.rules.length > 0 && root === pseudo && longestAt(others, words, at, taken).seen > found.seen
          ? none
          : found;
      for (const { trigger, length } of kept.rules) matches.push({ trigger, first: at, last: at + length - 1 });
      const length = kept.rules[0]?.length ?? 1;
      if (kept.rules.length > 0) taken.fill(true, at, at + length);
      at += length;
    }
  }
  return matches.sort((a, b) => a.first - b.first);
}

/** `seen` counts the words that were looked at, those that must follow included. */
type Found = { rules: readonly Rule[]; seen: number };
const none: Found = { rules: [], seen: 0 };

function longestAt(root: Node, words: readonly Word[], from: number, taken: readonly boolean[]): Found {
  let node: Node | undefined = root;
  let best = none;
  for (let at = from; node && at <= words.length; at += 1) {
    const word = words[at];
    const fitting = node.rules.length === 0 ? node.rules : fittingRules(node.rules, opensAt(words, from), closes(word));
    if (fitting.length > 0) best = { rules: fitting, seen: at - from };
    node = word && !taken[at] ? follow(node, word.word) : undefined;
  }
  return best;
}

const stops = new Set([',', ';', ':', ')', 'and']);
const opensAt = (words: readonly Word[], at: number): boolean => at === 0 || stops.has(words[at - 1]?.word ?? '');
const closes = (next: Word | undefined): boolean =>
  next === undefined || (stops.has(next.word) && next.word !== ':' && next.word !== 'and');

/** Where a stop follows, what needs one is meant: "effusion absent," looks back, "absent effusion" ahead. */
function fittingRules(rules: readonly Rule[], opens: boolean, closes: boolean): readonly Rule[] {
  const closing = closes ? rules.filter((rule) => rule.closing) : [];
  return closing.length > 0 ? closing : rules.filter((rule) => !rule.closing && (opens || !rule.opening));
}

const follow = (node: Node, word: string): Node | undefined =>
  node.next.get(word) ?? (isNumber(word) ? node.next.get(wildcard(word)) : undefined);

const isNumber = (word: string): boolean => word >= '0' && word < ':';
const wildcard = (number: string): string => (/^(?:19|20)\d\d$/.test(number) ? 'yyyy' : 'nn');
