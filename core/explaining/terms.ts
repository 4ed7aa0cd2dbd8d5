import type { ExplainedTerm } from '../documents/explanation.ts';
import { shift, textAt, type Span } from '../kernel/span.ts';
import type { TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { abbreviationMentions } from './abbreviation-mentions.ts';
import type { Part, Parts } from './document-parts.ts';
import { isEveryday } from './everyday-terms.ts';
import { standingOf } from './lab-standing.ts';
import { analyteOf, labName } from './lab-words.ts';
import { spanCover } from './span-cover.ts';
import { mergedTerms, type Importance, type TermMention } from './term-list.ts';
import { printedTerm } from './term-name.ts';
import { capitalise, sentence } from './wording.ts';

/** The terms we can define, the weightiest first: each once, under the name the document prints, with all the places where it stands. */
export function explainedTerms(reading: Reading, parts: Parts, knowledge: Knowledge): ExplainedTerm[] {
  const labs = labTerms(reading, knowledge);
  // The letters of a patient's number, of a name or of a test are no words of their own.
  const isTaken = spanCover([...reading.identifiers, ...labs].map(({ span }) => span));
  const others = [...wordTerms(reading, parts, knowledge), ...medicineTerms(reading, knowledge)]
    .concat(abbreviationTerms(reading, parts, knowledge))
    .filter(
      ({ span, key, term }) =>
        !isTaken(span) && !isInNumber(reading.text, span) && !isEveryday(key) && !isEveryday(term),
    );
  return mergedTerms([...labs, ...others]);
}

/** "LV-204417": glued to digits, letters are part of a number. */
function isInNumber(text: string, [start, end]: Span): boolean {
  return /\d[-/_]$/.test(text.slice(Math.max(0, start - 2), start)) || /^[-/_]\d{3}/.test(text.slice(end, end + 4));
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

/** What was found or done first; where it is, how it is measured and how it is said last. */
const rankOfKind: Record<TermKind, number> = {
  condition: 0,
  finding: 0,
  symptom: 1,
  procedure: 2,
  test: 2,
  treatment: 2,
  anatomy: 4,
  measure: 5,
  word: 5,
};

/** Where something is, how it is measured, how it is said: less in need of attention than what was found. */
const describing = new Set<TermKind>(['anatomy', 'measure', 'word']);
const stepDown: Record<Importance, Importance> = { high: 'medium', medium: 'low', low: 'low' };

function wordTerms({ text }: Reading, parts: Parts, knowledge: Knowledge): TermMention[] {
  return knowledge.findTerms(text).map(({ entry, start, end }) => {
    const importance = importanceOf[parts.at(start)];
    return {
      key: entry.term.toLowerCase(),
      term: printedTerm(text.slice(start, end), entry),
      definition: entry.definition,
      span: [start, end],
      importance: describing.has(entry.kind) ? stepDown[importance] : importance,
      rank: rankOfKind[entry.kind],
    };
  });
}

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
        rank: 0,
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
  return knowledge.findMedicines(text).map(({ entry, start, end }) => {
    const words = text.slice(start, end).replace(/\s+/g, ' ');
    const printed = capitalise(words === words.toUpperCase() ? words.toLowerCase() : words);
    const generic = entry.generic.toLowerCase();
    return {
      key: generic,
      term: printed.toLowerCase() === generic ? printed : `${printed} (${generic})`,
      definition: sentence(`A medicine that is commonly used ${entry.usedFor}`),
      span: [start, end],
      importance: 'medium',
      rank: 3,
    };
  });
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
      rank: 3,
    };
  });
}
