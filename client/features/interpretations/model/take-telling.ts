import type { Interpretation } from '#core/documents/interpretation.ts';
import type { Telling, TellingState } from '#core/documents/telling.ts';

export const isUnderWay = ({ stage }: Pick<TellingState, 'stage'>): boolean =>
  stage === 'waiting' || stage === 'writing';

/** The interpretation with what has come of a telling in its place. */
export function takeTelling(shown: Interpretation, { told, ...telling }: Telling): Interpretation {
  return { ...shown, ...told, telling, ...(told && shown.questionOrder && { questionOrder: orderOf(shown, told) }) };
}

/** The order was made for the questions from before: it holds for those that are still asked in the same words. */
function orderOf({ actionItems, questionOrder = [] }: Interpretation, told: Pick<Interpretation, 'actionItems'>) {
  return questionOrder.flatMap(({ index, because }) => {
    const at = told.actionItems.indexOf(actionItems[index] ?? '');
    return at === -1 ? [] : [{ index: at, because }];
  });
}

/** A provider gave up, and what it wrote is no longer to be shown: the words from before have to be asked for. */
export const isTakenBack = (shown: Pick<Interpretation, 'engine'>, { told }: Telling): boolean =>
  told === null && shown.engine !== 'built-in';
