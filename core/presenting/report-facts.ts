import type { Interpretation } from '../documents/interpretation.ts';
import type { Block } from './report-blocks.ts';
import { tidy } from './report-runs.ts';
import { reportTexts } from './report-texts.ts';
import { texts } from './texts.ts';
import { typeLabel } from './type-label.ts';

type FactOptions = { uploadedAt: string | null; timeZone?: string };

/** What the document is, how it was read, and whose words explain it. A date that nobody can read is left out. */
export function reportFacts(interpretation: Interpretation, { uploadedAt, timeZone = 'UTC' }: FactOptions): Block {
  const { createdAt, source, engine, telling, language = 'en' } = interpretation;
  const names = reportTexts.facts;
  const facts: [name: string, value: string | undefined][] = [
    [names.type, typeLabel(interpretation)],
    [names.uploaded, dateWords(uploadedAt, timeZone)],
    [names.created, dateWords(createdAt, timeZone)],
    [names.source, sourceWords(source)],
    [names.words, texts.engines[engine]],
    [names.level, reportTexts.levels[telling.level]],
    [names.language, language === 'en' ? undefined : reportTexts.languages[language]],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value: tidy(value) }])),
  };
}

function sourceWords({ kind, pages, ocr }: Interpretation['source']): string {
  const source = reportTexts.source[kind](pages);
  return ocr ? `${source}. ${reportTexts.recognised}` : source;
}

/** `Mar 4, 2026` */
function dateWords(value: string | null, timeZone: string): string | undefined {
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone });
}
