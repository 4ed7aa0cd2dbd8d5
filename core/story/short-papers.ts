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
