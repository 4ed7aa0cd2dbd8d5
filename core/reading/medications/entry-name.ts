import type { Span } from '../../kernel/span.ts';
import type { Piece } from '../lines.ts';
import { nameIn } from './medicine-name.ts';
import { bareRatioIn, changedStrengthIn, strengthsIn } from './strength.ts';

type NameAndStrength = { names: Span[]; strengths: Span[]; end: number };

/** The names and strengths in the part of a line that names the medicine; `strengthCell` is the column for it, if there is one. */
export function nameAndStrength(
  text: string,
  [start, end]: Span,
  strengthCell: Piece | undefined,
): NameAndStrength | undefined {
  const area = text.slice(start, end);
  const changed = changedStrengthIn(area);
  if (changed) return changedName(text, start, [start + changed[0], start + changed[1]]);
  const found = strengthsIn(area).map(([from, to]): Span => [start + from, start + to]);
  const names: Span[] = [];
  let from = start;
  for (const strength of found) {
    const name = nameIn(text, [from, strength[0]]);
    // After the first, a name belongs to a combination only behind "/" or "and".
    if (name && (names.length === 0 || /^\s*(?:[/+&,]|and\b)/i.test(text.slice(from, name[0] + 1)))) names.push(name);
    from = strength[1];
  }
  if (found.length === 0) {
    const ratio = bareRatioIn(area);
    const name = nameIn(text, [start, ratio ? start + ratio[0] : end]);
    if (name) names.push(name);
    if (ratio) found.push([start + ratio[0], start + ratio[1]]);
  }
  if (found.length === 0 && strengthCell && /\d/.test(strengthCell.text)) found.push(strengthCell.span);
  const last = Math.max(names.at(-1)?.[1] ?? 0, ...found.map(([, to]) => to));
  return names.length === 0 ? undefined : { names, strengths: found.slice(0, Math.max(names.length, 1)), end: last };
}

/** "amlodipine from 5 mg to 10 mg": the name stands before "from", and the new strength counts. */
function changedName(text: string, start: number, strength: Span): NameAndStrength | undefined {
  const from = /\s(?:dose\s)?(?:from|was)\s/i.exec(text.slice(start, strength[0]))?.index ?? 0;
  const name = nameIn(text, [start, start + from]);
  return name && { names: [name], strengths: [strength], end: strength[1] };
}
