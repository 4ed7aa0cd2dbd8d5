import type { Language } from '../documents/explanation.ts';
import type { LabScale } from './lab-scale.ts';
import type { LabStatus } from './lab-words.ts';

/**
 * Words that belong together. `lang` is said where it is not that of the report. `note` is the number of the footnote that stands behind them.
 * `strong` words carry a name; an `aside` says where general words come from.
 */
export type Run = { text: string; lang?: Language; note?: number; look?: 'strong' | 'aside' };
/** One paragraph; between its runs stands a blank. */
export type Words = Run[];

export type NoticeTone = 'critical' | 'warning' | 'info';

/** One result. `sentence` says the number line to somebody who does not see it; `labels` stand on it, and are left out of a compact one. */
export type ResultRow = {
  name: string;
  status: LabStatus;
  words: string;
  scale: LabScale | null;
  labels: { value: string; low: string; high: string } | null;
  sentence: string;
  remarks: string[];
};

export type ReportTerm = { term: string; say: string | null; definition: Words };
/** `hasRoom` where lines to write on follow. */
export type ReportQuestion = { words: Words; because: string | null; hasRoom: boolean };
/** What a sentence comes from, in the words of the document. */
export type ReportNote = { number: number; words: Words };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; words: Words; look?: 'lead' | 'label' | 'muted' }
  | { kind: 'facts'; facts: { name: string; value: string }[] }
  | { kind: 'notice'; tone: NoticeTone; title: string; words: Words }
  | { kind: 'results'; rows: ResultRow[]; isCompact: boolean }
  | { kind: 'table'; columns: string[]; rows: string[][] }
  | { kind: 'bullets'; items: Words[] }
  | { kind: 'terms'; terms: ReportTerm[] }
  | { kind: 'questions'; questions: ReportQuestion[] }
  | { kind: 'notes'; notes: ReportNote[] };
