import type { Language } from '../documents/explanation.ts';
import type { SameShape } from './same-shape.ts';
import { texts as english } from './texts.ts';
import { texts as spanish } from './texts-es.ts';

export type ToldTexts = SameShape<typeof english>;

const tables: Record<Language, ToldTexts> = { en: english, es: spanish };

/** What stands around the words of an explanation, in the language that they are told in. */
export const textsIn = (language: Language): ToldTexts => tables[language];
