import type { Lexicon } from '../simplifying/lexicon.ts';
import type {
  AbbreviationEntry,
  AdultLimit,
  AnalyteEntry,
  CriticalLimit,
  MedicineEntry,
  TermEntry,
} from './entries.ts';

/** A place in a text where an entry was recognised. Offsets are UTF-16, into the text that was searched. */
export type Mention<Entry> = { entry: Entry; start: number; end: number };

/** Everything the reader and the explainer may know. Built once; look-ups cost the same however many entries there are. */
export type Knowledge = {
  /**
   * The analyte printed under this name, whatever its case, punctuation, specimen suffix or method in brackets. With the unit "%",
   * a name that labs print for a count and for a share ("Neutrophils") is the share. Under a urine heading, ask for "<name>, Urine".
   */
  findAnalyte(printedName: string, unit?: string): AnalyteEntry | undefined;
  getAnalyte(id: string): AnalyteEntry;
  findCriticalLimit(analyteId: string, unit: string): CriticalLimit | undefined;
  /** What is generally accepted for adults: one limit, or one for each sex; none where the unit is another one. Without a unit, those in all units. */
  findAdultLimits(analyteId: string, unit?: string): readonly AdultLimit[];
  findTerm(words: string): TermEntry | undefined;
  /** Terms in a text, longest match first, none overlapping, in order; plurals and spelling variants included. */
  findTerms(text: string): Mention<TermEntry>[];
  findAbbreviation(abbreviation: string): AbbreviationEntry | undefined;
  findMedicine(name: string): MedicineEntry | undefined;
  findMedicines(text: string): Mention<MedicineEntry>[];
  /** Plain words for medical ones. */
  lexicon: Lexicon;
};
