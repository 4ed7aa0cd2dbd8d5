import type { Language } from '../documents/explanation.ts';
import type { Interpretation } from '../documents/interpretation.ts';
import type { Block } from './report-blocks.ts';
import { tidy } from './report-runs.ts';
import { reportTextsIn } from './report-texts-in.ts';
import { textsIn } from './texts-in.ts';
import { typeLabel } from './type-label.ts';
import { spanishTypeNames } from './type-labels-es.ts';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-419' };

type FactOptions = { uploadedAt: string | null; timeZone?: string };

/** What the document is, how it was read, and whose words explain it. A date that nobody can read is left out. */
export function reportFacts(interpretation: Interpretation, { uploadedAt, timeZone = 'UTC' }: FactOptions): Block {
  const { createdAt, source, engine, telling, language = 'en' } = interpretation;
  const { facts: names, levels, languages } = reportTextsIn(language);
  const facts: [name: string, value: string | undefined][] = [
    [names.type, typeLabel(interpretation, language === 'es' ? spanishTypeNames : undefined)],
    [names.uploaded, dateWords(uploadedAt, timeZone, language)],
    [names.created, dateWords(createdAt, timeZone, language)],
    [names.source, sourceWords(source, language)],
    [names.words, textsIn(language).engines[engine]],
    [names.level, levels[telling.level]],
    [names.language, language === 'en' ? undefined : languages[language]],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: tidy(value) }])),
  };
}

function sourceWords({ kind, pages, ocr }: Interpretation['source'], language: Language): string {
  const texts = reportTextsIn(language);
  const source = texts.source[kind](pages);
  return ocr ? `${source}. ${texts.recognised}` : source;
}

/** `Mar 4, 2026`, `4 mar 2026` */
function dateWords(value: string | null, timeZone: string, language: Language): string | undefined {
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toLocaleDateString(locales[language], { year: 'numeric', month: 'short', day: 'numeric', timeZone });
}
