import type { PageProblem, WordDoubt } from '#core/documents/page-layout.ts';

type ProblemText = { why: string; whatToDo: string };

const wholePage = 'Lay the paper flat and hold the camera straight above it, so that the page fills the picture.';

/** Why nobody could read a page, and how to take a picture that can be read. */
export const pageProblemTexts: Record<PageProblem, ProblemText> = {
  blurred: {
    why: 'The picture of this page is blurred.',
    whatToDo:
      'Hold the phone still with both hands, tap the page on the screen to make it sharp, then take the picture.',
  },
  too_small: {
    why: 'The letters in this picture are too small.',
    whatToDo: 'Go closer, until one page fills the whole picture. Long pages can be two pictures.',
  },
  too_dark: {
    why: 'This picture is too dark.',
    whatToDo: 'Take it again by a window or under a lamp. Stand so that you cast no shadow on the paper.',
  },
  too_noisy: {
    why: 'This picture has too many specks and stripes.',
    whatToDo: 'Take a photo of the paper itself in good light. A fax or a copy of a copy is hard to read.',
  },
  unknown_letters: {
    why: 'This page is written in letters that Readback cannot read yet.',
    whatToDo: 'If you have it in English or another language with Latin letters, upload that.',
  },
  no_words: { why: 'Readback found no words in this picture.', whatToDo: wholePage },
  took_too_long: {
    why: 'Reading this page took too long, so Readback stopped.',
    whatToDo: `Take a new picture of this page alone. ${wholePage}`,
  },
};

/** Why a word was hard to read. */
export const doubtTexts: Record<WordDoubt['reason'], string> = {
  faint: 'The print is faint or unclear here.',
  differs: 'Two readings of it did not agree.',
  unlike_range: 'It does not look like the range beside it.',
  unknown_unit: 'This is not a unit that Readback knows.',
  covered: 'Something lies over it, such as a stamp, a fold or handwriting.',
};

export const hardToRead = 'hard to read';

export const missingPictureTexts = {
  none: 'This page cannot be shown as a picture. Its text is still there.',
  tryAgain: 'Try again',
} as const;

export const rowPictureTexts = {
  label: (page: number) => `The picture of this row, from page ${page} of your document`,
  failed: 'The picture of this row could not be loaded now.',
} as const;
