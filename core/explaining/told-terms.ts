import type { ExplainedTerm } from '../documents/explanation.ts';
import { touching } from '../kernel/touching.ts';
import type { TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { hardWords } from '../simplifying/plain-words.ts';
import { isDeniedAt, isSaidAsPresent } from '../story/said-as-present.ts';
import type { StorySentence } from '../story/story.ts';

const fewestTerms = 4;
const mostTerms = 12;
/** Where fewer are told, words of what it was told from fill up, and then others of the paper. */
const enoughTerms = 6;

/** Words that only describe have most senses, and least need. */
const describing = new Set<TermKind>(['word', 'measure', 'finding', 'anatomy']);
/** What a person can have, and what is not explained where the person does not have it. */
const states = new Set<TermKind>(['condition', 'finding', 'symptom']);

/** The terms that stand in what is told, as it is told, before others of the paper; no alarm for what is denied, past or only possible. */
export function toldTerms(
  terms: readonly ExplainedTerm[],
  told: readonly StorySentence[],
  knowledge: Knowledge,
): ExplainedTerm[] {
  const lower = told.map(({ part, text }) => ({ part, text: text.toLowerCase() }));
  const kindOf = ({ term }: ExplainedTerm): TermKind | undefined => knowledge.findTerm(term)?.kind;
  const shown = terms
    .filter(({ term }) => hardWords(term).length > 0)
    .map((term) => {
      const kind = kindOf(term);
      const isState = kind !== undefined && states.has(kind);
      const places = placesOf(term, lower).filter(
        ({ part, text, at }) => !isState || (part !== 'normal' && !isDeniedAt(text, at)),
      );
      const isNow = places.some(
        ({ part, text, at }) => part === 'bottom_line' && isSaidAsPresent(text, at) && !isUnsure(text),
      );
      return { term: isNow ? term : withoutAlarm(term), isTold: places.length > 0, kind, isState };
    });
  const isNamed = ({ kind }: { kind: TermKind | undefined }): boolean => !describing.has(kind ?? 'condition');
  const inStory = shown.filter(({ isTold }) => isTold);
  const named = inStory.filter(isNamed).slice(0, mostTerms);
  const first = [
    ...named,
    ...inStory.filter((each) => !isNamed(each)).slice(0, Math.max(0, fewestTerms - named.length)),
  ];
  const isNear = touching(told.filter(({ part }) => part !== 'normal').flatMap(({ spans }) => spans));
  const near = shown.filter(
    ({ term, isTold, isState }) =>
      !isTold && (term.importance === 'high' || (term.importance === 'medium' && !isState)) && term.spans.some(isNear),
  );
  const others = shown.filter((each) => !each.isTold && !near.includes(each));
  return [...first, ...[...near, ...others].slice(0, Math.max(0, enoughTerms - first.length))].map(({ term }) => term);
}

type Place = { part: StorySentence['part']; text: string; at: number };

/** Where a term stands as a word of its own: "AST" stands in no "last". */
function placesOf({ term }: ExplainedTerm, told: readonly { part: StorySentence['part']; text: string }[]): Place[] {
  const name = term.toLowerCase().replace(/ \(.*/, '');
  return told.flatMap(({ part, text }) => {
    const at = wordAt(text, name);
    return at === -1 ? [] : [{ part, text, at }];
  });
}

function wordAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (
      !/[\p{L}\d]$/u.test(text.slice(0, at).slice(-1)) &&
      /^(?:e?s)?(?![\p{L}\d])/u.test(text.slice(at + name.length, at + name.length + 3))
    )
      return at;
  return -1;
}

const isUnsure = (text: string): boolean =>
  /\b(?:possibl[ey]|suspected|probabl[ey]|likely|may|might|could)\b/.test(text);

const alarm = /\b(?:needs?|checked|treated|help) (?:\w+ ){0,3}at once\b|\bemergency\b|\bdeadly\b|\blife-threatening\b/i;

/** "It needs care at once." is said of what is there now. */
function withoutAlarm(term: ExplainedTerm): ExplainedTerm {
  const [first = '', ...rest] = term.definition.split(/(?<=\.)\s+/);
  return { ...term, definition: [first, ...rest.filter((sentence) => !alarm.test(sentence))].join(' ') };
}
