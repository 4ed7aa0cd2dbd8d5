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

/** Words that stand for one of two: each pair holds the forms of both. */
export const oppositePairs = words.opposites.map((pair) => pair.map(whole));

/** Of these, where one that is told and the other alone in print is enough. */
export const plainOpposites = words.plainOpposites.map((pair) => pair.map(whole));
