import type { Span } from '../../kernel/span.ts';

/**
 * Something a statement names as a finding. Offsets are into the statement; `concept` is a term of the glossary, or the printed words.
 * `isWhole` names more than the term it holds ("pulm edema"), in whose place it stands.
 */
export type Named = { concept: string; start: number; end: number; isWhole?: boolean };

export const spanOf = ({ start, end }: { start: number; end: number }): Span => [start, end];
