import type { Interpretation } from '../documents/interpretation.ts';
import type { Span } from '../kernel/span.ts';
import type { VisitQuestions } from '../taking-along/visit-questions.ts';
import { sentenceOf } from './notice-sentence.ts';
import type { Paper } from './papers.ts';
import type { Block } from './report-blocks.ts';
import { reportFacts } from './report-facts.ts';
import { openNoteBook } from './report-notes.ts';
import { explanationPart, messagePart, noticesPart } from './report-parts.ts';
import { questionsPart, visitPart } from './report-questions.ts';
import { recommendationsPart } from './report-recommendations.ts';
import { plain, tidy } from './report-runs.ts';
import { termsPart } from './report-terms.ts';
import { reportTexts } from './report-texts.ts';
import { texts } from './texts.ts';
import { toldStory } from './told-story.ts';

export type ReportOptions = {
  paper: Paper;
  /** A person's own list for the visit; empty where they have none. */
  visitQuestions: VisitQuestions['questions'];
  /** When the document was uploaded, as an ISO time; null for a sample. */
  uploadedAt: string | null;
  /** In which dates are written, as in `Europe/Madrid`. */
  timeZone?: string;
  /** Places of the text that were hard to read on a page, and that nobody has checked. */
  doubtful?: readonly Span[];
  /** Definitions that stand in English where the rest is told in another language. */
  english?: ReadonlySet<string>;
};

/** An explanation as it goes on paper: what is printed, in its order, and nothing of how it is drawn. */
export type Report = { title: string; paper: Paper; blocks: Block[] };

export function reportOf(interpretation: Interpretation, options: ReportOptions): Report {
  const { paper, visitQuestions, doubtful = [], english = new Set<string>() } = options;
  const { sentences, notices, text, language = 'en' } = interpretation;
  const title = tidy(interpretation.title) || reportTexts.untitled;
  const notes = openNoteBook([...sentences, ...notices.map(sentenceOf)], text);
  const story = toldStory(interpretation);
  const part = { interpretation, story, notes, language };
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'paragraph', words: plain(reportTexts.kind), look: 'label' },
    reportFacts(interpretation, options),
    ...messagePart(part),
    ...noticesPart(part),
    ...explanationPart(part, doubtful),
    ...termsPart(part, english),
    ...visitPart(visitQuestions),
    ...questionsPart(part, visitQuestions),
    // A story has its steps among its parts.
    ...(story === undefined ? recommendationsPart(part) : []),
  ];
  return { title, paper, blocks: [...blocks, ...sourcesPart(notes.notes()), ...closing] };
}

const sourcesPart = (notes: Extract<Block, { kind: 'notes' }>['notes']): Block[] =>
  notes.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: texts.sources.printed },
        { kind: 'notes', notes },
      ];

// Sheets of paper part company: the last one says it once more.
const closing: Block[] = [
  { kind: 'heading', level: 2, text: reportTexts.remember },
  { kind: 'paragraph', words: plain(texts.recommendations.disclaimer) },
];
