import type { Condition } from './entries.ts';
import { isFunctionWord } from './function-words.ts';
import type { Form, Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Where a sentence stands: what licenses the sense of its words, and whose words are already explained. */
export type Setting = {
  kind: string; // of the paper: "imaging", "operative", "pathology", "discharge", "clinic", "lab", "letter"
  section: string; // the role of its part: "history", "findings", "conclusion", …; "name" for words of a sentence of ours
  heading: string; // as printed, in small letters
  paper?: ReadonlySet<string>; // its words, in small letters: what it is about
  named: Set<string>; // medical names that were told in brackets before, in small letters
};

/** Whether an entry has its sense here. `words` are those of the sentence and its heading. */
export function isLicensed(
  { entry }: Form,
  place: { tokens: readonly Token[]; at: number; length: number; words: ReadonlySet<string> },
  setting: Setting,
): boolean {
  const { onlyIf, never } = entry;
  if (onlyIf === undefined && never === undefined) return true;
  const before = wordAt(place.tokens, place.at - 1, -1);
  const after = wordAt(place.tokens, place.at + place.length, 1);
  const holds = (condition: Condition): (boolean | undefined)[] => [
    condition.near?.some((word) => isNear(word, place.words)),
    condition.paper?.some((word) => place.words.has(word) || setting.paper?.has(word) === true),
    condition.before?.some((words) => stands(words, before, place, 'before')),
    condition.after?.some((words) => stands(words, after, place, 'after')),
    condition.kind?.includes(setting.kind),
    condition.section?.includes(setting.section),
  ];
  return (
    (onlyIf === undefined || holds(onlyIf).every((held) => held !== false)) &&
    (never === undefined || !holds(never).some((held) => held === true))
  );
}

const wordAt = (tokens: readonly Token[], at: number, step: 1 | -1): string => {
  const token = tokens[at];
  return token?.text === '-' ? (tokens[at + step]?.lower ?? '') : (token?.lower ?? '');
};

const isNear = (word: string, words: ReadonlySet<string>): boolean =>
  word.includes(' ') ? word.split(' ').every((part) => words.has(part)) : words.has(word) || words.has(`${word}s`);

/** One word or several right beside the match. */
function stands(
  words: string,
  beside: string,
  { tokens, at, length }: { tokens: readonly Token[]; at: number; length: number },
  where: 'before' | 'after',
): boolean {
  if (!words.includes(' ')) return words === beside;
  const parts = words.split(' ');
  const from = where === 'before' ? at - parts.length : at + length;
  return parts.every((part, index) => tokens[from + index]?.lower === part);
}

/** The longest licensed form that begins at a token. */
export function formAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  context: { words: ReadonlySet<string>; setting: Setting },
): { form: Form; length: number } | undefined {
  const found = lexicon.formsAt(tokens, at);
  const licensed = found.filter(
    ({ form, length }) =>
      isLicensed(form, { tokens, at, length, words: context.words }, context.setting) &&
      isInPlace(form, tokens, { at, length }, found),
  );
  const [first] = licensed;
  if (first === undefined) return undefined;
  // Of equally long ones, whose sense is asked for here comes first.
  return licensed.find(({ form, length }) => length === first.length && form.entry.onlyIf !== undefined) ?? first;
}

/** An adjective that may only stand before a noun, or only after a verb, does; a verb has the form that its auxiliary asks for. */
function isInPlace(
  { entry, inflection }: Form,
  tokens: readonly Token[],
  { at, length }: { at: number; length: number },
  found: readonly { form: Form; length: number }[],
): boolean {
  // "was seen and then underwent": a past that is no participle too needs no look at what stands before it.
  const isAmbiguous = found.some(({ form }) => form.entry === entry && form.inflection === 'participle');
  if (inflection === 'past' && isAmbiguous)
    return !isAuxiliaryBefore(tokens, at) && !isAfterItsNoun(tokens, { at, length });
  if (/^(?:I|II|III|IV|V|VI)$/.test(tokens[at]?.text ?? '') && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '') && at > 1)
    return false;
  if (entry.position === undefined) return true;
  const next = tokens[at + length];
  const isBeforeNoun = next !== undefined && next.kind === 'word' && !isFunctionWord(next.lower);
  return entry.position === 'before' ? isBeforeNoun : !isBeforeNoun;
}

const doneToIt = new Set(
  'performed obtained placed administered inserted removed taken made created done given completed'.split(' '),
);

/** "the CT performed on Monday": done to it, not by it. */
function isAfterItsNoun(tokens: readonly Token[], { at, length }: { at: number; length: number }): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + length]?.lower ?? '';
  if (before?.kind !== 'word' || isFunctionWord(before.lower) || /^(?:patient|pt)$/.test(before.lower)) return false;
  return (
    /^(?:on|by|at|in|for|today|with|during|via|using|under|from|yesterday|is|was|were|shows|showed|revealed)$/.test(
      after,
    ) ||
    ((at + length >= tokens.length || /^[,;:.)]$/.test(after)) && doneToIt.has(tokens[at]?.lower ?? ''))
  );
}

const asksForParticiple = new Set('is are was were be been being am has have had having get got not'.split(' '));

function isAuxiliaryBefore(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 7; before -= 1) {
    const word = tokens[before]?.lower ?? '';
    if (asksForParticiple.has(word)) return true;
    if (!/(?:ly|ed|also|then|now|again|never|not|subsequently|all|both|and|,)$/.test(word)) return false;
  }
  return false;
}
