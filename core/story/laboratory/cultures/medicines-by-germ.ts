import type { LaboratoryMessage, Named } from '../laboratory-message.ts';
import { uniqueBy } from '../unique-by.ts';
import type { Sensitivity } from './sensitivities.ts';

/** Whether a medicine stopped a germ, and where that stands. */
/** `germ`: which one it was tried on, where a table says so. */
export type Answer = Named & { answer: Sensitivity; germ?: string };

/**
 * Which medicines stopped which germ. Of several germs each has those that stand below it; where one table holds the answers of all, we
 * tell none, since what stops one germ may not stop the other.
 */
export function medicinesByGerm(grown: readonly Named[], answers: readonly Answer[]): LaboratoryMessage[] {
  if (answers.length === 0) return [];
  const tried = uniqueBy(
    answers.filter(({ germ }) => germ !== undefined),
    ({ germ }) => germ ?? '',
  );
  if (tried.length > 0)
    return tried.flatMap(({ germ = null }) =>
      listsOf(
        germ,
        answers.filter((one) => one.germ === germ),
      ),
    );
  const germs = uniqueBy(grown, ({ name }) => name);
  if (germs.length < 2) return listsOf(null, answers);
  const below = germs.map(({ span }, at) => {
    const next = germs[at + 1]?.span[0] ?? Infinity;
    return answers.filter((one) => one.span[0] >= span[0] && one.span[0] < next);
  });
  if (below.some((those) => those.length === 0))
    return [{ kind: 'medicines_of_several', spans: answers.map(({ span }) => span) }];
  return germs.flatMap(({ name }, at) => listsOf(name, below[at] ?? []));
}

const listsOf = (germ: string | null, answers: readonly Answer[]): LaboratoryMessage[] =>
  (['stops', 'fails', 'between'] as const).flatMap((answer): LaboratoryMessage[] => {
    const medicines = uniqueBy(
      answers.filter((one) => one.answer === answer),
      ({ name }) => name,
    );
    return medicines.length === 0 ? [] : [{ kind: 'sensitivities', answer, germ, medicines }];
  });
