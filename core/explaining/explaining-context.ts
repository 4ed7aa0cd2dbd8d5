import type { PageWord } from '../documents/page-layout.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { partsOf, type Parts } from './document-parts.ts';
import { weighFindings, type WeighedFinding } from './weigh-findings.ts';

/** What every part of the explanation is made from. */
export type Context = {
  reading: Reading;
  parts: Parts;
  findings: WeighedFinding[];
  isEnglish: boolean; // else only names and numbers are told
  knowledge: Knowledge;
  doubtful: readonly PageWord[]; // what may have been read wrongly from a picture
  corrected: readonly PageWord[]; // what a person put in its place
  level: ReadingLevel;
};

export function contextOf(reading: Reading, knowledge: Knowledge, level: ReadingLevel = 'standard'): Context {
  const parts = partsOf(reading.sections);
  return {
    reading,
    parts,
    findings: weighFindings(reading, parts, knowledge),
    isEnglish: true,
    knowledge,
    doubtful: [],
    corrected: [],
    level,
  };
}
