/**
 * The place of the first item from which on all fulfil a condition; the number of items where none does. Items are in order: those that do
 * not fulfil it come first. The search halves, so that many items cost little.
 */
export function firstFrom<Item>(items: readonly Item[], isReached: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && !isReached(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
