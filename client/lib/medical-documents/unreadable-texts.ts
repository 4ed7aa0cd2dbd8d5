import type { UnreadableReason } from '#core/documents/medical-document.ts';
import { maxTextLength } from '#core/documents/upload-rules.ts';
import { pageProblemTexts } from './page-texts.ts';

type UnreadableText = { why: string; whatToDo: string };

const uploadText =
  'If you have the report as a PDF or a text file, upload that. Many patient portals let you download one.';
const tryAgain = 'Download or export the file again and upload the new copy.';

/** Why a document could not be read, and what a person can do about it. */
export const unreadableTexts: Record<UnreadableReason, UnreadableText> = {
  hard_to_read: {
    why: 'Readback could not read the words in this picture.',
    whatToDo:
      'Take the picture again: lay the paper flat, in good light, without shadows, and hold the camera straight above it so that the whole page fills the picture.',
  },
  blurred: pageProblemTexts.blurred,
  too_small: pageProblemTexts.too_small,
  too_dark: pageProblemTexts.too_dark,
  unknown_letters: {
    why: 'This document is written in letters that Readback cannot read yet.',
    whatToDo: 'If you have it in English or another language with Latin letters, upload that.',
  },
  picture_too_large: {
    why: 'This picture is larger than Readback can open safely.',
    whatToDo: 'Save it with fewer than 50 million dots, or take a new picture with your phone.',
  },
  password_protected: {
    why: 'This file is locked with a password, so Readback cannot open it.',
    whatToDo: 'Save a copy without the password and upload the copy.',
  },
  damaged: { why: 'This file is damaged, so Readback cannot open it.', whatToDo: tryAgain },
  too_many_pages: {
    why: 'This file has more pages than Readback can read at once.',
    whatToDo: 'Split it into smaller files and upload the part you need.',
  },
  text_too_long: {
    why: `This file holds more than ${maxTextLength.toLocaleString('en-US')} letters and signs. Readback explains no more at once, which is about 150 full pages.`,
    whatToDo: 'Split it into smaller files and upload the part you need.',
  },
  no_text: { why: 'Readback found no words in this file.', whatToDo: uploadText },
  took_too_long: {
    why: 'Reading this file took too long, so Readback stopped.',
    whatToDo: 'Try a shorter file, or save it as a simpler PDF and upload that.',
  },
  too_complex: {
    why: 'This file is built in a way that Readback cannot take apart.',
    whatToDo: 'Print it to a new PDF, or save it as text, and upload that.',
  },
  storage_damaged: {
    why: 'The stored copy of this file is damaged.',
    whatToDo: 'Please upload the document again.',
  },
};
