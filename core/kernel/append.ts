/** Adds items at the end. `push(...items)` puts each of them on the stack first, which ends the task where there are a hundred thousand. */
export function append<Item>(to: Item[], items: Iterable<Item>): void {
  for (const item of items) to.push(item);
}
