import type { Language } from '../documents/explanation.ts';
import { reportTexts as english } from './report-texts.ts';
import { reportTexts as spanish } from './report-texts-es.ts';
import type { SameShape } from './same-shape.ts';

const tables: Record<Language, SameShape<typeof english>> = { en: english, es: spanish };

/** What only paper says, in the language of what is told. */
export const reportTextsIn = (language: Language): SameShape<typeof english> => tables[language];
