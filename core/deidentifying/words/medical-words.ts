import { abbreviations } from '../../knowledge/abbreviation-data.ts';
import { analytes } from '../../knowledge/analyte-data.ts';
import { medicines } from '../../knowledge/medicine-data.ts';
import { foldWord } from '../../knowledge/spelling.ts';
import { nameOfThing } from './eponyms.ts';
import { terms } from '../../knowledge/term-data.ts';

type MedicalWords = {
  words: Set<string>; // folded: every word of a term, an analyte, a medicine, a meaning
  shortForms: Set<string>; // as they are printed: "HTN", "Abd", "mmHg"
  smallForms: Set<string>; // the same in small letters
  eponyms: Set<string>; // in small letters: people after whom something is named
};

let known: MedicalWords | undefined;

const wordForms = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;

function collected(): MedicalWords {
  const found: MedicalWords = { words: new Set(), shortForms: new Set(), smallForms: new Set(), eponyms: new Set() };
  for (const { term, also } of terms) for (const phrase of [term, ...also]) addTerm(found, phrase);
  for (const { name, also } of analytes) for (const phrase of [name, ...also]) addTitle(found, phrase);
  for (const { generic, brands, group } of medicines)
    for (const phrase of [generic, ...brands, group]) addTitle(found, phrase);
  for (const { abbreviation, senses } of abbreviations) {
    for (const word of abbreviation.match(wordForms) ?? []) found.shortForms.add(word);
    for (const { means } of senses) addTerm(found, means);
  }
  for (const word of found.shortForms) found.smallForms.add(word.toLowerCase());
  for (const word of found.words) found.eponyms.delete(word);
  return found;
}

/** Terms are printed in small letters, so that a capital shows a name: "Wilson disease". */
function addTerm(found: MedicalWords, phrase: string): void {
  for (const word of phrase.match(wordForms) ?? []) {
    if (/^\p{Lu}\p{Ll}/u.test(word)) found.eponyms.add(foldWord(word));
    else if (/^\p{Ll}/u.test(word)) found.words.add(foldWord(word));
    else found.shortForms.add(word);
  }
}

/** Names of tests and medicines have capitals of their own. */
function addTitle(found: MedicalWords, phrase: string): void {
  for (const word of phrase.match(wordForms) ?? [])
    if (/^\p{Lu}{2}/u.test(word)) found.shortForms.add(word);
    else if (word.length > 1) found.words.add(foldWord(word));
}

const medical = (): MedicalWords => (known ??= collected());

export const isMedicalWord = (word: string): boolean =>
  medical().words.has(foldWord(word)) || medical().shortForms.has(word) || hasMedicalEnding(word.toLowerCase());

/** "htn", "copd": a short form in the small letters of a hasty note. */
export const isSmallShortForm = (lower: string): boolean => medical().smallForms.has(lower);

export type Eponym = 'thing' | 'both' | undefined;

/** A name that is part of medical terms: of hardly anything else ("Foley", "Babinski"), or of many people too ("Murphy"). */
export function eponym(word: string): Eponym {
  const kinds = word.split(/[-–]/).map(eponymPart);
  if (kinds.length > 1 && kinds.every((kind) => kind !== undefined)) return 'thing';
  return kinds.find((kind) => kind === 'thing') ?? kinds.find((kind) => kind === 'both');
}

export const isEponym = (word: string): boolean => eponym(word) !== undefined;

function eponymPart(part: string): Eponym {
  const lower = part.replace(/['’]s?$/, '').toLowerCase();
  return nameOfThing(lower) ?? (medical().eponyms.has(foldWord(part)) ? 'both' : undefined);
}

/** Endings of diseases, operations, tests, germs and medicines (INN stems), which names of people do not have. */
const endings =
  /^.{2,}(?:[ao]emia|[ao]emic|itis|itic|osis|otic|iasis|ectom(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|plast(?:y|ies)|scop(?:y|ic|ies)|graph(?:y|ic)|metry|path(?:y|ic|ies)|algia|rrh(?:o?ea|age|agic|aphy)|megaly|p(?:a|o)?enia|philia|cytes?|cytic|cytosis|blasts?|genesis|lysis|lytic|trophy|trophic|plegia|plegic|paresis|phas?ia|phagia|pno?ea|pno?eic|uria|uric|olog(?:y|ist|ists|ical|ic)|iatrics?|genic|ectas[ie]s|stenosis|stenotic|sclerosis|sclerotic|globulins?|globin|proteins?|oside|mycin|micin|cillin|floxacin|azole|prazole|sartan|statin|olol|pril|dipine|[izxtl][iu]mab|[ct][ai]n?inib|ciclib|parin|gliptin|gliflozin|glutide|triptan|setron|caine|barbital|azepam|zolam|oxetine|triptyline|thiazide|semide|lukast|terol|sone|solone|onide|fibrate|grel|xaban|gatran|cycline|coccus|cocci|coccal|bacter|bacteria|bacillus|virus|viral|vesical|cardial|cardium|thoracic|abdominal|cranial|spinal|nasal|femoral|glyceride|chloride|sulfate|phosphate|acetate|citrate|tartrate|succinate|fumarate|maleate)s?$/;

const hasMedicalEnding = (lower: string): boolean => lower.length >= 6 && endings.test(lower);
