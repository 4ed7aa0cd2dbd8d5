import type { DocumentPage, PageWord } from '#core/documents/page-layout.ts';
import type { Span } from '#core/kernel/span.ts';
import { reportText, spanOf } from './documents.ts';

const columns = 80;
const lines = 60;

/** Where the words of a text stand on a page of 80 columns and 60 lines, each with what was told of it. */
function wordsOn(text: string, page: Span, told: Record<string, Partial<PageWord>>): PageWord[] {
  const slice = text.slice(...page);
  return [...slice.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const before = slice.slice(0, index);
    const line = before.split('\n').length - 1;
    const column = index - (before.lastIndexOf('\n') + 1);
    const start = page[0] + index;
    const box: PageWord['box'] = [
      column / columns,
      (line + 0.2) / lines,
      (column + word.length) / columns,
      (line + 0.8) / lines,
    ];
    return { span: [start, start + word.length], box, confidence: 0.98, ...told[word] };
  });
}

export const aPage = (
  more: Partial<DocumentPage> & { text?: string; told?: Record<string, Partial<PageWord>> } = {},
) => {
  const { text = reportText, told = {}, ...rest } = more;
  const span = rest.span ?? ([0, text.length] satisfies Span);
  return {
    number: 1,
    kind: 'scan',
    width: 1700,
    height: 2200,
    turn: 0,
    hasPicture: true,
    problem: null,
    span,
    words: wordsOn(text, span, told),
    ...rest,
  } satisfies DocumentPage;
};

/** The report as a scan on two pages, where two values were hard to read. */
export function twoPages(told: Record<string, Partial<PageWord>> = {}): DocumentPage[] {
  const [cut] = spanOf('COMMENT');
  const doubts: Record<string, Partial<PageWord>> = {
    '6.1': { confidence: 0.5, doubt: { reason: 'differs', other: '8.1' } },
    '980': { confidence: 0.4, doubt: { reason: 'faint' } },
    ...told,
  };
  return [
    aPage({ span: [0, cut - 2], told: doubts }),
    aPage({ number: 2, span: [cut, reportText.length], told: doubts }),
  ];
}
