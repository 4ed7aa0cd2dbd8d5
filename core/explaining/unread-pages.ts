import type { Notice } from '../documents/explanation.ts';
import type { DocumentLayout, DocumentPage, PageProblem } from '../documents/page-layout.ts';
import { capitalise, listOf } from './wording.ts';

/** What is wrong with "page 2" or "pages 2 and 3", and what to do about it. */
const problems: Record<PageProblem, { what: (pages: string, many: boolean) => string; advice: string }> = {
  blurred: {
    what: (pages, many) => `${pages} ${many ? 'are' : 'is'} blurred`,
    advice: 'Take a new picture: hold the camera still, and wait until the letters are sharp.',
  },
  too_small: {
    what: (pages) => `The letters on ${pages} are too small to read`,
    advice: 'Take a new picture from closer, so that the page fills it.',
  },
  too_dark: {
    what: (pages, many) => `${pages} ${many ? 'are' : 'is'} too dark to read`,
    advice: 'Take a new picture with more light, and with no shadow on the page.',
  },
  too_noisy: {
    what: (pages, many) => `${pages} ${many ? 'have' : 'has'} too many specks to read`,
    advice: 'Take a new picture by daylight, or scan the page.',
  },
  unknown_letters: {
    what: (pages, many) => `${pages} ${many ? 'are' : 'is'} written in letters that we cannot read yet`,
    advice: 'Ask for a copy in English.',
  },
  no_words: {
    what: (pages) => `We found no words on ${pages}`,
    advice: 'If words are printed there, take a new picture: flat, in good light, from straight above.',
  },
  took_too_long: {
    what: (pages) => `Reading ${pages} took too long`,
    advice: 'Try it again with a picture of that page alone.',
  },
};

/** Pages that could not be read, named by what is wrong with them, with what helps. */
export function unreadPages(layout: DocumentLayout | undefined): Notice[] {
  const pages = layout?.pages ?? [];
  return [...Map.groupBy(pages, ({ problem }) => problem)].flatMap(([problem, some]) =>
    problem === null ? [] : [noticeOf(problem, some, pages.length === 1)],
  );
}

function noticeOf(problem: PageProblem, pages: readonly DocumentPage[], isOnly: boolean): Notice {
  const many = pages.length > 1;
  const named = isOnly ? 'this page' : `page${many ? 's' : ''} ${listOf(pages.map(({ number }) => String(number)))}`;
  const { what, advice } = problems[problem];
  const isEmpty = pages.every(({ words }) => words.length === 0);
  const missing = isEmpty
    ? `${many ? 'Their' : 'Its'} words are not explained here.`
    : 'Some words may be missing or wrong here.';
  return {
    kind: isEmpty ? 'incomplete' : 'hard_to_read',
    text: capitalise(`${what(named, many)}. ${problem === 'no_words' ? '' : `${missing} `}${advice}`),
    spans: pages.map(({ span }) => span).filter(([start, end]) => start < end),
  };
}
