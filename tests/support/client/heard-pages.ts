import type { ExplainedTerm } from '#core/documents/explanation.ts';
import type { Passage } from '#core/reading-aloud/passages.ts';
import type { HeardPage } from '#client/lib/heard-page/heard-page.ts';
import type { Reader } from '#client/lib/reader/reader.ts';

export const potassium: ExplainedTerm = {
  term: 'potassium',
  definition: 'A mineral that helps your heart work.',
  importance: 'high',
  spans: [],
};
export const sodium: ExplainedTerm = {
  term: 'sodium',
  definition: 'A mineral that holds water.',
  importance: 'low',
  spans: [],
};

export const aPassage = (text: string): Passage => ({ part: 'explanation', text, spoken: text, terms: [] });

/** An interpretation that writes down what is done to it. */
export function aHeardPage(more: Partial<HeardPage> = {}): { page: HeardPage; done: string[] } {
  const done: string[] = [];
  const page: HeardPage = {
    kind: 'interpretation',
    title: 'Blood tests',
    documentRef: '7',
    terms: [potassium, sodium],
    passages: async () => [aPassage('Your potassium is high.')],
    about: async (subject) => (subject === 'medicines' ? [] : [aPassage(`About the ${subject}.`)]),
    show: async (part) => {
      done.push(`show ${part}`);
      return document.body;
    },
    showTerm: async (term) => {
      done.push(`show term ${term}`);
      return document.body;
    },
    exportPdf: () => done.push('export'),
    highlightImportant: () => {
      done.push('highlight');
      return 2;
    },
    ...more,
  };
  return { page, done };
}

/** A reader that writes down what it is told. */
export function aReader(more: Partial<Reader> = {}): { reader: Reader; told: string[] } {
  const told: string[] = [];
  const reader: Reader = {
    state: { status: 'idle' },
    read: (passages) => told.push(`read ${passages.map(({ spoken }) => spoken).join(' ')}`),
    say: (words, language = 'en') => told.push(language === 'en' ? `say ${words}` : `say ${words} in ${language}`),
    pause: () => told.push('pause'),
    resume: () => told.push('resume'),
    stop: () => told.push('stop'),
    move: (by) => told.push(`move ${by}`),
    isSpeaking: false,
    ...more,
  };
  return { reader, told };
}
