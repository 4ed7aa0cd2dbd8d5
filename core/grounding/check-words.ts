import type { Claim, GroundingFault } from './claim.ts';

const sides = [
  { said: /\bleft\b/i, printed: /\b(?:left|lt|l|lll|lul|llq|luq|os|bilateral\w*|both|left-\w+)\b/i, word: 'left' },
  { said: /\bright\b/i, printed: /\b(?:right|rt|r|rll|rul|rml|rlq|ruq|od|bilateral\w*|both)\b/i, word: 'right' },
  { said: /\bboth sides\b/i, printed: /\b(?:bi\w+|both|left|right|b\/l)\b/i, word: 'both' },
];

/** Whether words print a side, in whatever form: "Lt.", "RUL", "bilateral". */
export const printsSide = (side: 'left' | 'right' | 'both', words: string): boolean =>
  sides.find(({ word }) => word === side)?.printed.test(words) === true;

export const sideFaults = ({ own, support }: Claim): GroundingFault[] =>
  saysSide.test(own)
    ? sides
        .filter((side) => side.said.test(own) && !side.printed.test(support))
        .map(({ word }) => ({ kind: 'side', word }))
    : [];

// Most sentences say nothing of a side, and nothing of a change.
const saysSide = /\b(?:left|right|both sides)\b/i;
const saysChange = /\b(?:increased|decreased|changed|new|gone)\b/i;

const degrees = /\b(?:mild|moderate|severe|minimal|massive|extensive|profound|acute|chronic)\b/gi;

/** A degree that is told is printed: "mildly" tells of "mild". */
export function severityFaults({ own, support }: Claim): GroundingFault[] {
  const said = own.match(degrees);
  if (said === null) return [];
  const printed = support.toLowerCase();
  const missing = said.map((degree) => degree.toLowerCase()).filter((degree) => !printed.includes(degree));
  return [...new Set(missing)].map((word) => ({ kind: 'severity', word }));
}

const changes: readonly { said: RegExp; printed: RegExp; word: string }[] = [
  {
    said: /\b(?:has|have) increased\b/i,
    printed: /increas|enlarg|grow|larger|bigger|progress|wors|more|up from/i,
    word: 'increased',
  },
  {
    said: /\b(?:has|have) decreased\b/i,
    printed: /decreas|smaller|shrunk|shrink|improv|regress|reduc|less|better|down from/i,
    word: 'decreased',
  },
  {
    said: /\b(?:has|have) not changed\b/i,
    printed: /unchanged|stable|stabil|same|similar|persist|remain|no |not |without/i,
    word: 'not changed',
  },
  { said: /\b(?:is|are) new\b/i, printed: /\bnew|interval development|not (?:seen|present)/i, word: 'new' },
  { said: /\b(?:is|are) gone\b/i, printed: /resol|no longer|disappear|clear|gone|went away/i, word: 'gone' },
];

/** What became of a finding must be said by its own row or sentence. */
export const changeFaults = ({ own, support }: Claim): GroundingFault[] =>
  saysChange.test(own)
    ? changes
        .filter(({ said, printed }) => said.test(own) && !printed.test(support))
        .map(({ word }) => ({ kind: 'change', word }))
    : [];

/** Quotes are compared by their letters and digits, for they are shown without line ends, bullets and inner quote marks. */
const letters = (words: string): string => words.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** What is shown in quotes stands so in the document. */
export function quoteFaults({ quotes, support }: Claim, text: string): GroundingFault[] {
  if (quotes.length === 0) return [];
  const printed = letters(support);
  const missing = quotes.filter((quote) => !printed.includes(letters(quote)) && !isOfCells(quote, support));
  // A quote can be cut from more than one line; then all of it must stand somewhere in the text.
  return missing.filter((quote) => !letters(text).includes(letters(quote))).map((word) => ({ kind: 'quote', word }));
}

/** What was put together from the cells of one row of a table: each of its words stands in that row. */
function isOfCells(quote: string, support: string): boolean {
  const printed = new Set(support.toLowerCase().split(/[\s|,;:()]+/));
  return (
    support.includes('|') &&
    quote
      .toLowerCase()
      .split(/[\s|,;:()]+/)
      .every((word) => printed.has(word))
  );
}

const properName = /(?<=(?:[\p{L}\d,;]|\b(?:Dr|Mr|Mrs|Ms)\.)\s)\p{Lu}\p{Ll}{2,}/gu;

/** Months are checked as dates. */
const isMonth = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** A name inside a sentence is printed in its source, or belongs to the thing that the source is known to speak of. */
export function nameFaults({ own, support, findings, rows }: Claim): GroundingFault[] {
  const named = own.match(properName);
  if (named === null) return [];
  const printed = [support, ...findings.map(({ concept }) => concept), ...rows.map(({ name }) => name)]
    .join(' ')
    .toLowerCase();
  return named
    .filter((name) => !isMonth.test(name) && !printed.includes(name.toLowerCase()))
    .map((word) => ({ kind: 'name', word }));
}
