import type { Language, Notice } from '../documents/explanation.ts';
import { spanishNotice } from '../explaining/notices-es.ts';
import { sentenceOf } from './notice-sentence.ts';
import type { Piece } from './sentences.ts';

/** A notice as it is shown, with its source: in the language of the explanation where there are words of ours for it, else in English. */
export function noticePiece(notice: Notice, language: Language): Piece {
  const told = language === 'es' ? spanishNotice(notice.text) : undefined;
  const text = told ?? notice.text;
  return { text, sentence: sentenceOf({ ...notice, text }), language: told === undefined ? 'en' : language };
}
