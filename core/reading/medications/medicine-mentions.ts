import type { Span } from '../../kernel/span.ts';
import type { MedicineEntry } from '../../knowledge/entries.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';

/** The known medicines that stand wholly inside a stretch, in order, with their places in the whole text. */
export type MedicineMentions = (within: Span) => Mention<MedicineEntry>[];

/** Looks the whole text over once; every line and sentence is then answered from the places found. */
export function medicineMentions(text: string, knowledge: Knowledge): MedicineMentions {
  const all = knowledge.findMedicines(text);
  return ([from, to]) => {
    let low = 0;
    let high = all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle]?.start ?? Infinity) < from) low = middle + 1;
      else high = middle;
    }
    const found: Mention<MedicineEntry>[] = [];
    for (let at = low; at < all.length; at += 1) {
      const mention = all[at];
      if (mention === undefined || mention.start >= to) break;
      if (mention.end <= to) found.push(mention);
    }
    return found;
  };
}
