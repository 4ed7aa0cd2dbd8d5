import type { ExplainedTerm, Importance } from '../documents/explanation.ts';
import type { Block, ReportTerm } from './report-blocks.ts';
import { heading, type Part } from './report-parts.ts';
import { plain, tidy } from './report-runs.ts';
import { textsIn } from './texts-in.ts';
import { definitionLanguage } from './definition-language.ts';

const importances: Importance[] = ['high', 'medium', 'low'];

/** `english` are the definitions that nobody wrote anew in another language. */
export function termsPart({ interpretation, language }: Part, english: ReadonlySet<string>): Block[] {
  const { medicalTerminology: terms } = interpretation;
  const texts = textsIn(language);
  const title = heading(2, texts.tabs.terms);
  if (terms.length === 0) return [title, { kind: 'paragraph', words: plain(texts.terms.empty) }];
  const termOf = ({ term, say, definition }: ExplainedTerm): ReportTerm => ({
    term: tidy(term),
    say: say === undefined ? null : tidy(texts.terms.say(say)),
    definition: plain(
      definition,
      undefined,
      definitionLanguage(definition, language, english) === language ? undefined : 'en',
    ),
  });
  const groups = importances.map((importance) => ({
    name: texts.terms.groups[importance],
    terms: terms
      .filter((term) => term.importance === importance)
      .map(termOf)
      .filter(({ term, definition }) => term !== '' || definition.length > 0),
  }));
  const filled = groups.filter((group) => group.terms.length > 0);
  return [title, ...filled.flatMap(({ name, ...group }): Block[] => [heading(3, name), { kind: 'terms', ...group }])];
}
