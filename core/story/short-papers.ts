import type { PaperKind } from '../statements/base-role.ts';
import type { Statement } from '../statements/statement.ts';
import type { PartPlan } from './outlines.ts';
import type { StorySentence } from './story.ts';

/** What must not be lost of a short paper; what a laboratory says of its tests in general is not of this person. */
export const notToLose = (kind: PaperKind, statements: readonly Statement[]): readonly Statement[] =>
  kind === 'lab' ? statements.filter(({ role, text }) => ofResults.has(role) && !isOfTest.test(text)) : statements;

/** What a laboratory concludes and asks for. */
const ofResults = new Set<Statement['role']>([
  'conclusion',
  'next_step',
  'instruction',
  'pending',
  'warning_sign',
  'limit',
]);
/** What guidelines and makers of tests say of everybody, codes of sites, and who answers for a laboratory: nothing of this person. */
export const isOfNobody = (text: string): boolean =>
  ofLaboratory.test(text) || (ofBodies.test(text) && !ofThisOne.test(text));
const ofBodies =
  /\b(?:according to|(?:as )?(?:defined|recommended|proposed|published) by|guidelines?|consensus|(?:american|european|british|national|world|international|college|society|association|task force) (?:\p{L}+ ){0,4}(?:association|society|college|academy|institute|organi[sz]ation|foundation|federation|panel|program(?:me)?|recommends?|states?))\b/iu;
const ofThisOne = /\b(?:this|these|your?|patient(?:'s)?|repeat|re-?test|suggest\w*|advise\w*|please|refer\w*)\b/i;
const ofLaboratory =
  /^\W*\p{Lu}{1,3}\W*$|\bmethodology\b|\b(?:Dir|Director|Laboratory Director)\b|^[\p{L}. ]{2,30},? (?:MD|PhD|DO|FRCPath)\W*$|^\W*\p{Lu}{1,3} ?[-–=:] ?.*\b(?:Rd|St|Street|Road|Ave|Avenue|Lab(?:oratory|s)?)\b/u;
const isOfTest =
  /\b(?:may|can|might|could|defined|according to|guidelines?|methods?|assay|performed (?:at|by|on|using)|reference|range|levels? (?:above|below|of|between)|values? (?:above|below|of)|interpret\w*|accredited|authori[sz]ed|validated|kindly|correlat\w*|amended by)\b/i;

/** What was left over is told where the paper says it, and not at the end of its part. */
export const inOrderOfPaper = (told: readonly StorySentence[]): StorySentence[] => [
  ...told.filter(({ part }) => part === 'bottom_line'),
  ...told
    .filter(({ part }) => part !== 'bottom_line')
    .toSorted((a, b) => (a.spans[0]?.[0] ?? Infinity) - (b.spans[0]?.[0] ?? Infinity)),
];

/** A paper of so many statements at most is told whole: all that a part could say, and what no part takes. */
const short = 20;

export const isShortPaper = (statements: readonly Statement[]): boolean =>
  statements.filter(({ role }) => role !== 'furniture').length <= short;

export const withAll = ({ fewest: _, ...plan }: PartPlan): PartPlan => ({ ...plan, hardest: 0.6 });
