import { createContext, use } from 'react';
import type { Language } from '#core/documents/explanation.ts';
import type { SameShape } from '#core/presenting/same-shape.ts';
import { toldTexts as english } from '../told-texts.ts';
import { toldTexts as spanish } from '../told-texts-es.ts';

export type ToldTexts = SameShape<typeof english>;

/** The language of the explanation that is shown. */
export const LanguageContext = createContext<Language>('en');

const tables: Record<Language, ToldTexts> = { en: english, es: spanish };

/** What stands around an explanation, in its language. */
export const useToldTexts = (): ToldTexts => tables[use(LanguageContext)];

export const useLanguage = (): Language => use(LanguageContext);

/** For what is in another language than the page, which is English. */
export const langOf = (language: Language): Language | undefined => (language === 'en' ? undefined : language);

/** For what stays English within an explanation: names as the document prints them, and what belongs to the page. */
export const englishIn = (language: Language): 'en' | undefined => (language === 'en' ? undefined : 'en');
