import { indentOf, isItem } from './lines.ts';

/** A line above a list: what it says of the items below it, whatever they name, and how they are told from what follows them. */
export type ListScope = { indent: number; mark: string | null; ofItems: string | null };

/** "Go to ED if": its signs stand below it. */
const opensSigns = /\bif(?: any| develops?| new| these| there (?:is|are)| any of)?\W*$/i;
const namesSigns = /\b(?:red flags?|safety[- ]?net\w*|warning signs)\b[^.,;]*$/i;
const namesRisks = /\b(?:risks|complications|side effects|adverse effects)\b[^.,;]*$/i;
const denies = /\b(?:no|nil|not|none|without|low)\b/i;
const longestName = 60;

/** "Differentials considered", "DDx (brief)", "Long discussion re differentials", however it is spelled: what else it could be. */
export const isOfCauses = (words: string): boolean =>
  /^(?:(?:\p{L}+ )?disc(?:uss\p{L}*)? (?:re |of |about |on )?)?(?:ddx|d\/dx|diff(?:s|erential)? (?:dx|diagnos[ei]s)|differ(?!en(?:t|ce|ces)?\b)\p{L}{3,12})(?: [\p{L}/()]+){0,3}$/iu.test(
    words,
  );

/** What the items below a line are: signs to watch for, what may go wrong, or what it could be. */
export function leadOfList(line: string): 'signs' | 'risks' | 'causes' | undefined {
  const words = line.trim();
  if (opensSigns.test(words)) return 'signs';
  if (words.length > longestName || denies.test(words)) return undefined;
  if (isOfCauses(words)) return 'causes';
  return namesSigns.test(words) ? 'signs' : namesRisks.test(words) ? 'risks' : undefined;
}

export const markOf = (line: string): string | null => (isItem(line) ? line.trimStart().charAt(0) : null);

/** After "if" a list stands, whatever it looks like; any other lead must be told from its items. */
export function scopeOf(lead: string, first: string): ListScope {
  const scope = { indent: indentOf(lead), mark: markOf(lead), ofItems: markOf(first) };
  return isWithin(scope, first) || !opensSigns.test(lead) ? scope : { ...scope, indent: -1 };
}

/** Items are marked alike, and stand further in than the line that leads them or are marked otherwise than it is. */
export const isWithin = ({ indent, mark, ofItems }: ListScope, line: string): boolean =>
  markOf(line) === ofItems && (indentOf(line) > indent || (ofItems !== null && ofItems !== mark));
