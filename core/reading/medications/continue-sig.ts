import { type Piece, isItem } from '../lines.ts';
import { sigStart, tidySig } from './sig.ts';
import { strengthsIn } from './strength.ts';
import type { Listed } from './list-medications.ts';

export const labelledSig = /^[ \t]*(?:sig|directions|instructions|how to take|take)\s?:/i;

const opening =
  /^\s*(?:sig|directions|instructions|how to take|take)\s?:|^\s+(?=take |apply |inhale |inject |use |\d)/i;

/** "    Sig: 1 daily" under the line of its medicine, or the rest of directions that were wrapped. True where the line was used up. */
export function continueSig(text: string, line: Piece, { medications, lines }: Listed): boolean {
  const previous = medications.at(-1);
  const before = lines.at(-1);
  if (!previous || !before || !isNextLine(text.slice(before[1], line.span[0]))) return false;
  if (isWrapped(text.slice(...before), line.text) && previous.instructions !== null) {
    previous.instructions = tidySig(`${previous.instructions} ${line.text.trim()}`);
    previous.span = [previous.span[0], line.span[0] + line.text.trimEnd().length];
    lines.push(line.span);
    return true;
  }
  if (!isDirection(line, previous.instructions)) return false;
  const words = tidySig(line.text.trim().replace(/^how to take\s?:\s*/i, ''));
  if (words !== null) previous.instructions ??= words;
  const dose = strengthsIn(line.text)[0];
  if (dose) previous.strength ??= line.text.slice(...dose);
  previous.span = [previous.span[0], line.span[0] + line.text.trimEnd().length];
  lines.push(line.span);
  return true;
}

const isNextLine = (between: string): boolean => between.trim() === '' && between.split('\n').length <= 2;

function isDirection(line: Piece, known: string | null): boolean {
  if (isItem(line.text)) return false;
  const label = opening.exec(line.text);
  // "Take: potassium 20 mEq" under a medicine whose directions are known is the next medicine.
  if (label && known !== null && /^\s*take\s?:/i.test(label[0])) return false;
  const isBare =
    known === null &&
    sigStart(line.text.trimStart()) === 0 &&
    /^\s*(?:take|apply|inhale|inject|use|instill|place|chew)\s/i.test(line.text);
  if (isBare) return true;
  return label !== null && strengthsIn(line.text).length <= 1 && (/:/.test(label[0]) || known === null);
}

const indent = (line: string): number => line.length - line.trimStart().length;

/** "     TWICE A DAY WITH MEALS" below a numbered line: indented as far as its words, a direction, and no medicine of its own. */
const isWrapped = (previous: string, line: string): boolean =>
  isItem(previous) &&
  !isItem(line) &&
  indent(line) >= 3 &&
  indent(line) > indent(previous) &&
  line.length < 120 &&
  strengthsIn(line).length === 0 &&
  /^(?:at|once|twice|three|a|per|every|daily|with|before|after|for|in the|as needed|by mouth|and|or)\s|^(?:daily|bedtime)\b/i.test(
    line.trim(),
  );
