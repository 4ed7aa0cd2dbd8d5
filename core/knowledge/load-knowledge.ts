import { createAbbreviationIndex } from './abbreviation-index.ts';
import { abbreviations } from './abbreviation-data.ts';
import { createAdultLimitIndex } from './adult-limit-index.ts';
import { adultLimits, analytes, criticalLimits } from './analyte-data.ts';
import { createAnalyteIndex } from './analyte-index.ts';
import { createCriticalLimitIndex } from './critical-limit-index.ts';
import type { MedicineEntry, TermEntry } from './entries.ts';
import type { Knowledge } from './knowledge.ts';
import { medicines } from './medicine-data.ts';
import { createPhraseIndex, type PhraseIndex } from './phrase-index.ts';
import { createLexicon } from '../simplifying/lexicon.ts';
import { lexiconEntries } from '../simplifying/lexicon-data.ts';
import { terms } from './term-data.ts';
import { createTermsInContext } from './terms-in-context.ts';

let loaded: Knowledge | undefined;

/** All entries behind their indexes. Built at the first call, shared by all later ones. */
export function loadKnowledge(): Knowledge {
  loaded ??= buildKnowledge();
  return loaded;
}

function buildKnowledge(): Knowledge {
  const analyteIndex = createAnalyteIndex(analytes);
  const termsInContext = createTermsInContext(abbreviations, (words) => termIndex.find(words));
  const termIndex: PhraseIndex<TermEntry> = createPhraseIndex(
    terms,
    (entry) => [entry.term, ...entry.also],
    termsInContext,
  );
  const medicinesInContext = createTermsInContext(abbreviations, (words) => medicineIndex.find(words));
  const medicineIndex: PhraseIndex<MedicineEntry> = createPhraseIndex(
    medicines,
    (entry) => [entry.generic, ...entry.brands],
    medicinesInContext,
  );
  const findAbbreviation = createAbbreviationIndex(abbreviations);
  // Among names of medicines "ASA" is aspirin, its first sense, whatever it is elsewhere.
  const firstSenseOf = (name: string) => findAbbreviation(name)?.senses[0]?.means;
  return {
    lexicon: createLexicon(lexiconEntries),
    findAnalyte: (printedName, unit) => analyteIndex.find(printedName, unit),
    getAnalyte: (id) => analyteIndex.get(id),
    findCriticalLimit: createCriticalLimitIndex(criticalLimits),
    findAdultLimits: createAdultLimitIndex(adultLimits),
    findTerm: (words) => termIndex.find(words),
    findTerms: (text) => termIndex.findAll(text),
    findAbbreviation,
    findMedicine: (name) => medicineIndex.find(name) ?? medicineIndex.find(firstSenseOf(name) ?? ''),
    findMedicines: (text) => medicineIndex.findAll(text),
  };
}
