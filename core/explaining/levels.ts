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
  listed: { rows: number; findings: number }; // in the list of facts: results and findings told one by one
  quotes: number; // sentences of the conclusion that are quoted
  requests: boolean; // what the document asks for is explained too, and not only listed
  questions: number;
  terms: number; // of the list of terms, the weightiest
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
    listed: { rows: 8, findings: 5 },
    quotes: 1,
    requests: false,
    questions: 4,
    terms: 15,
  },
  standard: {
    rows: 10,
    findings: 8,
    medicines: 20,
    absent: 12,
    meanings: true,
    everyRow: false,
    printedWords: false,
    listed: { rows: 12, findings: 8 },
    quotes: 3,
    requests: true,
    questions: 8,
    terms: Infinity,
  },
  detailed: {
    rows: 60,
    findings: 20,
    medicines: 60,
    absent: 60,
    meanings: true,
    everyRow: true,
    printedWords: true,
    listed: { rows: 12, findings: 8 },
    quotes: 3,
    requests: true,
    questions: 8,
    terms: Infinity,
  },
};
