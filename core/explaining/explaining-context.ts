import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { partsOf, type Parts } from './document-parts.ts';
import { documentWord } from './document-words.ts';
import { rankFindings, type RankedFinding } from './main-findings.ts';

/** What every part of the explanation is made from. */
export type Context = {
  reading: Reading;
  parts: Parts;
  findings: RankedFinding[];
  word: string; // what the document is called: "report", "note"
  knowledge: Knowledge;
};

export function contextOf(reading: Reading, knowledge: Knowledge): Context {
  const parts = partsOf(reading.sections);
  return {
    reading,
    parts,
    findings: rankFindings(reading.findings, parts, knowledge),
    word: documentWord[reading.documentType],
    knowledge,
  };
}
