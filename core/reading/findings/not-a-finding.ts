import { expandPhrases } from '../../kernel/expand-phrases.ts';
import type { TermKind } from '../../knowledge/entries.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import words from './finding-words.json' with { type: 'json' };
import { hasWord, wordCount } from '../lines.ts';

const anyOf = (list: string): string =>
  expandPhrases(list)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '[ -]'))
    .join('|');

/** First words of requests, orders, signatures and remarks about the report itself, and words that make one of a statement anywhere. */
const request = new RegExp(`^(?:${anyOf(words.requestOpenings)})\\b|\\b(?:${anyOf(words.requestsAnywhere)})\\b`, 'i');
/** "Pijnacker, arts-microbioloog", "Anselm Trevithick, DO", "Fontaine-Abara MD FRCPC": who signed. */
const signature =
  /^[\p{Lu}][\p{L}.'-]+(?: [\p{Lu}][\p{L}.'-]*){0,3},\s(?:[a-z]+-[a-z]+|MD|DO|M\.D\.|FRC\p{L}+|MBBS|PhD|RN|PA-C)\b|\s(?:MD|FRCPC|FRCP|FRCR|FRANZCR|FRCPath|FRCPA|MBBS|MBChB|M\.D\.|D\.O\.)(?:[,\s]|$)/u;

/** Requests, signatures and remarks about the report are no findings. */
export const isNoFinding = (statement: string): boolean => {
  const said = statement.replace(/^[\s*_#>•-]{0,12}(?:\d{1,2}[.)]? (?=\p{L}))?/u, '');
  return !hasWord(said) || request.test(said) || signature.test(said);
};

/** Endings and words by which an unknown name shows that it is one of something wrong. */
const wrong =
  /\p{L}(?:osis|oses|itis|oma|omas|pathy|pathies|[ae]mia|uria|plasia|megaly|ectasis|ectasia|cele|algia|penia|cytosis|plegia|paresis|rrh?ea|malacia|trophy|lysis|stenosis|listhesis|dynia|opia|opsia|philia|spasm|ptosis)\b|\b(?:syndrome|disease|disorder|deficiency|insufficiency|failure|abnormal\p{L}*|reduced|decreased|impaired|increased|elevated|raised|loss|injur\p{L}*|lesions?|mass|defects?|infection|tumou?r|cancer|malignan\p{L}*|carcinoma|fracture|tear|rupture|positive|reactive|detected|delayed|absent|severe|moderate|mild|poor|weak|weakness|dysfunction|enlarged|dilated|thickened|effaced|displaced|complicated|suspicious|concerning|atypical|toxicity|withdrawal|crisis|attack|episode|sequelae|malformation|variant|anomaly|exacerbation|flare)\b/iu;
/** Words of what is well, of how a test went, and of what comes next. */
const well = new RegExp(`\\b(?:${anyOf(words.wellForms)})\\b`, 'i');
const fewWords = 6;
const otherKinds = new Set<TermKind>(['test', 'procedure']);

/** Whether a statement of a conclusion without a known finding may name one: by its words, or because it is short and says nothing else. */
export function mayBeAFinding(statement: string, knowledge: Knowledge): boolean {
  if (wrong.test(statement)) return true;
  if (!statement.trim().includes(' ') || well.test(statement) || wordCount(statement, fewWords + 1) > fewWords)
    return false;
  const terms = knowledge.findTerms(statement);
  const unnamed = terms.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), statement);
  return !onlyPlaces.test(unnamed) && !terms.some(({ entry }) => otherKinds.has(entry.kind));
}

/** "Pelvis and left hip." names parts of the body and nothing of them. */
const onlyPlaces = /^(?:\W|left|right|both|bilateral|and|the|of)*$/i;
