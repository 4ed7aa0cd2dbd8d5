import type { ExplainedTerm } from '../documents/explanation.ts';
import { shift, textAt, type Span } from '../kernel/span.ts';
import type { TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { abbreviationMentions } from './abbreviation-mentions.ts';
import type { Part, Parts } from './document-parts.ts';
import { standingOf } from './lab-standing.ts';
import { analyteOf, labName } from './lab-words.ts';
import { spanCover } from './span-cover.ts';
import { capitalise, sentence } from './wording.ts';

type Importance = ExplainedTerm['importance'];
type TermMention = { key: string; term: string; definition: string; span: Span; importance: Importance };

const mostTerms = 60;
const order: Importance[] = ['high', 'medium', 'low'];

/** Every term we can define, the weightiest first: each once, with all the places where it stands. */
export function explainedTerms(reading: Reading, parts: Parts, knowledge: Knowledge): ExplainedTerm[] {
  const named = reading.identifiers.filter(
    ({ kind }) => kind === 'person' || kind === 'organisation' || kind === 'address',
  );
  const labs = labTerms(reading, knowledge);
  const isTaken = spanCover([...named, ...labs].map(({ span }) => span));
  const others = [...wordTerms(reading, parts, knowledge), ...medicineTerms(reading, knowledge)]
    .concat(abbreviationTerms(reading, parts, knowledge))
    .filter(({ span }) => !isTaken(span));
  return merged([...labs, ...others]);
}

const importanceOf: Record<Part, Importance> = {
  conclusion: 'high',
  assessment: 'medium',
  findings: 'medium',
  reason: 'medium',
  plan: 'low',
  medicines: 'low',
  history: 'low',
  other: 'low',
};

function wordTerms({ text }: Reading, parts: Parts, knowledge: Knowledge): TermMention[] {
  return knowledge.findTerms(text).map(({ entry, start, end }) => ({
    key: entry.term.toLowerCase(),
    term: entry.term,
    definition: entry.definition,
    span: [start, end],
    importance: describing.has(entry.kind) ? stepDown[importanceOf[parts.at(start)]] : importanceOf[parts.at(start)],
  }));
}

/** Where something is, how it is measured, how it is said: less in need of attention than what was found. */
const describing = new Set<TermKind>(['anatomy', 'measure', 'word']);
const stepDown: Record<Importance, Importance> = { high: 'medium', medium: 'low', low: 'low' };

function labTerms({ text, labResults }: Reading, knowledge: Knowledge): TermMention[] {
  return labResults.flatMap((row) => {
    const analyte = analyteOf(row, knowledge);
    if (analyte === undefined) return [];
    const standing = standingOf(row);
    const outside = standing === 'critical' || standing === 'outside' || standing === 'disputed';
    return [
      {
        key: analyte.id,
        term: labName(row),
        definition: sentence(`This test measures ${analyte.measures}`),
        span: nameSpan(text, row.name, row.span),
        importance: outside ? 'high' : 'low',
      } satisfies TermMention,
    ];
  });
}

/** Where the name stands in its row; the row itself where the name was put together from several places. */
function nameSpan(text: string, name: string, row: Span): Span {
  const at = textAt(text, row).indexOf(name);
  return at === -1 ? row : shift([at, at + name.length], row[0]);
}

function medicineTerms({ text }: Reading, knowledge: Knowledge): TermMention[] {
  return knowledge.findMedicines(text).map(({ entry, start, end }) => ({
    key: entry.generic.toLowerCase(),
    term: capitalise(entry.generic),
    definition: sentence(`A medicine that is commonly used ${entry.usedFor}`),
    span: [start, end],
    importance: 'medium',
  }));
}

function abbreviationTerms({ text }: Reading, parts: Parts, knowledge: Knowledge): TermMention[] {
  return abbreviationMentions(text, knowledge).map(({ abbreviation, sense, span }) => {
    const plain = sense.plain === undefined ? '' : `: ${sense.plain}`;
    return {
      key: abbreviation.toLowerCase(),
      term: abbreviation,
      definition: sentence(`Short for ${sense.means}${plain}`),
      span,
      importance: importanceOf[parts.at(span[0])],
    };
  });
}

function merged(mentions: readonly TermMention[]): ExplainedTerm[] {
  const byKey = new Map<string, ExplainedTerm>();
  const taken = new Set<number>();
  for (const { key, term, definition, span, importance } of mentions) {
    if (taken.has(span[0])) continue;
    taken.add(span[0]);
    const known = byKey.get(key);
    if (known === undefined) {
      byKey.set(key, { term, definition, importance, spans: [span] });
      continue;
    }
    known.spans.push(span);
    if (order.indexOf(importance) < order.indexOf(known.importance)) known.importance = importance;
  }
  const terms = [...byKey.values()].sort((a, b) => order.indexOf(a.importance) - order.indexOf(b.importance));
  return terms.slice(0, mostTerms);
}
