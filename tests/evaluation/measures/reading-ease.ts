import { readability } from '#core/explaining/readability.ts';
import type { Outcome } from '../case.ts';

export type ReadingEase = {
  medianGrade: number;
  maxGrade: number;
  above8: number;
  medianGradeAllWords: number; // the same formula with the explained terms counted as well
  meanSentenceWords: number;
};

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return NaN;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Flesch-Kincaid grades of what is shown, one a document: as the explanation itself gives it, and with no word left out. */
export function readingEase(outcomes: readonly Outcome[]): ReadingEase {
  const grades = outcomes.map(({ explanation }) => explanation.readingGrade);
  const whole = outcomes.map(({ explanation }) =>
    readability(
      explanation.sentences.map(({ text }) => text),
      [],
    ),
  );
  const words = whole.map(({ meanSentenceWords }) => meanSentenceWords).filter((mean) => mean > 0);
  return {
    medianGrade: medianOf(grades),
    maxGrade: Math.max(...grades),
    above8: grades.filter((grade) => grade > 8).length,
    medianGradeAllWords: medianOf(whole.map(({ grade }) => grade)),
    meanSentenceWords: words.reduce((sum, mean) => sum + mean, 0) / words.length,
  };
}
