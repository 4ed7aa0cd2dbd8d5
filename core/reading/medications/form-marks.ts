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
