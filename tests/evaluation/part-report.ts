import type { Part } from './arguments.ts';

/** What was measured of one part: a table for people, figures for programs, and a line for each miss. */
export type PartReport = { part: Part; report: string; figures: unknown; misses: readonly string[] };
