import type { Interpretation } from '../documents/interpretation.ts';
import { definitionLanguage } from './definition-language.ts';
import { languageOf } from './language-of.ts';
import { noticePiece } from './notice-piece.ts';

type Shown = Pick<Interpretation, 'sentences' | 'notices' | 'medicalTerminology' | 'labResults' | 'language'>;

/**
 * Which parts of an explanation in another language are in English all the same, and why: in one line. Undefined where none is. `english`:
 * definitions that are known to be.
 */
export function stillEnglish(shown: Shown, english?: ReadonlySet<string>): string | undefined {
  const { sentences, notices, medicalTerminology: terms, labResults, language = 'en' } = shown;
  if (language === 'en') return undefined;
  const isEnglish = (piece: Parameters<typeof languageOf>[0]) => languageOf(piece, language) === 'en';
  const told = sentences.filter((sentence) => isEnglish({ text: sentence.text, sentence })).length;
  const warned = notices.filter((notice) => isEnglish(noticePiece(notice, language))).length;
  const defined = terms.filter(({ definition }) => definitionLanguage(definition, language, english) === 'en').length;
  const written = listOf([...counted(told, 'frase'), ...counted(warned, 'aviso')]);
  const named = listOf([...(labResults.length > 0 ? ['exámenes'] : []), ...(terms.length > 0 ? ['términos'] : [])]);
  const parts = [
    ...(written === '' ? [] : [`${written} (palabras de Readback, que escribe en inglés)`]),
    ...counted(defined, 'definición', 'definiciones').map((count) => `${count} (del glosario de Readback)`),
    ...(named === '' ? [] : [`los nombres de ${named} (como en su documento)`]),
  ];
  return parts.length === 0 ? undefined : `Algunas partes siguen en inglés: ${listOf(parts)}.`;
}

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
