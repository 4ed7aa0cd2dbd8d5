/**
 * Letters that look alike in print and are told apart by what stands around them: no English or German word begins with an l before
 * a consonant, antibodies begin with Ig, and haemoglobin is A1c.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/^l(?=[bcdfghjkmnpqrstvwxz]|[A-Z]{2})/u, 'I'],
  [/(?<=\()l(?=g[AEGM]\b)/gu, 'I'],
  [/\bA[lI][cC]\b/gu, 'A1c'],
  [/\bC02\b/gu, 'CO2'],
  [/\b25-0H\b/gu, '25-OH'],
  [/\bHbA[lI]c\b/gu, 'HbA1c'],
  [/^y-(?=GT|Glut|glut)/u, 'γ-'],
  [/\bB[lI]2\b/gu, 'B12'],
  [/^M([CP])Y$/u, 'M$1V'],
  [/μ/gu, 'µ'],
];

/** A recognised word with letters that can only be others put right. Figures of values are never touched. */
export const confusableLetters = (text: string): string =>
  rules.reduce((corrected, [pattern, right]) => corrected.replace(pattern, right), text);
