export type ScoreLetter = 'A' | 'B' | 'C' | 'D';

const letters = ['A', 'B', 'C'] as const;

/** By how much there is to do: nothing is an A, three recommendations and more are a D. */
export const scoreLetter = (recommendations: number): ScoreLetter => letters[recommendations] ?? 'D';
