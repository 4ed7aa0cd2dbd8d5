import type { PlacedRun } from './placed-run.ts';

/** Letters set apart come with a blank between each two: "S o d i u m", "1 3 3". */
const apart = /^\S(?: \S)+$/u;
const clearlyApart = /^\S(?: \S){3,}$/u;
const enough = 5;

/**
 * Closes words whose letters are set apart, on pages where several are: there "1 3 3" is 133. Elsewhere single letters between
 * blanks are what they look like.
 */
export function closeSpacedLetters(runs: readonly PlacedRun[]): PlacedRun[] {
  if (runs.filter(({ text }) => text.length > 6 && clearlyApart.test(text.trim())).length < enough) return [...runs];
  return runs.map((run) =>
    apart.test(run.text.trim())
      ? // A capital after a small letter begins a word: its blank looks like all others.
        { ...run, text: run.text.replaceAll(' ', '').replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ') }
      : run,
  );
}
