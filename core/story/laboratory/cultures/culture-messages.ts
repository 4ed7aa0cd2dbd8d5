import type { Span } from '../../../kernel/span.ts';
import type { Reading } from '../../../reading/reading.ts';
import { cultureName, cultureOf } from './cultures.ts';
import type { Answer } from './medicines-by-germ.ts';
import type { LaboratoryMessage, Named } from '../laboratory-message.ts';
import { medicineName, sensitivityOf } from './sensitivities.ts';
import type { TestResult } from '../test-result.ts';
import { uniqueBy } from '../unique-by.ts';

export function cultureMessages({ text }: Reading, results: readonly TestResult[]): LaboratoryMessage[] {
  const cultures = new Map<string, { germs: Named[]; growth: Span[]; none: Span[] }>();
  for (const { row } of results.filter(({ standing }) => standing === 'culture')) {
    const culture = cultureOf(row);
    const name = cultureName(row, text.slice(Math.max(0, row.span[0] - 400), row.span[0]));
    const known = cultures.get(name) ?? { germs: [], growth: [], none: [] };
    if (culture?.says === 'germ') known.germs.push({ name: culture.germ, span: row.span });
    if (culture?.says === 'growth' || culture?.says === 'seen') known.growth.push(row.span);
    if (culture?.says === 'no_growth') known.none.push(row.span);
    cultures.set(name, known);
  }
  return [...cultures].flatMap(([culture, { germs, growth, none }]): LaboratoryMessage[] => {
    if (germs.length > 0) return [{ kind: 'germ', culture, germs: once(germs), isMain: false }];
    if (growth.length > 0) return [{ kind: 'growth', culture, spans: growth }];
    return none.length > 0 ? [{ kind: 'no_growth', culture, spans: none }] : [];
  });
}

const once = (named: readonly Named[]): Named[] => uniqueBy(named, ({ name }) => name);

/** The germs that rows name, and what medicines did to them. */
export const germsIn = (results: readonly TestResult[]): Named[] =>
  results.flatMap(({ row, standing }) => {
    const culture = standing === 'culture' ? cultureOf(row) : undefined;
    return culture?.says === 'germ' ? [{ name: culture.germ, span: row.span }] : [];
  });

export const answersIn = (results: readonly TestResult[]): Answer[] =>
  results.flatMap(({ row, standing }) => {
    const answer = standing === 'sensitivity' ? sensitivityOf(row) : undefined;
    return answer === undefined ? [] : [{ name: medicineName(row.name), span: row.span, answer }];
  });
