import { isFigure, type Item } from './item.ts';

/** Raised letters and digits, daggers: they point from a number to a note below the table. "⁺" and "⁻" belong to formulas, "ⁿᵈ" and "ᵗʰ" to counting. */
export const footnoteSigns = 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐᵒᵖᵘᵛʷˣʸᶻ⁰¹²³⁴⁵⁶⁷⁸⁹†‡§¶';

const marksAt = new RegExp(`[${footnoteSigns}]{1,3}(?:[,⁾][${footnoteSigns}]{0,2})?(?![${footnoteSigns}])`, 'uy');

/** How many characters of footnote marks touch a figure, a range or its flag at a place. What is raised over ten is a power. */
export function footnoteLength(line: string, place: number, before: Item | undefined): number {
  if (before?.end !== place || !(isFigure(before) || before.kind === 'range' || before.kind === 'flag')) return 0;
  if (/(?<![\d.,])10$/.test(line.slice(Math.max(0, place - 3), place))) return 0;
  marksAt.lastIndex = place;
  return marksAt.exec(line)?.[0].length ?? 0;
}
