import { z } from 'zod';

/** How much is told and in how short sentences. The facts are the same in all of them, and all are verified. */
export const readingLevels = ['simple', 'standard', 'detailed'] as const;

export const ReadingLevel = z.enum(readingLevels);
export type ReadingLevel = z.infer<typeof ReadingLevel>;

/** The level that fits the highest school grade somebody asks for. */
export const levelOfGrade = (grade: number): ReadingLevel =>
  grade < 5 ? 'simple' : grade < 8 ? 'standard' : 'detailed';
