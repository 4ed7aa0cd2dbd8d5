import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import { formWords } from './sig.ts';

/** What prescribers put before a name to say in which form it is given: "Tab. Dolo", "Syp X", "INJ ceftriaxone", "T. Telma", "Gutt. timolol". */
const marks =
  'tabs?|tablets?|caps?|capsules?|syp|syr|syrup|inj|injection|oint|ointment|susp|suspension|gtts?|gutt|supps?|sachets?|lotion|cream|gel|drops|nebs?|e/d|eye drops?|ear drops?|nasal spray|inhaler';
const single = String.raw`[tcsi]\.`;
const mark = new RegExp(String.raw`^(?:(?:${marks})\.?\s?-?\s+|${single}\s{0,2})(?=\p{L}{2})`, 'iu');
/** Words of a sentence that come before a name: "Give children's acetaminophen". */
const ahead =
  /^(?:(?:give|take|use|using|the|his|her|your|my|oral|iv|po|topical|children[’']s|infants?[’']|adult|regular|home|daily)\s+)+(?=\p{L}{3})/iu;

/** How much of the start of a stretch only says the form, or leads to the name. */
export function markLength(words: string): number {
  const form = mark.exec(words)?.[0].length ?? 0;
  return form + (ahead.exec(words.slice(form))?.[0].length ?? 0);
}

/** A form that is printed before the name shows that the line names a medicine. */
export const hasFormMark = (words: string): boolean => mark.test(words);

/** "[ ] Ramipril", "☐ Ramipril", "-> ramipril": the box that is ticked to order, or an arrow. */
export const boxLength = (words: string): number =>
  /^\s*(?:\[[ xX✓✔*]?\]|[☐☑☒□■✓✔→➔]|[-=]?>)\s*/u.exec(words)?.[0].length ?? 0;

/** What may stand before a name: "24 HR Bupropion", "120 ACTUAT mometasone", "Medication: Heparin". */
const before =
  /^(?:[\s/,;:()*•·▪●◦■□►➢✓»«¢©®¤↑↓+-]|\d{1,3}\s?(?:hr|hour|actuat)\b|(?:medication|drug|rx|on|name|start|started|continue|stop|new|changed?|increase|decrease|add)\s?:?\s(?=\S))+/i;

/** "water pill (furosemide)", "blood thinner (Eliquis)": what people call it, and then its name. */
const called =
  /^((?:[\p{L}'’]+\s){0,3}(?:pills?|thinner|tablets?|medicine|meds?|drops|shot|puffer|inhaler|patch|cream|vitamin)\s?\()(\p{L}[^()]{2,40})\)/iu;

/** The part of a stretch that names the medicine, up to a word of form or route or a number that stands alone: "albuterol sulfate Inhalation HFA". */
export function nameIn(text: string, [start, end]: Span): Span | undefined {
  const words = text.slice(start, end);
  const opening = before.exec(words)?.[0].length ?? 0;
  const head = opening + markLength(words.slice(opening));
  let last = head;
  for (const match of matchesIn(words.slice(head), /\S+/g)) {
    const word = match[0].toLowerCase().replace(/^[([]+|[)\],;:.]+$/g, '');
    if (
      last > head &&
      (formWords.has(word) || word === 'for' || word === 'to' || /^\d[\d.,]*$/.test(word) || match[0].startsWith('['))
    )
      break;
    last = head + match.index + match[0].length;
  }
  const inner = called.exec(words.slice(head, last));
  if (inner?.[1] !== undefined && inner[2] !== undefined)
    return [start + head + inner[1].length, start + head + inner[1].length + inner[2].length];
  const kept = words.slice(head, last).replace(/[\s.,;:(/–-]+$/, '');
  return /\p{L}{2}|\p{L}\d{2}/u.test(kept) ? [start + head, start + head + kept.length] : undefined;
}
