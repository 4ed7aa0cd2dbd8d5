import { capitalise } from '../explaining/wording.ts';
import type { Statement } from './statement.ts';

/** What a correction puts in place of other words: "right upper lobe" for "left lower lobe". `about` are the things that it names beside. */
export type Replacement = { wrong: string; right: string; about: readonly string[] };

const words = String.raw`[^.,;:()\n"“”]{2,60}`;
const lead = String.raw`(?:as [^.;,\n]{1,40}, )?(?:(?:in|on|of|at|from|to) )?(?:the |an? )?`;
/** "the right upper lobe, not the left lower lobe", "9 mm rather than 7 mm" */
const wrongBehind = new RegExp(
  String.raw`(${words}?)["”]?,? (?:and not|but not|not|instead of|rather than),? ${lead}["“]?(${words})`,
  'giu',
);
/** "not the left lower lobe but the right upper lobe", "from 7 mm to 9 mm", "for 7 mm read 9 mm", "7 mm should read 9 mm" */
const wrongAhead = new RegExp(
  String.raw`(?:\bnot ${lead}["“]?(${words}?),? but |\bfrom ["“]?(${words}?)["”]? to |\bfor ["“]?(${words}?)["”]?,? (?:please )?read |(?:^|[.,;:] ?)(?:the )?["“]?(${words}?)["”]? should (?:have )?(?:be|been|read|say) )${lead}["“]?(${words})`,
  'giu',
);
/** Where the words for a place or a measure begin, behind the thing that has them. */
const opening =
  /^.*?\b(?:is|are|was|were|be|been|read|say|measures?|measured|reads?|shows?|affects?|involves?|in|on|at)\b(?: (?:in|on|of|at))?(?: the| an?)?(?= )/iu;

/** Of the words of a correction, which stand in the place of which. A side alone is put right elsewhere. */
export function replacementsIn(correction: string): Replacement[] {
  const pairs = [
    ...[...correction.matchAll(wrongBehind)].map(([, right = '', wrong = '']) => {
      const before = opening.exec(right)?.[0] ?? '';
      return [wrong, right.slice(before.length), before] as const;
    }),
    ...[...correction.matchAll(wrongAhead)].map(
      ([, one, two, three, four, right = '']) => [one ?? two ?? three ?? four ?? '', right, ''] as const,
    ),
  ];
  return pairs.flatMap(([printed, instead, before]) => {
    const wrong = printed.trim().replace(/^(?:the|an?) /iu, '');
    // "not in the upper part but in the lower part of the breast"
    const right = (wrong.includes(' of ') ? instead : (instead.split(' of ')[0] ?? '')).trim();
    const isAlike = right.split(' ').length <= wrong.split(' ').length + 2;
    return isAlike && (wrong.includes(' ') || /\d/.test(wrong)) && right !== ''
      ? [{ wrong, right: inSmallLetters(right), about: thingsIn(before) }]
      : [];
  });
}

/** The statement with what a correction puts in the place of its words; undefined where it says the wrong thing in another order. */
export function replaced(statement: Statement, replacements: readonly Replacement[]): Statement | undefined {
  const said = statement.text.toLowerCase();
  const fit = replacements.find(
    ({ wrong, about }) =>
      (about.length === 0 || about.some((thing) => said.includes(thing))) &&
      wrong
        .toLowerCase()
        .split(' ')
        .every((word) => wholeWords(word).test(said)),
  );
  if (fit === undefined || (statement.role === 'reason' && statement.isFirst)) return statement;
  if (!wholeWords(fit.wrong).test(said)) return undefined;
  const text = statement.text.replace(wholeWords(fit.wrong), fit.right);
  const mended = /^\p{Lu}/u.test(statement.text) ? capitalise(text) : text;
  return {
    ...statement,
    text: `${mended.replace(/[.\s]*$/, '')} (a correction changes "${fit.wrong}" to "${fit.right}").`,
  };
}

const wholeWords = (phrase: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d.])${phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\d])`, 'iu');

const thingsIn = (printed: string): string[] =>
  (printed.match(/\p{L}{4,}|\p{Lu}{2,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !ofReports.has(word));

/** What a correction says of itself and not of the body. */
const ofReports = new Set(
  'side report level measures measured should have been read this that there correct corrected correction located impression conclusion findings addendum shows affects involves with lies amended size place site'.split(
    ' ',
  ),
);

/** "RIGHT UPPER lobe" */
const inSmallLetters = (printed: string): string => printed.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase());
