import { createContext, use } from 'react';
import type { Language } from '#core/documents/explanation.ts';
import { packOf, type LanguagePack, type ToldTexts } from '../language-pack.ts';

/** The language of the explanation that is shown. */
export const LanguageContext = createContext<Language>('en');

/** What stands around an explanation, in its language. */
export const useToldTexts = (): ToldTexts => usePack().texts;

export const usePack = (): LanguagePack => packOf(use(LanguageContext));

export const useLanguage = (): Language => use(LanguageContext);

/** For what is in another language than the page, which is English. */
export const langOf = (language: Language): Language | undefined => (language === 'en' ? undefined : language);

/** For what stays English within an explanation: names as the document prints them, and what belongs to the page. */
export const englishIn = (language: Language): 'en' | undefined => (language === 'en' ? undefined : 'en');
