import type { ReadingLevel } from '../documents/reading-level.ts';

/** How much of each kind of fact is told at a level; what is left over is counted or listed by name, never dropped in silence. */
export type LevelLimits = {
  rows: number; // results told one by one
  findings: number; // findings told one by one
  medicines: number;
  absent: number; // negatives that are named
  meanings: boolean; // what a test is for, what high and low can mean, what a finding is
  everyRow: boolean; // results inside their range are told with their numbers too
  printedWords: boolean; // the row or sentence itself is shown in quotes
};

export const levelLimits: Record<ReadingLevel, LevelLimits> = {
  simple: {
    rows: 10,
    findings: 5,
    medicines: 20,
    absent: 6,
    meanings: false,
    everyRow: false,
    printedWords: false,
  },
  standard: {
    rows: 10,
    findings: 8,
    medicines: 20,
    absent: 12,
    meanings: true,
    everyRow: false,
    printedWords: false,
  },
  detailed: {
    rows: 60,
    findings: 20,
    medicines: 60,
    absent: 60,
    meanings: true,
    everyRow: true,
    printedWords: true,
  },
};
