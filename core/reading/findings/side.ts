import type { Side } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import { wordsAt, wordsOf, type Word } from '../assertion/words.ts';
import { wordsIn } from './cues.ts';
import { degrees } from './severity.ts';

const forms: Record<Side, string> = {
  left: 'left lt l lul lll llq luq lif lhc luz lmz llz lad lca lvh os leftward left-sided',
  right: 'right r rt rul rml rll rlq ruq rif rhc ruz rmz rlz rca od rightward',
  both: 'bilat b/l bilateral bilaterally both biapical bibasilar bibasal bihilar ou bl',
};

const sideByWord = new Map<string, Side>(
  (['left', 'right', 'both'] as const).flatMap((side) =>
    forms[side].split(' ').map((form): [string, Side] => [form, side]),
  ),
);

/** "left the clinic", "right away", "right-handed" say nothing of a side. */
const notASide = wordsIn('notASide');
/** "It will be right", "does not feel right": nothing is wrong. */
const isWell = new Set(['be', 'feel', 'feels', 'feeling', "that's", 'all', 'quite']);
/** Clauses end here; a side does not reach over them. */
const breaks = new Set([';', ':', 'but', 'while', 'whereas', 'however', 'without', 'which']);

/** The side of what stands at start..end: in the words themselves, else the nearest before in the clause, else the nearest after that is not of `others`. */
export function sideOf(words: readonly Word[], start: number, end: number, others: readonly Span[] = []): Side | null {
  const { first, after } = wordsAt(words, start, end);
  const last = after - 1;
  if (first >= words.length) return null;
  const own = sidesIn(words, first, last);
  if (own !== null) return own;
  const from = clauseStart(words, first);
  const to = clauseEnd(words, last);
  return (
    nearestBefore(words, from, first - 1) ?? nearestAfter(words, last + 1, beforeOthers(words, last + 1, to, others))
  );
}

const joints = new Set(['and', ',', '/', 'with', 'plus']);

/** "Difficulty and right arm weakness", "hypothyroidism, # right NOF": where the words begin that belong to another finding. */
function beforeOthers(words: readonly Word[], from: number, to: number, others: readonly Span[]): number {
  for (let at = from; at <= to; at += 1) {
    const word = words[at];
    if (word === undefined || sideAt(words, at) === undefined) continue;
    const isInside = others.some(([start, end]) => start <= word.start && word.end <= end);
    const near = words[at + mostToOther]?.start ?? Infinity;
    const isOpening =
      joints.has(words[at - 1]?.word ?? '') && others.some(([start]) => start >= word.end && start <= near);
    if (isInside || isOpening) return at - 1;
  }
  return to;
}

const mostToOther = 3;

function sideAt(words: readonly Word[], at: number): Side | undefined {
  const word = words[at];
  if (word?.word === 'either' || word?.word === 'each') return words[at + 1]?.word === 'side' ? 'both' : undefined;
  const side = word && sideByWord.get(word.word);
  if (!side || (side !== 'both' && notASide.has(words[at + 1]?.word ?? ''))) return undefined;
  if (word.word === 'right' && isWell.has(words[at - 1]?.word ?? '')) return undefined;
  // "L4", "R wave" and "r/o" name no side.
  const isLetter = word.word === 'l' || word.word === 'r';
  if (word.word === 'l' && words[at - 1]?.word === '/' && words[at - 2]?.word === 'b') return 'both';
  return isLetter && /^(?:\d.*|\/|wave|waves|factor|value)$/.test(words[at + 1]?.word ?? '') ? undefined : side;
}

function sidesIn(words: readonly Word[], from: number, to: number): Side | null {
  const found = new Set<Side>();
  for (let at = from; at <= to; at += 1) {
    const side = sideAt(words, at);
    if (side) found.add(side);
  }
  if (found.has('both') || found.size > 1) return 'both';
  return found.values().next().value ?? null;
}

function clauseStart(words: readonly Word[], first: number): number {
  const floor = Math.max(0, first - 1 - reachBack);
  for (let at = first - 1; at >= floor; at -= 1) if (isBreak(words, at)) return at + 1;
  return floor;
}

function clauseEnd(words: readonly Word[], last: number): number {
  const limit = Math.min(words.length - 1, last + 1 + reach);
  for (let at = last + 1; at <= limit; at += 1) if (isBreak(words, at)) return at - 1;
  return limit;
}

/** A comma parts two clauses unless it stands in a list of one kind ("left, right"). */
function isBreak(words: readonly Word[], at: number): boolean {
  const word = words[at]?.word ?? '';
  if (word !== ',') return breaks.has(word);
  return sideAt(words, at + 1) === undefined && !goingOn.has(words[at + 1]?.word ?? '');
}

/** "A lesion of the left kidney, likely a cyst": what is made of a thing is where the thing is. */
const goingOn = new Set(
  'likely probably possibly could may might suspicious suggestive suggesting representing favoured favored'.split(' '),
);

/** A sentence names the place before it tells at length what is there; what follows is soon another place. */
const reachBack = 9;
const reach = 8;

function nearestBefore(words: readonly Word[], from: number, to: number): Side | null {
  for (let at = to; at >= Math.max(from, to - reachBack); at -= 1) {
    const side = sideAt(words, at);
    if (side) return paired(words, at, -1) ? 'both' : side;
  }
  return null;
}

function nearestAfter(words: readonly Word[], from: number, to: number): Side | null {
  for (let at = from; at <= Math.min(to, from + reach); at += 1) {
    const side = sideAt(words, at);
    if (side) return paired(words, at, 1) ? 'both' : side;
  }
  return null;
}

/** "left and right", "trace right and small left". */
function paired(words: readonly Word[], at: number, step: 1 | -1): boolean {
  const joint = words[at + step]?.word ?? '';
  const isApart = degrees.has(joint) && words[at + 2 * step]?.word === 'and';
  const other = sideAt(words, at + (isApart ? 3 : 2) * step);
  return (isApart || ['and', ',', '/'].includes(joint)) && other !== undefined && other !== sideAt(words, at);
}

/** The side that a label names: "LEFT KIDNEY:". */
export function sideIn(label: string): Side | null {
  const words = wordsOf(label);
  return words.length === 0 ? null : sidesIn(words, 0, words.length - 1);
}
