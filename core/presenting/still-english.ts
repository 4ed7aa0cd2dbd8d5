import type { Interpretation } from '../documents/interpretation.ts';
import { definitionLanguage, languageOf } from './language-of.ts';
import { noticePiece } from './notice-piece.ts';

type Shown = Pick<Interpretation, 'sentences' | 'notices' | 'medicalTerminology' | 'labResults' | 'language'>;

/**
 * Which parts of an explanation in another language are in English all the same, and why. Undefined where none is. `english`: definitions
 * that are known to be.
 */
export function stillEnglish(shown: Shown, english?: ReadonlySet<string>): string | undefined {
  const { sentences, notices, medicalTerminology: terms, labResults, language = 'en' } = shown;
  if (language === 'en') return undefined;
  const isEnglish = (piece: Parameters<typeof languageOf>[0]) => languageOf(piece, language) === 'en';
  const told = sentences.filter((sentence) => isEnglish({ text: sentence.text, sentence })).length;
  const warned = notices.filter((notice) => isEnglish(noticePiece(notice, language))).length;
  const defined = terms.filter(({ definition }) => definitionLanguage(definition, language, english) === 'en').length;
  const named = labResults.length + terms.length;
  const parts = [
    ...counted(told, 'frase'),
    ...counted(warned, 'aviso'),
    ...counted(defined, 'definición', 'definiciones'),
    ...(named > 0 ? ['los nombres de exámenes y términos'] : []),
  ];
  if (parts.length === 0) return undefined;
  const listed = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
  return [
    `Algunas partes siguen en inglés: ${listed}.`,
    ...(told + warned > 0 ? [`${ours(told, warned)} las palabras de Readback, que escribe en inglés.`] : []),
    ...(defined > 0 ? ['Las definiciones son del glosario de Readback, que está en inglés.'] : []),
    ...(named > 0 ? ['Los nombres están como en su documento.'] : []),
  ].join(' ');
}

const ours = (told: number, warned: number): string =>
  told === 0 ? 'Los avisos son' : warned === 0 ? 'Las frases son' : 'Las frases y los avisos son';

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
