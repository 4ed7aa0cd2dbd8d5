import { type Piece, indentOf, isItem } from '../lines.ts';
import { sigStart, tidySig } from './sig.ts';
import { strengthsIn } from './strength.ts';
import type { Listed } from './list-medications.ts';

export const labelledSig = /^[ \t]*(?:sig|directions|instructions|how to take|(take))\s?:/i;
const bare = /^\s*(?:take|apply|inhale|inject|use|instill|place|chew)\s|^\s+\d/i;

/** "    Sig: 1 daily" under the line of its medicine, or the rest of directions that were wrapped. True where the line was used up. */
export function continueSig(text: string, line: Piece, { medications, lines }: Listed): boolean {
  const previous = medications.at(-1);
  const before = lines.at(-1);
  const between = before && text.slice(before[1], line.span[0]);
  if (!previous || !before || between?.trim() !== '' || between.split('\n').length > 2) return false;
  if (previous.instructions !== null && isWrapped(text.slice(...before), line.text)) {
    previous.instructions = tidySig(`${previous.instructions} ${line.text.trim()}`);
  } else if (isDirection(line, previous.instructions)) {
    previous.instructions ??= tidySig(line.text.trim());
    const dose = strengthsIn(line.text)[0];
    if (dose) previous.strength ??= line.text.slice(...dose);
  } else return false;
  previous.span = [previous.span[0], line.span[0] + line.text.trimEnd().length];
  lines.push(line.span);
  return true;
}

function isDirection(line: Piece, known: string | null): boolean {
  if (isItem(line.text)) return false;
  const label = labelledSig.exec(line.text);
  // "Take: potassium 20 mEq" under a medicine whose directions are known is the next medicine.
  if (label && strengthsIn(line.text).length <= 1) return known === null || label[1] === undefined;
  return known === null && bare.test(line.text) && sigStart(line.text.trimStart()) === 0;
}

/** "     TWICE A DAY WITH MEALS" below a numbered line: indented as far as its words, a direction, and no medicine of its own. */
const isWrapped = (previous: string, line: string): boolean =>
  isItem(previous) &&
  !isItem(line) &&
  indentOf(line) >= 3 &&
  indentOf(line) > indentOf(previous) &&
  line.length < 120 &&
  strengthsIn(line).length === 0 &&
  /^(?:at|once|twice|three|a|per|every|daily|with|before|after|for|in the|as needed|by mouth|and|or)\s|^(?:daily|bedtime)\b/i.test(
    line.trim(),
  );
