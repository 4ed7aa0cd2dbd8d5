import { isFunctionWord } from './function-words.ts';
import type { Item } from './items.ts';

/** "Large intrasellar mass", "6 mm bony lump", "widened right ureter", "small amount of fluid": words stand before one thing. */
export function lacksArticle(items: readonly Item[]): boolean {
  const head = items.findIndex(
    ({ form, lower }, at) =>
      form?.entry.category === 'noun' ||
      form?.entry.category === 'place' ||
      (form?.entry.category === 'phrase' && form.say.endsWith(' of')) ||
      (at > 0 && amountWords.has(lower)),
  );
  const thing = items[head];
  if (thing === undefined || thing.form?.isPlural === true) return false;
  if (head === 0 && thing.form?.entry.category !== 'noun') return false;
  return (
    (thing.form?.entry.number ?? 'singular') === 'singular' &&
    !/^(?:an?|the|no|two|three|four|multiple|several|many|few|some|both|more|less|signs?|changes|[\p{L}]+s) /u.test(
      `${thing.text} `,
    ) &&
    items
      .slice(0, head)
      .every(
        ({ kind, lower, text }) =>
          kind === 'number' ||
          text === ',' ||
          (kind === 'word' &&
            !isFunctionWord(lower) &&
            !/^(?:no|two|three|four|five|multiple|several|many|few|some|both|more|less)\b/.test(lower) &&
            !text.includes(' ')),
      )
  );
}
/** What there is of something: "small amount of fluid". */
export const amountWords = new Set(['amount', 'area', 'degree', 'number', 'segment', 'piece', 'collection']);
