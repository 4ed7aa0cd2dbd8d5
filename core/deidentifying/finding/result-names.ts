import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';

/** A row of a result or a dose: words, a number, and a unit or a range behind it. The words are the first group. */
const row =
  /^([ \t]*\p{L}(?:(?!\. )[^\n:;|]){1,60}?)[ \t|:]{1,20}(?:[<>=]{0,2} ?)\d[\d.,]{0,9}(?:[ \t|]{1,8}[HLAN*]{1,2}(?=[ \t|]))?(?:[ \t|]{0,8}(?:%|\{?[A-Za-zµμ]{1,8}\}?\/[A-Za-z0-9.^]{1,8}|m[gl]\b|mcg\b|g\b|sec\b|ratio\b|x ?10)|[ \t|]{1,12}\(?\d[\d.]{0,6} ?[-–] ?\d[\d.]{0,6}(?![\d/-]))/gmu;

/** In these words a sentence is told. */
const told =
  /(?:^|[^\p{L}])(?:is|was|are|were|has|had|with|and|to|for|from|by|her|his|she|he|of|the|on|in|at|mr|mrs|ms|dr|patient|pt|takes?|started|given|today|mrn|dob|id|no|phone|tel|fax|name|dated?|age|sex)(?![\p{L}])/iu;

/** Names of what was measured, or is taken, at the beginning of rows. Nobody is called so, known or not. */
export const resultNames = (text: string): Span[] =>
  matchesIn(text, row).flatMap(({ 1: words = '', index }): Span[] =>
    told.test(words) ? [] : [[index, index + words.length]],
  );

const medicines =
  /^[ \t]*(?:(?:current|home|discharge|outpatient|active|past|other|daily) )?(?:medications?|meds|medicines?|drugs?|treatment|rx|allerg(?:y|ies)|vaccines?|immuni[sz]ations?)[^\n:]{0,20}:[^\n]*/gimu;

/** Lists of medicines on their line: a word that is none of ours is a brand there, unless something introduces a person. */
export const medicineLines = (text: string): Span[] =>
  matchesIn(text, medicines).map(({ 0: words, index }): Span => [index, index + words.length]);
