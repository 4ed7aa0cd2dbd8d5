import type { ExplainedTerm, Importance, Language, Notice, Sentence } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import { latestResults } from '../documents/latest-results.ts';
import type { Span } from '../kernel/span.ts';
import type { VisitQuestions } from '../taking-along/visit-questions.ts';
import { splitMessage } from './main-message.ts';
import { orderedQuestions } from './ordered-questions.ts';
import type { Block, NoticeTone, ReportTerm } from './report-blocks.ts';
import type { NoteBook } from './report-notes.ts';
import { doubtfulPlaces, reportResults } from './report-results.ts';
import { plain, sourcedWords, tidy } from './report-runs.ts';
import { reportTexts } from './report-texts.ts';
import { cutIntoPieces, paragraphsOf } from './sentences.ts';
import { texts, type UrgentNotice } from './texts.ts';
import { urgentNotices } from './urgent-notices.ts';

type Part = { interpretation: Interpretation; notes: NoteBook; language: Language };

const heading = (level: 2 | 3, text: string): Block => ({ kind: 'heading', level, text });

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
  const items = notSaid.map((pieces) => sourcedWords(pieces, language, notes));
  const parts: Block[] = [
    ...results,
    ...(details.length === 0 ? [] : [heading(3, texts.explanation.details), ...details]),
    ...(items.length === 0 ? [] : [heading(3, texts.explanation.notSaid), { kind: 'bullets' as const, items }]),
  ];
  return parts.length === 0 ? [] : [title, ...parts];
}

const importances: Importance[] = ['high', 'medium', 'low'];

/** `english` are the definitions that nobody wrote anew in another language. */
export function termsPart({ interpretation, language }: Part, english: ReadonlySet<string>): Block[] {
  const { medicalTerminology: terms } = interpretation;
  const title = heading(2, texts.tabs.terms);
  if (terms.length === 0) return [title, { kind: 'paragraph', words: plain(texts.terms.empty) }];
  const termOf = ({ term, say, definition }: ExplainedTerm): ReportTerm => ({
    term: tidy(term),
    say: say === undefined ? null : tidy(texts.terms.say(say)),
    definition: plain(definition).map((run) =>
      language === 'en' || english.has(definition) ? run : { ...run, lang: language },
    ),
  });
  const groups = importances.map((importance) => ({
    name: texts.terms.groups[importance],
    terms: terms.filter((term) => term.importance === importance).map(termOf),
  }));
  const filled = groups.filter((group) => group.terms.length > 0);
  return [title, ...filled.flatMap(({ name, ...group }): Block[] => [heading(3, name), { kind: 'terms', ...group }])];
}

export const visitPart = (questions: VisitQuestions['questions']): Block[] =>
  questions.length === 0
    ? []
    : [
        heading(2, reportTexts.visit),
        {
          kind: 'questions',
          questions: questions.map(({ text }) => ({ words: plain(text), because: null, hasRoom: true })),
        },
      ];

/** A question that stands on the person's own list has its room to write there. */
export function questionsPart({ interpretation, notes, language }: Part, own: VisitQuestions['questions']): Block[] {
  const title = heading(2, texts.tabs.questions);
  const disclaimer: Block = { kind: 'paragraph', words: plain(texts.questions.disclaimer), look: 'muted' };
  const ordered = orderedQuestions(interpretation);
  if (ordered.length === 0) return [title, { kind: 'paragraph', words: plain(texts.questions.empty) }, disclaimer];
  const sentences = interpretation.sentences.filter(({ section }) => section === 'question');
  const listed = new Set(own.map(({ text }) => text));
  const questions = ordered.map(({ question, because }) => ({
    words: sourcedWords(cutIntoPieces(question, sentences), language, notes),
    because: because === null ? null : tidy(because),
    hasRoom: !listed.has(question),
  }));
  return [
    title,
    { kind: 'paragraph', words: plain(texts.questions.intro) },
    { kind: 'questions', questions },
    disclaimer,
  ];
}

export function recommendationsPart({ interpretation, notes, language }: Part): Block[] {
  const { keyFindings, recommendations, sentences } = interpretation;
  const words = texts.recommendations;
  const listOf = (name: string, items: string[], empty: string): Block[] => [
    heading(3, name),
    items.length === 0
      ? { kind: 'paragraph', words: plain(empty) }
      : { kind: 'bullets', items: items.map((item) => sourcedWords(cutIntoPieces(item, sentences), language, notes)) },
  ];
  return [
    heading(2, texts.tabs.recommendations),
    ...listOf(words.findings, keyFindings, words.noFindings),
    ...listOf(words.recommendations, recommendations, words.noRecommendations),
    { kind: 'paragraph', words: plain(words.disclaimer), look: 'muted' },
  ];
}
