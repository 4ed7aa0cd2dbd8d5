import { wordsIn } from './signs.ts';

const wordSet = (words: string): ((word: string) => boolean) => {
  const all = new Set(wordsIn(words));
  return (word) => all.has(word.toLowerCase());
};

/** Words that may stand between a test and its result in a sentence. */
export const isLinkWord = wordSet(
  `was is were are of at as a an the to be been being has had have came back level levels count counts value result reading today currently now again also most recent still only just about approximately around measured reviewed noted reported found stable elevated high higher low lower slightly mildly moderately significantly very borderline normal increased decreased raised and it this on last check check: his her with showing show showed shows reads read equal equals near blood`,
);
export const isSpoken = wordSet(`elevated high low normal increased decreased raised`);
/** Words that make the figure a wish, a dose or an earlier state. */
export const spoilsResult = wordSet(
  `goal target below under above keep kept between until reach aim less take taking dose iu unit units mg mcg tablet tablets capsule capsules daily twice weekly bid tid qd prn po than if every dropped from rose fell`,
);
/** Words that no name holds in a sentence. */
export const isNeverNamed = wordSet(`in for by with within repeat recheck order ordered check`);

export const isDoseWord = wordSet(
  `mg mcg ug µg g gm iu unit units u meq ml kg tab tabs tablet tablets capsule capsules cap caps pill pills dose doses`,
);

/** Measured at the bedside, counted in drinks, or everyday words when told in a sentence, whatever a laboratory does. */
export const spokenVital =
  /^(?:oxygen sat\w*|o2 sat\w*|sats?|saturation|etoh|alcohol|ethanol|type|group|volume|color|colour|lead|weight|time|count|band|bands|cells|complement|direct|mono)$/i;

/** Words that a figure counts, or that make it half of a span. */
export const counted =
  /^(?:weeks?|months?|years?|days?|hours?|times?|minutes?|visits?|to|or|x|-|–|pounds?|lbs?|of|out)[.,]?$/i;

/** Words of a course: what comes behind is an earlier figure, or the way to the last one. */
export const courseWord = wordSet(
  `peaked peak peaking rose risen fell fallen dropped improved improving worsened trended climbed went came decreased increased declined from
  at up down initially admission arrival presentation`,
);

/** Kinds of white cells, whose figures often stand before them: "38 segs, 42 lymphs". */
export const cellWord =
  /^(?:bands?|segs?|polys|neutrophils|lymphs?|lymphocytes|monos?|monocytes|eos|eosinophils|basos?|basophils)[.,]?$/i;
