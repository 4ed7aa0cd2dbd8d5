import { askedTerms, couldBeATerm, isNoTerm, soundsMedical, type AskedTerm } from './asked-term.ts';
import type { DefiningCommand } from './commands.ts';
import type { NearestTerms } from './nearest-terms.ts';

/** How far from a term of the page the words may be, by how surely a definition was asked for. */
const mostCost: Record<AskedTerm['sure'], number> = {
  always: 0.38,
  if_a_word: 0.36,
  if_medical: 0.3,
  if_on_page: 0.22,
};
/** What "what is X" costs over "define X", which can mean nothing else. */
const costOfAsking = 0.02;
/** Any command that fits is likelier than a word that the page does not have. */
const costOfUnknown = 0.5;

/** "What is in the box" asks for no word. */
const startsApart = /^(?:in|on|at|for|with|from|up|next|going|happening|wrong) /;

type Definition = { command: { name: DefiningCommand; term: string | null; asked: string }; cost: number };

/** The definitions that may have been asked for. A word that is not on the page is told as such where it must have been meant. */
export function hearDefinition(words: readonly string[], nearestTerms: NearestTerms): Definition[] {
  return askedTerms(words).flatMap(({ name, asked, sure }): Definition[] => {
    const base = sure === 'always' ? 0 : costOfAsking;
    if (isNoTerm(asked) || /^define (?:it|this|that)$/.test(words.join(' ')))
      return sure === 'always' ? [{ command: { name, term: null, asked: '' }, cost: 0.1 }] : [];
    const most = sure !== 'always' && startsApart.test(asked) ? 0 : mostCost[sure];
    const near = nearestTerms(asked).filter(({ cost }) => cost <= most);
    if (near.length > 0) {
      return near.slice(0, 3).map(({ term, cost }) => ({ command: { name, term, asked }, cost: base + cost }));
    }
    const unknown = asked.replace(/^(?:the|an?|my|this|that) (?=.)/, '');
    return mayBeUnknown(sure, unknown) ? [{ command: { name, term: null, asked: unknown }, cost: costOfUnknown }] : [];
  });
}

function mayBeUnknown(sure: AskedTerm['sure'], asked: string): boolean {
  if (sure === 'if_on_page' || !couldBeATerm(asked)) return false;
  if (sure === 'always') return true;
  return soundsMedical(asked) || (sure === 'if_a_word' && /^\w{7,}$/.test(asked));
}
