import { layCare } from './lay-care.ts';
import { layFindings } from './lay-findings.ts';

/** Lay words, and the beginnings of the printed words of which one must stand in the document; none where any document may be told so. */
export type LayNames = readonly (readonly [lay: string, printed: string])[];

/** What people call things that print calls otherwise, where the glossary does not have it. */
export const layNames: Readonly<Record<'lay' | 'care', LayNames>> = { lay: layFindings, care: layCare };
