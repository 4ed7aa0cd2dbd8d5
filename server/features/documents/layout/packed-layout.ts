import { z } from 'zod';
import {
  DocumentPage,
  summaryOf,
  WordCorrection,
  WordDoubt,
  type DocumentLayout,
  type PageSummary,
  type PageWord,
} from '#core/documents/page-layout.ts';

const Marks = z.object({ doubt: WordDoubt.optional(), corrected: WordCorrection.optional() });

/**
 * A page as it is stored. Three hundred pages have a hundred thousand words: those of one page are kept as numbers in a text of their own,
 * so that opening a page does not go through all the others. `marks` has those words that something is to be told of, by their place.
 */
export const PackedPage = z.object({
  page: DocumentPage.omit({ words: true }),
  words: z.string(),
  marks: z.array(z.tuple([z.number(), Marks])),
});
export type PackedPage = z.infer<typeof PackedPage>;

export const PackedLayout = z.object({ pages: z.array(PackedPage) });
export type PackedLayout = z.infer<typeof PackedLayout>;

/** Seven for each word: where it begins on its page, its length, the four sides of its box and its confidence. */
const PackedWords = z.array(z.number());
const numbersAWord = 7;

// A ten-thousandth of a page is finer than a screen, and a thousandth of certainty finer than anybody knows.
const boxSteps = 10_000;
const confidenceSteps = 1_000;
const printed = -1;

export const packLayout = ({ pages }: DocumentLayout): PackedLayout => ({ pages: pages.map(packPage) });

function packPage({ words, ...page }: DocumentPage): PackedPage {
  const [from] = page.span;
  return {
    page,
    words: JSON.stringify(words.flatMap((word) => packWord(word, from))),
    marks: words.flatMap(({ doubt, corrected }, at): PackedPage['marks'] =>
      doubt === undefined && corrected === undefined ? [] : [[at, { doubt, corrected }]],
    ),
  };
}

function packWord({ span: [start, end], box, confidence }: PageWord, from: number): number[] {
  const places = box.map((share) => Math.round(share * boxSteps));
  return [
    start - from,
    end - start,
    ...places,
    confidence === null ? printed : Math.round(confidence * confidenceSteps),
  ];
}

export function unpackPage({ page, words, marks }: PackedPage): DocumentPage {
  const numbers = PackedWords.parse(JSON.parse(words));
  const marked = new Map(marks);
  const unpacked = Array.from({ length: numbers.length / numbersAWord }, (_unused, at): PageWord => {
    const word = unpackWord(numbers, at * numbersAWord, page.span[0]);
    const { doubt, corrected } = marked.get(at) ?? {};
    return { ...word, ...(doubt && { doubt }), ...(corrected && { corrected }) };
  });
  return { ...page, words: unpacked };
}

function unpackWord(numbers: readonly number[], at: number, from: number): PageWord {
  const number = (offset: number) => numbers[at + offset] ?? 0;
  const side = (offset: number) => number(offset) / boxSteps;
  const start = from + number(0);
  return {
    span: [start, start + number(1)],
    box: [side(2), side(3), side(4), side(5)],
    confidence: number(6) === printed ? null : number(6) / confidenceSteps,
  };
}

export const unpackLayout = ({ pages }: PackedLayout): DocumentLayout => ({ pages: pages.map(unpackPage) });

/** The pages with only those words that something is to be told of, which is all that explaining asks for. */
export const unpackMarked = ({ pages }: PackedLayout): DocumentLayout =>
  markedOnly({
    pages: pages.map((packed) => (packed.marks.length === 0 ? { ...packed.page, words: [] } : unpackPage(packed))),
  });

export const markedOnly = ({ pages }: DocumentLayout): DocumentLayout => ({
  pages: pages.map((page) => ({ ...page, words: page.words.filter(isMarked) })),
});

const isMarked = ({ doubt, corrected }: PageWord): boolean => doubt !== undefined || corrected !== undefined;

export const packedSummary = ({ page, marks }: PackedPage): PageSummary => {
  const doubtful = marks.filter(([, { doubt, corrected }]) => doubt !== undefined && corrected === undefined);
  return { ...summaryOf({ ...page, words: [] }), doubtful: doubtful.length };
};
