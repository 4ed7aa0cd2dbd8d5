import type { Assertion, Finding } from '../documents/explanation.ts';
import { modeOf, type Claim, type GroundingFault, type Source } from './claim.ts';

/** What the document must assert of a thing for a sentence to speak of it in a mode. What is possible is never told as there. */
const accepted: Record<Assertion, readonly Assertion[]> = {
  present: ['present'],
  possible: ['possible'],
  absent: ['absent'],
  historical: ['historical', 'present'],
  family: ['family'],
  hypothetical: ['hypothetical', 'possible'],
};

/** Every finding that a sentence names stands at its spans with the assertion that the sentence gives it. */
export function assertionFaults({ own, findings }: Claim): GroundingFault[] {
  if (tellsRequest.test(own)) return [];
  if (findings.length === 0) return [];
  const said = own.toLowerCase();
  const named = findings.filter((finding) => isNamed(said, finding));
  const mode = modeOf(own);
  return named
    .filter(
      ({ concept }) => !named.some((other) => other.concept === concept && accepted[mode].includes(other.assertion)),
    )
    .map(({ concept }) => ({ kind: 'assertion', word: concept }));
}

/** What the document asks for names things in order to look for them, and asserts none. */
const tellsRequest = /\b(?:says (?:not )?to|asks for|plans to|this is due|when needed for)\b/;

function isNamed(said: string, { concept, text }: Finding): boolean {
  return [concept, text].some((name) => name.length > 2 && said.includes(name.toLowerCase().replace(/s$/, '')));
}

const youHave = /\byou (?:(?:have|had)(?! (?:asked|read|seen|taken|questions)\b)|suffer|are diagnosed)\b/i;
const onCondition =
  /\bhow (?:many|much)\b[^.]*\byou have\b|\b(?:if|when|whether|unless|in case|what|things|once) you (?:have|had)\b/i;

/** Nobody is told that they have something; an instruction of the document may say "if you have chest pain". */
export const youHaveFaults = ({ own, support }: Pick<Claim, 'own' | 'support'>): GroundingFault[] =>
  youHave.test(own) && !onCondition.test(own) && !youHave.test(support) ? [{ kind: 'you_have', word: 'you have' }] : [];

const cancerWord =
  /(?<!\b(?:not|no|non|without|rather than)[\s-](?:\w+ ){0,2})\b(?:cancer\w*|carcinoma\w*|malignan\w*|lymphoma|leuka?emia|melanoma|sarcoma|metasta\w+)\b/i;
const isCancer = ({ concept }: Finding): boolean =>
  /cancer|carcinoma|malignan|lymphoma|leuka?emia|melanoma|sarcoma|metasta/i.test(concept);

/** Whether a document rules cancer out and names none: then no sentence of ours speaks of it as if it were there. */
export function excludesCancer({ findings }: Pick<Source, 'findings'>): boolean {
  if (findings === undefined) return false;
  const known = excluding.get(findings);
  if (known !== undefined) return known;
  const cancers = findings.filter(isCancer);
  const excludes =
    cancers.some(({ assertion }) => assertion === 'absent') &&
    cancers.every(({ assertion }) => assertion === 'absent' || assertion === 'family');
  excluding.set(findings, excludes);
  return excludes;
}

/** Asked for each sentence of a document, decided once. */
const excluding = new WeakMap<readonly Finding[], boolean>();

export const speaksOfCancer = (words: string): boolean => cancerWord.test(words);

/** In a document that rules cancer out, only its absence, and that of the family, may be told. */
export function cancerFaults(said: string, source: Source): GroundingFault[] {
  if (!excludesCancer(source)) return [];
  const own = said.replace(/"[^"]*"/g, ' ');
  if (!speaksOfCancer(own)) return [];
  const mode = modeOf(own);
  return mode === 'absent' || mode === 'family' ? [] : [{ kind: 'cancer', word: cancerWord.exec(own)?.[0] ?? '' }];
}
