import type { Language } from '#core/documents/explanation.ts';
import type { Words } from '#core/presenting/report-blocks.ts';
import { reportTextsIn } from '#core/presenting/report-texts-in.ts';
import { styles, type Style } from './styles.ts';

/** A link inside the file; `name` is the place that it stands at. */
export type Link = { to: string; name: string; contents: string };

/** Words in one style. A glued one stands on the line of the word before it. */
export type Inline = { text: string; style: Style; lang?: Language; link?: Link; isGlued?: boolean };

export const noteName = (number: number): string => `note-${number}`;
export const saidName = (number: number): string => `said-${number}`;

/** Words in a style, each sentence with the number of its footnote behind it. */
export const inlinesOf = (words: Words, style: Style, language: Language): Inline[] =>
  words.flatMap(({ text, lang, note, look }): Inline[] => [
    {
      text,
      style: look === 'aside' ? styles.aside : look === 'strong' ? { ...style, isBold: true } : style,
      ...(lang && { lang }),
    },
    ...(note === undefined ? [] : [noteMark(note, language)]),
  ]);

const noteMark = (number: number, language: Language): Inline => ({
  text: reportTextsIn(language).note(number),
  style: styles.mark,
  link: { to: noteName(number), name: saidName(number), contents: reportTextsIn(language).toNote(number) },
  isGlued: true,
});

/** The number of a footnote, which leads back to its sentence. */
export const noteLabel = (number: number, language: Language): Inline => ({
  text: reportTextsIn(language).note(number),
  style: { ...styles.note, colour: styles.mark.colour },
  link: { to: saidName(number), name: noteName(number), contents: reportTextsIn(language).toSentence(number) },
});

export const plainInline = (text: string, style: Style, lang?: Language): Inline[] =>
  text === '' ? [] : [{ text, style, ...(lang && { lang }) }];
