import words from './doubt-words.json' with { type: 'json' };

const whole = (form: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${form})(?![\p{L}\d])`, 'iu');

/** What joins two statements: a reason, a cause told by a verb, a condition or a time. */
export const joiningWords = words.joining;

/** By which words a sentence says how far, since when and whether something holds, and by which print does. */
export const doubtWords = {
  printedReason: whole(words.printedReason),
  printedCause: whole(words.printedCause),
  wide: whole(words.wide),
  printedWide: whole(words.printedWide),
  printedPart: whole(words.printedPart),
  toldPart: whole(words.toldPart),
  up: whole(words.up),
  down: whole(words.down),
  printedUp: whole(words.printedUp),
  printedDown: whole(words.printedDown),
  printedPlan: whole(words.printedPlan),
  toldDone: whole(words.toldDone),
  toldPlan: whole(words.toldPlan),
  toldTakenOut: whole(words.toldTakenOut),
  printedTakenOut: whole(words.printedTakenOut),
  toldArranged: whole(words.toldArranged),
  toldToCome: whole(words.toldToCome),
  printedDone: whole(words.printedDone),
  printedSlight: whole(words.printedSlight),
  toldSlight: whole(words.toldSlight),
  roles: new RegExp(whole(words.roles), 'giu'),
} as const;

const pairsOf = (pairs: readonly (readonly string[])[]): readonly (readonly RegExp[])[] =>
  pairs.map((pair) => pair.map((form) => new RegExp(whole(form), 'giu')));

/** Words for one of two things, or states, that exclude each other: each pair holds the forms of both. */
export const opposites = {
  /** One told and the other alone in print is enough. */
  plain: pairsOf(words.plainOpposites),
  /** What they are said of must be the same, though print may name one only: "low in fat", "high in fat". */
  loose: pairsOf(words.looseOpposites),
  sides: pairsOf(words.sides),
  /** Print tells both, and each of something else. */
  told: pairsOf(words.opposites),
} as const;
