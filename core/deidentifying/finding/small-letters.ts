import { matchesIn } from '../../kernel/matches-in.ts';
import type { Span } from '../../kernel/span.ts';
import type { Personal } from '../personal.ts';
import { isSmallShortForm } from '../words/medical-words.ts';
import { isGeneralWord } from '../words/general-words.ts';
import { isSafeWord } from '../words/safe-words.ts';
import { deed } from './deeds.ts';
import { nameWord } from '../words/name-words.ts';
import { isOrdinary } from '../words/word-kinds.ts';

const words = /(?<![\p{L}\p{N}@.-])\p{Ll}[\p{L}\p{M}]*(?:['’-]\p{L}+)*(?![\p{L}\p{N}@])/gu;
const place =
  /(?<![\p{L}])(?:(?:at|to|from|in|the|by|of) (?:the )?)((?:[a-z']{3,16} ){1,3})(clinic|hospital|medical center|medical centre|associates|pharmacy|health center|nursing home|school|university|family medicine|family practice)(?!\p{L})/gu;

/** A text that is written without capitals, as hasty and dictated notes are: hardly a sentence or a line begins with one. */
export function isInSmallLetters(text: string): boolean {
  const capitals = text.match(/(?:^|[.!?:;]\s|\n)[ \t•*-]{0,6}\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/(?:^|[.!?:;]\s|\n)[ \t•*-]{0,6}\p{Ll}/gu)?.length ?? 0;
  return small > capitals * 3;
}

/** Where no capital shows a name: words that are neither English nor medical, or that people are called by. */
export function smallNames(text: string): Personal[] {
  let last: { end: number; isName: boolean } = { end: -1, isName: false };
  const names = matchesIn(text, words).flatMap(({ 0: word, index }): Personal[] => {
    const follows = last.isName && index === last.end + 1;
    const after = text.slice(index + word.length, index + word.length + 24);
    const isMeant =
      (nameWord(word) === 'both' && (follows || deed.test(after))) ||
      (nameWord(word) !== undefined && ofKin.test(after));
    const isName = isSmallName(word) || isMeant;
    last = { end: index + word.length, isName };
    return isName ? [{ kind: 'other', span: [index, index + word.length] }] : [];
  });
  return [...joinedNames(text, names), ...smallPlaces(text), ...smallTowns(text), ...closingInitials(text)];
}

/** "bill (son)". */
const ofKin =
  /^,? \(?(?:(?:their|her|his|my) )?(?:son|daughter|wife|husband|mother|father|mum|mom|dad|sister|brother|niece|nephew|friend|neighbour|neighbor|carer|partner)\)?(?!\p{L})/u;

const isSmallName = (word: string): boolean => nameWord(word) === 'name' || (word.length > 3 && isUnknownSmall(word));

/** Neither a word nor a short form, and with no ending of one. */
const isUnknownSmall = (word: string): boolean => !inflected.test(word) && !isOrdinary(word) && !isSmallShortForm(word);

/** Endings of verbs and other words that a list may lack; "ambulated". */
const inflected = /.{4}(?:ed|ing|ly|tions?|ness|ments?|able|ous|ive|ics?|als?|ers?|ize[sd]?|ise[sd]?)$/;

const isOfKin = (text: string, at: number): boolean =>
  /^ \(/.test(text.slice(at, at + 2)) && ofKin.test(text.slice(at, at + 24));

/** Two names side by side are one person. */
function joinedNames(text: string, names: readonly Personal[]): Personal[] {
  const joined: Personal[] = [];
  for (const name of names) {
    const before = joined.at(-1);
    if (before && name.span[0] === before.span[1] + 1 && text[before.span[1]] === ' ')
      joined[joined.length - 1] = { kind: 'person', span: [before.span[0], name.span[1]] };
    else joined.push(withFirstNames(text, name));
  }
  return joined;
}

const beforeName =
  /(?:(?<!\p{L})\p{Ll}\.|(?:^|\n|\. )\p{Ll}(?= )|(?<!\p{L})(?:(?:de|da|van|von|der|el|al|bin|la|del|dos)(?= |-)))[ -]?$|(?<!\p{L})(\p{Ll}{3,12}) $/u;

/** With an initial, a particle or a given name that is a word too: "j. almeida", "de souza", "joy nakashima". */
function withFirstNames(text: string, name: Personal): Personal {
  const [start, end] = name.span;
  const before = beforeName.exec(text.slice(Math.max(0, start - 14), start));
  if (!before || (before[1] !== undefined && nameWord(before[1]) !== 'both')) return name;
  const length = before[0].replace(/^(?:\n|\. )/, '').length;
  return { kind: 'person', span: [start - length, end] };
}

const common =
  /^(?:the|a|an|our|your|her|his|their|my|local|same|this|that|outpatient|primary|care|family|pain|wound|eye|heart|day|walk|in|urgent|community|general|medical|follow|up|next|last|back|today|tomorrow|high|middle|elementary|grammar|nursing|university|diabetes|fracture|memory|retail|mail|order)$/;

function smallPlaces(text: string): Personal[] {
  return matchesIn(text, place).flatMap(({ 0: whole, 1: name = '', 2: kind = '', index }): Personal[] => {
    const parts = name.trim().split(' ');
    const from = parts.findLastIndex((part) => common.test(part)) + 1;
    const kept = parts.slice(from).join(' ');
    const end = index + whole.length;
    return kept === '' ? [] : [{ kind: 'organisation', span: [end - kind.length - kept.length - 1, end] }];
  });
}

const town =
  /(?<=(?<!\p{L})(?:lives?|lived|living|resid(?:es|ing)|born|raised|grew up|moved|moving|visit(?:ing|ed)|travel(?:s|l?ed|l?ing)|flew|works?) (?:in|from|to|at|near|around) )\p{Ll}{2,16}(?: \p{Ll}{3,16}){0,2}/gu;

/** "lives in el paso": as far as a word is none of the language. */
function smallTowns(text: string): Personal[] {
  return matchesIn(text, town).flatMap(({ 0: words, index }): Personal[] => {
    const parts = words.split(' ');
    const last = parts.findLastIndex((part) => isSmallName(part));
    const kept = parts.slice(0, last + 1).join(' ');
    return kept === '' ? [] : [{ kind: 'address', span: [index, index + kept.length] }];
  });
}

/** Elsewhere two such words side by side in a sentence without a capital: "hi its tendai chiweshe". And the initials that close an entry. */
export function smallNamePairs(text: string): Personal[] {
  const names = matchesIn(text, words).flatMap(({ 0: word, index }): Personal[] => {
    if (!isSmallName(word)) return [];
    const span: Span = [index, index + word.length];
    if (isOfKin(text, span[1])) return [{ kind: 'person', span }];
    return isInSmallSentence(text, index) ? [{ kind: 'other', span }] : [];
  });
  return [
    ...joinedNames(text, names).filter(({ kind, span }) => kind === 'person' && span[1] - span[0] > 3),
    ...closingInitials(text),
  ];
}

const reach = 80;

/** Whether the sentence before an offset has no capital, so that none shows a name. */
const isInSmallSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:;\n]|\n)[^.!?:;\n\p{Lu}]*\p{Ll}[^.!?:;\n\p{Lu}]*$/u.test(text.slice(Math.max(0, at - reach), at));

const closing = /(?<=[.!?] )[a-z]{2,3}$/gm;

const closingInitials = (text: string): Personal[] =>
  matchesIn(text, closing).flatMap(({ 0: word, index }): Personal[] =>
    isSmallShortForm(word) || isOrdinaryShort(word) ? [] : [{ kind: 'person', span: [index, index + word.length] }],
  );

const isOrdinaryShort = (word: string): boolean => isGeneralWord(word) || isSafeWord(word);
