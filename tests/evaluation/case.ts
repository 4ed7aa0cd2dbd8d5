import type { DocumentType } from '#core/documents/document-types.ts';
import type { Comparator, Explanation, LabFlag } from '#core/documents/explanation.ts';
import type { GoldFinding } from './gold-document.ts';

/** A result that the document prints. What is `undefined` is not known and not measured; `null` is known to be missing. */
export type ExpectedRow = {
  name: string;
  isCodedName?: boolean; // the document prints another name for it
  loinc: string | null;
  value: string; // as printed, without its comparator
  comparator?: Comparator | null | undefined;
  unit?: string | null | undefined;
  range?: { low: number | null; high: number | null } | null | undefined;
  flags?: readonly LabFlag[] | undefined; // any of these is right
  previous: readonly string[]; // printed beside it, from an earlier day
};

export type ExpectedMedicine = {
  name: string;
  strength?: string | null | undefined;
  instructions?: string | undefined;
};

/** `optional` ones may be read or not. `isComplete` is false where the facts are known to leave out some that the document prints. */
type Listed<Fact> = { listed: readonly Fact[]; optional?: readonly Fact[]; isComplete: boolean };

/** What is known of a document. A fact that is not given is not measured. */
export type Expected = {
  kinds?: readonly string[]; // any of these is right
  type?: DocumentType;
  rows?: Listed<ExpectedRow>;
  medications?: Listed<ExpectedMedicine>;
  sections?: Listed<string>; // headers as printed
  onlySection?: { name: RegExp; by: 'text' | 'header' }; // what the one section of this text is
  findings?: readonly GoldFinding[];
  terms?: readonly string[];
  ambiguous?: string; // an abbreviation that nothing in the text decides
  scales?: readonly { scale: string; value: string }[];
  notices?: readonly string[];
  mustSay?: readonly string[];
  mustNotSay?: readonly string[];
};

export type Case = { id: string; text: string; expected: Expected };
export type Corpus = {
  name: string;
  cases: readonly Case[];
  withoutText: number;
  printedHere: number;
  rowsNotPrinted: number;
};
/** `allTerms`: the terms of the detailed explanation, which lists all; the others explain what stands in their own words. */
export type Outcome = {
  id: string;
  expected: Expected;
  explanation: Explanation;
  allTerms: Explanation['medicalTerminology'];
  ms: number;
};
