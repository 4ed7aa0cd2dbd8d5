import type { UnreadableReason } from '#core/documents/medical-document.ts';
import { maxTextLength } from '#core/documents/upload-rules.ts';

export type ReadingFailure = UnreadableReason | 'file_not_found' | 'type_not_allowed' | 'invalid_request' | 'internal';

/** What went wrong with one document, and what can be done about it, for a person at a terminal. */
export const failureMessages: Record<ReadingFailure, string> = {
  hard_to_read:
    'The words in this picture could not be read. Take it again in good light, flat and from straight above.',
  blurred: 'This picture is blurred. Take it again and hold still until it is taken.',
  too_small: 'The letters in this picture are too small. Take it again from nearer, one page at a time.',
  too_dark: 'This picture is too dark. Take it again in good light.',
  unknown_letters: 'This document is written in letters that this program cannot read yet.',
  picture_too_large: 'This picture has more than 50 million dots. Save it smaller.',
  password_protected: 'This PDF is locked. Remove the password first.',
  damaged: 'This file is damaged. Get a new copy of it.',
  too_many_pages: 'This PDF has more than 300 pages. Split it into parts.',
  text_too_long: `This text has more than ${maxTextLength.toLocaleString('en-US')} characters. Split it into parts.`,
  no_text: 'There is no text in this file.',
  took_too_long: 'Reading this file took too long. Split it into parts.',
  too_complex: 'This file is too complex to read safely.',
  storage_damaged: 'The stored file is damaged.',
  file_not_found: 'There is no such file, or it cannot be opened.',
  type_not_allowed: 'Only PDF, JPEG, PNG and text files can be read.',
  invalid_request: 'Each line must be {"id", "text"} or {"id", "file"}.',
  internal: 'Something went wrong in this program. The other documents go on.',
};
