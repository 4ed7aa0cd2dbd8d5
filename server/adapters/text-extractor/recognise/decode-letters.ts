import type { LetterClasses } from './letter-classes.ts';

/** One character with its probability (0..1) and where its middle stands, as a share of the strip's width. */
export type ReadLetter = { character: string; confidence: number; at: number };

/** What a strip says. `confidence` is that of its least certain letter; 0 when there is none. */
export type StripReading = { text: string; confidence: number; letters: ReadLetter[] };

/**
 * Probabilities to letters: the likeliest class of every step, repeats of a step joined, "no character" left out (greedy CTC).
 * `scores` holds `steps` rows of one probability a class; `share` is the width of a step as a share of the strip's.
 */
export function decodeLetters(
  scores: Float32Array,
  { steps, share, classes }: { steps: number; share: number; classes: LetterClasses },
): StripReading {
  const { characters, allowed } = classes;
  const letters: ReadLetter[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const { best, score } = likeliest(scores, step * characters.length, allowed);
    const last = letters.at(-1);
    if (best !== 0 && best === previous && last) {
      last.confidence = Math.max(last.confidence, score);
    } else if (best !== 0) {
      letters.push({ character: characters[best] ?? '', confidence: score, at: (step + 0.5) * share });
    }
    previous = best;
  }
  return reading(letters);
}

function likeliest(scores: Float32Array, from: number, allowed: Int32Array): { best: number; score: number } {
  let best = 0;
  let score = -1;
  for (const index of allowed) {
    const value = scores[from + index] ?? 0;
    if (value > score) {
      score = value;
      best = index;
    }
  }
  return { best, score };
}

function reading(letters: ReadLetter[]): StripReading {
  const visible = letters.filter(({ character }) => character.trim() !== '');
  return {
    text: letters
      .map(({ character }) => character)
      .join('')
      .trim(),
    confidence: visible.length === 0 ? 0 : Math.min(...visible.map(({ confidence }) => confidence)),
    letters: visible,
  };
}
