import type { UnreadableReason } from '#core/documents/medical-document.ts';
import type { PageProblem } from '#core/documents/page-layout.ts';

const reasons: Record<PageProblem, UnreadableReason> = {
  blurred: 'blurred',
  too_small: 'too_small',
  too_dark: 'too_dark',
  too_noisy: 'hard_to_read',
  unknown_letters: 'unknown_letters',
  no_words: 'hard_to_read',
  took_too_long: 'took_too_long',
};

/** Why a document could not be read whose pages all have a problem: what is wrong with every one of them, if it is one thing. */
export function reasonOfProblems(problems: readonly PageProblem[]): UnreadableReason {
  const [first, ...others] = new Set(problems.map((problem) => reasons[problem]));
  return first !== undefined && others.length === 0 ? first : 'hard_to_read';
}
