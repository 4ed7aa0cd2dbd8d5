import { addressReader, type Addressee } from './address.ts';
import { completeSentence } from './complete-sentence.ts';
import { isBaseVerb, isFiniteVerb, thirdOf } from './common-verbs.ts';
import { fitsPattern, itemsOf, type Replacement } from './items.ts';
import type { LexiconEntry } from './entries.ts';
import type { Lexicon } from './lexicon.ts';
import { joinItems } from './compose-noun-phrase.ts';
import { composeNounPhrases } from './noun-phrases.ts';
import { relatives } from './persons.ts';
import { polish } from './polish.ts';
import type { Setting } from './rewriting-context.ts';
import type { Token } from './tokens.ts';

export type Simplifier = { lexicon: Lexicon; addressee: Addressee };

export type Simplified = { text: string; replacements: Replacement[] };

/** A sentence of a document in plain words; what no entry knows stays as it is printed. */
export function simplifySentence(sentence: string, setting: Setting, { lexicon, addressee }: Simplifier): Simplified {
  const printed = inSentenceCase(sentence, lexicon.isShortForm);
  const tokens = withoutEnd(lexicon.tokens(asPatient(printed)));
  const [opening] = thisPerson.exec(printed) ?? [];
  const replacements: Replacement[] = opening === undefined ? [] : [{ printed: opening, say: entry.say, entry }];
  const said = clausesOf(tokens)
    .flatMap((clause) => partsOf(lexicon, clause, setting))
    .map((clause) => {
      const items = itemsOf(lexicon, clause, setting, replacements);
      const complete = completeSentence(composeNounPhrases(items, setting.named), setting);
      return polish(joinItems(addressReader(complete, addressee)));
    });
  return { text: said.join(' '), replacements };
}

/** "Regular rate and rhythm, no murmurs": parts between commas of which the first is a sentence by itself. */
function partsOf(lexicon: Lexicon, clause: readonly Token[], setting: Setting): Token[][] {
  const comma = clause.findIndex(({ text }) => text === ',');
  if (
    comma < 2 ||
    clause.slice(0, comma).some(({ lower }) => denials.has(lower)) ||
    !fitsPattern(lexicon, clause.slice(0, comma), setting)
  )
    return [[...clause]];
  if (/^(?:or|nor)$/.test(clause[comma + 1]?.lower ?? '') || fitsPattern(lexicon, clause, setting))
    return [[...clause]];
  return [clause.slice(0, comma), ...partsOf(lexicon, withoutAnd(clause.slice(comma + 1)), setting)];
}

/** A denial goes on after the comma. */
const denials = new Set(['no', 'not', 'without', 'negative', 'denies', 'denied', 'free', 'nil', 'never', 'absent']);

const withoutAnd = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0]?.lower === 'and' ? tokens.slice(1) : tokens;

const personWord = (age: number, sex: string): string =>
  sex.toLowerCase() === 'male' ? (age < 16 ? 'boy' : 'man') : age < 16 ? 'girl' : 'woman';

const entry: LexiconEntry = { say: 'the patient', forms: [], category: 'phrase', examples: [] };

/** "This 67-year-old gentleman was admitted": who reads it knows how old he is. */
const thisPerson =
  /^This \d{1,3}[- ](?:years?|yrs?)[- ]old (?:[\p{L}-]+ ){0,3}?(?:patient|man|woman|gentleman|lady|male|female|boy|girl)(?= (?:with|is|was|has|had|presented|presents|came|underwent)\b)/iu;

const stressed =
  /^(?:have|say|state|complain|report|describe|admit|take|use|appear|feel|look|seem|want|deny|show|smoke|drink|recall|remember|note|endorse|understand|need|live|work|wear|walk|continue)$/i;

