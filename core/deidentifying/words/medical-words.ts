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

/** Without the classes of Unicode, which are slow: entries are written in Latin letters. */
const wordForms = /[A-Za-z\u00c0-\u024f]+(?:['’][A-Za-z]+)?/g;

function collected(): MedicalWords {
  // Terms are printed in small letters, so that a capital shows a name: "Wilson disease". Tests and medicines have capitals of their own.
  const ofTerms = wordsIn([
    ...terms.flatMap(({ term, also }) => [term, ...also]),
    ...abbreviations.flatMap(({ senses }) => senses.map(({ means }) => means)),
  ]);
  const ofTitles = wordsIn([
    ...analytes.flatMap(({ name, also }) => [name, ...also]),
    ...medicines.flatMap(({ generic, brands, group }) => [generic, ...brands, group]),
  ]);
  const shortForms = wordsIn(abbreviations.map(({ abbreviation }) => abbreviation));
  const [termWords, otherTerms] = parted(ofTerms, (word) => /^[a-z\u00df-\u00ff]/.test(word));
  const [titles, otherTitles] = parted(ofTitles, (word) => word.length > 1 && !/^[A-Z]{2}/.test(word));
  const [names, capitals] = parted(otherTerms, (word) => /^[A-Z\u00c0-\u00de][a-z\u00df-\u00ff]/.test(word));
  for (const word of [...capitals, ...otherTitles]) shortForms.add(word);
  const words = new Set([...termWords, ...titles].map(foldWord));
  return {
    words,
    shortForms,
    smallForms: new Set([...shortForms].map((word) => word.toLowerCase())),
    eponyms: new Set(names.map(foldWord).filter((name) => !words.has(name))),
  };
}

const wordsIn = (phrases: readonly string[]): Set<string> => new Set(phrases.join('\n').match(wordForms));

function parted(words: Iterable<string>, isFirst: (word: string) => boolean): [string[], string[]] {
  const first: string[] = [];
  const rest: string[] = [];
  for (const word of words) (isFirst(word) ? first : rest).push(word);
  return [first, rest];
}

const medical = (): MedicalWords => (known ??= collected());

export const isMedicalWord = (word: string): boolean =>
  (!/ys$/i.test(word) && medical().words.has(foldWord(word))) ||
  medical().shortForms.has(word) ||
  hasMedicalEnding(word.toLowerCase());

/** "htn", "copd": a short form in the small letters of a hasty note. */
export const isSmallShortForm = (lower: string): boolean => medical().smallForms.has(lower);

export type Eponym = 'thing' | 'both' | undefined;

/** A name that is part of medical terms: of hardly anything else ("Foley", "Babinski"), or of many people too ("Murphy"). */
export function eponym(word: string): Eponym {
  const kinds = word.split(/[-–]/).map(eponymPart);
  if (kinds.length === 1) return kinds[0];
  return kinds.every((kind) => kind !== undefined) ? 'thing' : undefined;
}

function eponymPart(part: string): Eponym {
  const lower = part.replace(/['’]s?$/, '').toLowerCase();
  return nameOfThing(lower) ?? (medical().eponyms.has(foldWord(part)) ? 'both' : undefined);
}

/** Endings of diseases, operations, tests, germs and medicines (INN stems), which names of people do not have. */
const endings =
  /^.{2,}(?:[ao]emia|[ao]emic|itis|itic|osis|otic|iasis|ectom(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|plast(?:y|ies)|scop(?:y|ic|ies|es?)|ogram|tome|icular|reflexic|chondrial|graph(?:y|ic)|metry|path(?:y|ic|ies)|algia|rrh(?:o?ea|age|agic|aphy)|megaly|p(?:a|o)?enia|philia|cytes?|cytic|cytosis|blasts?|genesis|lysis|lytic|trophy|trophic|plegia|plegic|paresis|phas?ia|phagia|pno?ea|pno?eic|uria|uric|olog(?:y|ist|ists|ical|ic)|iatrics?|genic|ectas[ie]s|stenosis|stenotic|sclerosis|sclerotic|globulins?|globin|proteins?|oside|mycin|micin|cillin|floxacin|azole|prazole|sartan|statin|olol|pril|dipine|[izxtl][iu]mab|[ct][ai]n?inib|ciclib|parin|gliptin|gliflozin|glutide|triptan|setron|caine|barbital|azepam|zolam|oxetine|triptyline|thiazide|semide|lukast|terol|sone|solone|onide|fibrate|grel|xaban|gatran|cycline|coccus|cocci|coccal|bacter|bacteria|bacillus|virus|viral|vesical|cardial|cardium|thoracic|abdominal|cranial|spinal|nasal|femoral|glyceride|chloride|sulfate|phosphate|acetate|citrate|tartrate|succinate|fumarate|maleate|carnitine|leucine|glycine|proline|tyrosine|alanine|arginine|lysine|cysteine|methionine|asparagine|ornithine|citrulline|(?:id|in|ox|uct|fer|nth|gen|ter|ip|yl|act|ote|cle|tat)ase|ically|arrhythmia|surgeon|surgical|valgus|varus|graft|iform|[a-z]{3}oma|omata|dermal?|phobia|pharynx|splint|gastric|enteric|hepatic|renal|venous|arterial|vascular|muscular|glycemic|[ae]mia|uresis|poiesis|kinesis|kinesia|esthesia|tonia|tonic|pexy|desis|centesis|clasis|ptosis|rhythm)s?$/;

const hasMedicalEnding = (lower: string): boolean => lower.length >= 6 && endings.test(lower);
