import type { Item } from './items.ts';

/** "They will call me": the patient and who came along, where nobody was named. */
export const arePresent = (items: readonly Item[]): boolean =>
  items[0]?.lower === 'they' &&
  /^(?:will|should|are)$/.test(items[1]?.lower ?? '') &&
  asked.test(items.map((item) => item.lower).join(' '));
const asked = /\b(?:will|should|are to) (?:follow|call|come back|see|return|bring|contact|notify|avoid)\b/;

/** "I asked them to call": who was in the room is told so. */
export const isToldByDoctor = (items: readonly Item[], at: number): boolean =>
  at === 2 &&
  (items[0]?.text === 'I' || items[0]?.lower === 'we') &&
  /^(?:asked|told|advised|instructed|encouraged|reminded|informed|counseled)$/.test(items[1]?.lower ?? '');
