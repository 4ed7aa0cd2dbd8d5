import type { PageWord } from '../documents/page-layout.ts';
import type { ReadingLevel } from '../documents/reading-level.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { partsOf, type Parts } from './document-parts.ts';
import { documentWord } from './document-words.ts';
import { levelLimits, type LevelLimits } from './levels.ts';
import { rankFindings, type RankedFinding } from './main-findings.ts';

/** What every part of the explanation is made from. */
export type Context = {
  reading: Reading;
  parts: Parts;
  findings: RankedFinding[];
  isEnglish: boolean; // else only names and numbers are told
  word: string; // what the document is called: "report", "note"
  knowledge: Knowledge;
  doubtful: readonly PageWord[]; // what may have been read wrongly from a picture
  corrected: readonly PageWord[]; // what a person put in its place
  level: ReadingLevel;
  limits: LevelLimits;
};

export function contextOf(reading: Reading, knowledge: Knowledge, level: ReadingLevel = 'standard'): Context {
  const parts = partsOf(reading.sections);
  return {
    reading,
    parts,
    findings: rankFindings(reading.findings, parts, knowledge, reading),
    isEnglish: true,
    word: documentWord(reading),
    knowledge,
    doubtful: [],
    corrected: [],
    level,
    limits: levelLimits[level],
  };
}
