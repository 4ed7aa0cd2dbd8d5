import type { Finding, LabResult } from '../documents/explanation.ts';

/** What a sentence is held against. Findings, where given, say what the document asserts of each thing it names. */
export type Source = { text: string; labResults: readonly LabResult[]; findings?: readonly Finding[] };
