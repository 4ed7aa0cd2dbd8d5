import type { Span } from '../../kernel/span.ts';

/** Something a statement names as a finding. Offsets are into the statement; `concept` is a term of the glossary, or the printed words. */
export type Named = { concept: string; start: number; end: number };

export const spanOf = ({ start, end }: { start: number; end: number }): Span => [start, end];