/** "Ann Lowe is a pleasant 62-year-old woman", "This is a 62 y/o female": the patient, whatever stands for it. */
const asPatient = (sentence: string): string =>
  sentence
    .replace(/^As you (?:know|are aware|may know|may recall),? /i, '')
    .replace(/\b(?:(?:very|extremely|quite|most|rather) )?(?:pleasant|delightful) /gi, '')
    // "a 36-year-old, white, gravida 3, para 3 female": who she is stands right behind her age.
    .replace(
      /(\b\d{1,3}[- ](?:years?|yrs?)[- ]old),? (?:(?:white|black|caucasian|african[- ]american|hispanic|asian),? )?/i,
      '$1 ',
    )
    .replace(
      /(\byear[- ]old) ((?:gravida|G)[- ]?\d{1,2},? ?(?:para|P)[- ]?\d{1,2}),? (female|woman|lady)/i,
      '$1 $3, $2,',
    )
    .replace(
      /^An? (?=\d{1,3}[- ]years?[- ]old (?:\p{Ll}+ ){0,2}(?:female|male|woman|man|lady|gentleman|boy|girl) (?:who|(?:with|status post|s\/p|after) (?!.*\b(?:is|was|had|presented|came|underwent)\b)))/iu,
      'The patient is a ',
    )
    .replace(thisPerson, 'The patient')
    // "Do not drive if feels unwell", "come back if persists"
    .replace(/\b(if|unless) (?=(?:feels|notices|develops|wants|needs|experiences|has) )/gi, '$1 the patient ')
    .replace(
      /\b(if|unless) (?=(?:persists|continues|worsens|recurs|fails|improves|settles|resolves|deteriorates|gets)\b)/gi,
      '$1 it ',
    )
    // "no signs stroke"
    .replace(
      /\b((?:[Nn]o|[Nn]il) (?:signs?|evidence|features|suggestion)) (?=\p{L}{3})(?!(?:today|that|for|either|and|now|suggest\w*|\w+ing|from|with|but|consistent|currently|since|seen|noted|found|were|was)\b)/gu,
      '$1 of ',
    )
    // "She does have some pain"
    .replace(/\b(patient|he|she) does (?:also )?(\p{Ll}+)/giu, (whole, who: string, verb: string) => {
      const third = stressed.test(verb) ? thirdOf(verb) : undefined;
      return third === undefined ? whole : `${who} ${third}`;
    })
    .replace(
      /^(?:This|(?:\p{Lu}\p{Ll}+ ){2,3}|M(?:r|rs|s)\.? (?:\p{Lu}\p{Ll}* ){1,3})\s?(?=(?:is|was) an? (?:\p{Ll}+ ){0,2}\d{1,3}[- ]?(?:year|yr|y\/?o|month|week|day))/u,
      'The patient ',
    )
    .replace(
      /\b(\d{1,3})[- ]?(?:years?|yrs?)[- ]old (?:(?:white|black|caucasian|african[- ]american|hispanic|asian|indian) )?(male|female)\b(?! (?:patient|infant|child))/i,
      (_whole, age: string, sex: string) => `${age}-year-old ${personWord(Number(age), sex)}`,
    );

/** A line in capitals is read in small letters; short forms in it are not known as such any more. */
function inSentenceCase(printed: string, isShortForm: (word: string) => boolean): string {
  const sentence = printed
    .replaceAll('’', "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\b(?:NO|NOT|THE|AND)\b/g, (word) => word.toLowerCase());
  const letters = sentence.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  return letters.length > 8 && capitals > letters.length * 0.8
    ? sentence.replace(/[\p{L}\d]+/gu, (word) => (word.length > 2 && isShortForm(word) ? word : word.toLowerCase()))
    : sentence;
}

const isEnd = (token: Token | undefined): boolean => token !== undefined && /^[.;:,]$/.test(token.text);

function withoutEnd(tokens: readonly Token[]): Token[] {
  let end = tokens.length;
  while (isEnd(tokens[end - 1])) end -= 1;
  return tokens.slice(0, end);
}

/**
 * Parts of a sentence that can each stand alone: what semicolons set apart, where each has a verb or none has. A list after a verb
 * ("risks include bleeding; infection") is one sentence.
 */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const clauses = parts.filter((part) => part.length > 0);
  const isSentence = (part: Token[]): boolean => part.some(({ lower }) => isFiniteVerb(lower) || isBaseVerb(lower));
  const withVerb = clauses.filter(isSentence).length;
  // Whom a pronoun means is known within one sentence only.
  const hasOther = tokens.some(({ lower }) => relatives.has(lower));
  return !hasOther && (withVerb === 0 || withVerb === clauses.length) ? clauses : [[...tokens]];
}
