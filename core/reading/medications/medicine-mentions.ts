import { firstFrom } from '../../kernel/first-from.ts';
import type { Span } from '../../kernel/span.ts';
import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';

/** The known medicines that stand wholly inside a stretch, in order, with their places in the whole text. */
export type MedicineMentions = (within: Span) => Mention<MedicineEntry>[];

/** Looks the whole text over once; every line and sentence is then answered from the places found. */
export function medicineMentions(text: string, knowledge: Knowledge): MedicineMentions {
  const all = knowledge.findMedicines(text);
  return ([from, to]) => {
    const found: Mention<MedicineEntry>[] = [];
    for (let at = firstFrom(all, ({ start }) => start >= from); at < all.length; at += 1) {
      const mention = all[at];
      if (mention === undefined || mention.start >= to) break;
      if (mention.end <= to) found.push(mention);
    }
    return found;
  };
}
