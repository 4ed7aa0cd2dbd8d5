import type { Assertion } from '../../documents/explanation.ts';
import modes from './told-modes.json' with { type: 'json' };

/** Words of a sentence before or behind what it names, which say how it is told. */
type ModeWords = { mode: Assertion; before: RegExp | undefined; behind: RegExp | undefined };

const pattern = (words: string | undefined): RegExp | undefined =>
  words === undefined ? undefined : new RegExp(words, 'iu');

export const readModes = (language: keyof typeof modes): readonly ModeWords[] =>
  (modes[language] as readonly { mode: Assertion; before?: string; behind?: string }[]).map(
    ({ mode, before, behind }) => ({ mode, before: pattern(before), behind: pattern(behind) }),
  );
