import type { Language, Notice, Sentence } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { latestResults } from '../documents/latest-results.ts';
import type { Span } from '../kernel/span.ts';
import { splitMessage } from './main-message.ts';
import type { Block, NoticeTone, Words } from './report-blocks.ts';
import type { NoteBook } from './report-notes.ts';
import { doubtfulPlaces, reportResults } from './report-results.ts';
import { plain, sourcedWords } from './report-runs.ts';
import { cutIntoPieces, paragraphsOf } from './sentences.ts';
import { texts, type UrgentNotice } from './texts.ts';
import { urgentNotices } from './urgent-notices.ts';

export type Part = { interpretation: Interpretation; notes: NoteBook; language: Language };

export const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text });

export function messagePart({ interpretation: { summary, sentences }, notes, language }: Part): Block[] {
  const { message, step } = splitMessage(cutIntoPieces(summary, sentences));
  if (message.length === 0) return [];
  return [
    heading(2, texts.mainMessage),
    { kind: 'paragraph', words: sourcedWords(message, language, notes), look: 'lead' },
    ...(step === undefined
      ? []
      : ([
          { kind: 'paragraph', words: plain(texts.nextStep, 'strong'), look: 'label' },
          { kind: 'paragraph', words: sourcedWords([step], language, notes), look: 'lead' },
        ] satisfies Block[])),
  ];
}

const tones: Record<UrgentNotice, NoticeTone> = {
  crisis: 'critical',
  critical: 'critical',
  conflict: 'warning',
  hard_to_read: 'warning',
  instruction_in_document: 'warning',
  not_medical: 'info',
};

export const noticesPart = ({ interpretation: { notices }, notes, language }: Part): Block[] =>
  urgentNotices(notices).map((notice) => ({
    kind: 'notice',
    tone: tones[notice.kind],
    title: texts.notices[notice.kind],
    words: sourcedWords([{ text: notice.text, sentence: sentenceOf(notice) }], language, notes),
  }));

/** A notice as a sentence of the document, so that it has its footnote too. */
export const sentenceOf = ({ text, spans }: Notice): Sentence => ({
  ...{ section: 'interpretation', text, spans, basis: 'document' },
});

/** The summary stands above, as the main message. */
export function explanationPart({ interpretation: shown, notes, language }: Part, doubtful: readonly Span[]): Block[] {
  const { summary, interpretation, sentences, labResults, notices } = shown;
  const paragraphs = paragraphsOf(interpretation, sentences);
  const results = reportResults(latestResults(labResults), [...doubtfulPlaces(notices), ...doubtful]);
  const title = heading(2, texts.tabs.explanation);
  if (summary.trim() === '' && paragraphs.length === 0 && results.length === 0) {
    return [title, { kind: 'paragraph', words: plain(texts.explanation.empty) }];
  }
  const missing = notices.filter(({ kind }) => kind === 'incomplete');
  const notSaid = missing.map((notice) => [{ text: notice.text, sentence: sentenceOf(notice) }]);
  const details = paragraphs.map((pieces): Block => ({
    kind: 'paragraph',
    words: sourcedWords(pieces, language, notes),
  }));
  const items = saying(notSaid.map((pieces) => sourcedWords(pieces, language, notes)));
  const parts: Block[] = [
    ...results,
    ...(details.length === 0 ? [] : [heading(3, texts.explanation.details), ...details]),
    ...(items.length === 0 ? [] : [heading(3, texts.explanation.notSaid), { kind: 'bullets' as const, items }]),
  ];
  return parts.length === 0 ? [] : [title, ...parts];
}

/** Without those that have no word that could be printed. */
export const saying = (items: Words[]): Words[] => items.filter((words) => words.length > 0);
