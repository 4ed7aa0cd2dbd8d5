import type { QuestionSorter } from '#server/ports/question-sorter.ts';

/** Puts those questions first that have the words of a line of the profile in them. */
export const plainSorter: QuestionSorter = {
  async order(questions, profile) {
    const lines = Object.values(profile).flat();
    const all = questions.map((question, index) => ({
      index,
      because: lines.find((line) => question.includes(line)) ?? null,
    }));
    const first = all.filter(({ because }) => because !== null);
    return first.length === 0 ? undefined : [...first, ...all.filter(({ because }) => because === null)];
  },
};
