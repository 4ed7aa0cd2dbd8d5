import type { Language } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import type { Span } from '../kernel/span.ts';
import type { VisitQuestions } from '../taking-along/visit-questions.ts';
import { noticePiece } from './notice-piece.ts';
import type { Paper } from './papers.ts';
import type { Block } from './report-blocks.ts';
import { reportFacts } from './report-facts.ts';
import { openNoteBook } from './report-notes.ts';
import { explanationPart, messagePart, noticesPart } from './report-parts.ts';
import { questionsPart, visitPart } from './report-questions.ts';
import { recommendationsPart } from './report-recommendations.ts';
import { plain, tidy } from './report-runs.ts';
import { termsPart } from './report-terms.ts';
import { reportTextsIn } from './report-texts-in.ts';
import { stillEnglish } from './still-english.ts';
import { textsIn } from './texts-in.ts';
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

/**
 * An explanation as it goes on paper: what is printed, in its order, and nothing of how it is drawn. `language` is that of its words;
 * names of tests and terms stay in English, as the document prints them.
 */
export type Report = { title: string; paper: Paper; language: Language; blocks: Block[] };

export function reportOf(interpretation: Interpretation, options: ReportOptions): Report {
  const { paper, visitQuestions, doubtful = [], english = new Set<string>() } = options;
  const { sentences, notices, text, language = 'en' } = interpretation;
  const title = tidy(interpretation.title) || reportTextsIn(language).untitled;
  const pieces = [
    ...sentences.map((sentence) => ({ text: sentence.text, sentence })),
    ...notices.map((notice) => noticePiece(notice, language)),
  ];
  const notes = openNoteBook(pieces, text, language);
  const story = toldStory(interpretation);
  const part = { interpretation, story, notes, language };
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    { kind: 'paragraph', words: plain(reportTextsIn(language).kind), look: 'label' },
    reportFacts(interpretation, options),
    ...stillEnglishPart(interpretation, english),
    ...messagePart(part),
    ...noticesPart(part),
    ...explanationPart(part, doubtful),
    ...termsPart(part, english),
    ...visitPart(visitQuestions, language),
    ...questionsPart(part, visitQuestions),
    // A story has its steps among its parts.
    ...(story === undefined ? recommendationsPart(part) : []),
  ];
  return { title, paper, language, blocks: [...blocks, ...sourcesPart(notes.notes(), language), ...closing(language)] };
}

/** Above everything, where something of the explanation is in another language than the rest. */
function stillEnglishPart(interpretation: Interpretation, english: ReadonlySet<string>): Block[] {
  const line = stillEnglish(interpretation, english);
  return line === undefined ? [] : [{ kind: 'paragraph', words: plain(line), look: 'muted' }];
}

const sourcesPart = (notes: Extract<Block, { kind: 'notes' }>['notes'], language: Language): Block[] =>
  notes.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: textsIn(language).sources.printed },
        { kind: 'notes', notes },
      ];

// Sheets of paper part company: the last one says it once more.
const closing = (language: Language): Block[] => [
  { kind: 'heading', level: 2, text: reportTextsIn(language).remember },
  { kind: 'paragraph', words: plain(textsIn(language).recommendations.disclaimer) },
];
