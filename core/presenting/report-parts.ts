import type { Language } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { latestResults } from '../documents/latest-results.ts';
import type { Span } from '../kernel/span.ts';
import { messageOf } from './main-message.ts';
import { missingNotices } from './missing-notices.ts';
import { noticePiece } from './notice-piece.ts';
import { isRunning, partItems } from './part-items.ts';
import type { Block, NoticeTone, Words } from './report-blocks.ts';
import type { NoteBook } from './report-notes.ts';
import { doubtfulPlaces, reportResults } from './report-results.ts';
import { plain, sourcedWords } from './report-runs.ts';
import { paragraphsOf, type Piece } from './sentences.ts';
import type { UrgentNotice } from './texts.ts';
import { textsIn } from './texts-in.ts';
import { toldOnce } from './told-once.ts';
import type { StorySection, ToldStory } from './told-story.ts';
import { urgentNotices } from './urgent-notices.ts';

export type Part = {
  interpretation: Interpretation;
  /** Undefined where the explanation has none. */
  story: ToldStory | undefined;
  notes: NoteBook;
  language: Language;
};

export const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text });

export function messagePart({ interpretation, story, notes, language }: Part): Block[] {
  const texts = textsIn(language);
  const { message, step } = story ?? messageOf(interpretation);
  if (message.length === 0) return [];
  return [
    heading(2, texts.mainMessage),
    { kind: 'paragraph', words: sourcedWords(message, language, notes), look: 'lead' },
    ...(step.length === 0
      ? []
      : ([
          { kind: 'paragraph', words: plain(texts.nextStep, 'strong'), look: 'label' },
          { kind: 'paragraph', words: sourcedWords(step, language, notes), look: 'lead' },
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
    title: textsIn(language).notices[notice.kind],
    words: sourcedWords([noticePiece(notice, language)], language, notes),
  }));

/** The summary stands above, as the main message. */
export function explanationPart(part: Part, doubtful: readonly Span[]): Block[] {
  const { summary, labResults, notices } = part.interpretation;
  const texts = textsIn(part.language);
  const story = part.story && toldOnce(part.story, missingPieces(part));
  const told = story?.flatMap(sectionBlocks(part)) ?? detailsOf(part);
  const results = reportResults(latestResults(labResults), [...doubtfulPlaces(notices), ...doubtful], part.language);
  const title = heading(2, texts.tabs.explanation);
  if (summary.trim() === '' && told.length === 0 && results.length === 0) {
    return [title, { kind: 'paragraph', words: plain(texts.explanation.empty) }];
  }
  // A story is read before the results, details after them.
  const parts = story === undefined ? [...results, ...told, ...notSaid(part)] : [...told, ...results];
  return parts.length === 0 ? [] : [title, ...parts];
}

function detailsOf({ interpretation: { interpretation, sentences }, notes, language }: Part): Block[] {
  const paragraphs = paragraphsOf(interpretation, sentences);
  if (paragraphs.length === 0) return [];
  return [
    heading(3, textsIn(language).explanation.details),
    ...paragraphs.map((pieces): Block => ({ kind: 'paragraph', words: sourcedWords(pieces, language, notes) })),
  ];
}

const sectionBlocks =
  ({ notes, language }: Part) =>
  ({ part, pieces }: StorySection): Block[] => {
    const name = heading(3, textsIn(language).story[part]);
    if (isRunning(part)) return [name, { kind: 'paragraph', words: sourcedWords(pieces, language, notes) }];
    return [
      name,
      { kind: 'bullets', items: saying(partItems(pieces).map((some) => sourcedWords(some, language, notes))) },
    ];
  };

function notSaid(part: Part): Block[] {
  const { notes, language } = part;
  const items = saying(missingPieces(part).map((piece) => sourcedWords([piece], language, notes)));
  return items.length === 0 ? [] : [heading(3, textsIn(language).explanation.notSaid), { kind: 'bullets', items }];
}

const missingPieces = ({ interpretation: { notices }, story, language }: Part): Piece[] =>
  missingNotices(notices, story).map((notice) => noticePiece(notice, language));

/** Without those that have no word that could be printed. */
export const saying = (items: Words[]): Words[] => items.filter((words) => words.length > 0);
