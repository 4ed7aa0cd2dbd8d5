import type { Notice } from '../documents/explanation.ts';
import type { UrgentNotice } from './texts.ts';

export type ShownNotice = Notice & { kind: UrgentNotice };

// Those that cannot wait come first.
const order: UrgentNotice[] = [
  'crisis',
  'critical',
  'conflict',
  'hard_to_read',
  'instruction_in_document',
  'not_medical',
];

/** The notices that stand above everything else, in their order. */
export const urgentNotices = (notices: readonly Notice[]): ShownNotice[] =>
  notices
    .flatMap(({ kind, ...notice }) => (kind === 'incomplete' ? [] : [{ ...notice, kind }]))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
