import type { Finding } from '../../documents/explanation.ts';
import { insideOf } from '../../kernel/items-in-span.ts';
import { contains, overlaps, shift, type Span } from '../../kernel/span.ts';
import type { TermEntry, TermKind } from '../../knowledge/entries.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';
import { wordsOf } from '../assertion/words.ts';
import { touching } from '../../kernel/touching.ts';
import type { Amendment } from '../sections/amendment.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { assertStatement, isSaid, type Asserted } from './assert-statement.ts';
import { conclusionFinding } from './conclusion-finding.ts';
import { furtherReader, type NamedMention } from './further-findings.ts';
import { hasOtherMeaning, isPartOfName, onlyDescribes } from './not-a-mention.ts';
import { phraseAround } from './noun-phrase.ts';
import { rankOf } from './section-policy.ts';
import { severityOf } from './severity.ts';
import { sideIn, sideOf } from './side.ts';
import { sideCorrection, type SideCorrection } from './side-correction.ts';
import { statementsOf, type Statement } from './statements.ts';
import { isOfTestOrVaccine } from './tests-and-vaccines.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

const findingKinds = new Set<TermKind>(['condition', 'symptom', 'finding']);

/** What a document asserts: every known term where findings live, and statements of its conclusion without one. `taken` are spans read otherwise. */
export function readFindings(
  text: string,
  {
    sections,
    knowledge,
    taken,
    amendment,
  }: {
    sections: readonly DocumentSection[];
    knowledge: Knowledge;
    taken: readonly Span[];
    amendment?: Amendment | undefined;
  },
): Finding[] {
  const isTaken = touching(taken.filter((span) => !tellsMore.test(text.slice(...span))));
  const terms = knowledge.findTerms(text);
  const furtherIn = furtherReader(text, terms, knowledge);
  const mentions = terms.filter(({ entry: { kind } }) => findingKinds.has(kind));
  const read = statementsOf(text, sections).flatMap((statement) => {
    const told = insideOf(mentions, statement.piece.span)
      .filter(({ start, end }) => !isPartOfName(text, [start, end]))
      .filter(({ start, end }, at, all) => !onlyDescribes(text, [start, end], all[at + 1]?.start ?? -1));
    const free = told.filter(({ start, end }) => !isTaken([start, end]));
    const further = furtherIn(statement).filter(
      ({ start, end }) => !isTaken([start, end]) && !isShortName(text, [start, end]),
    );
    const named = [...free.filter((one) => !isWithin(one, further)), ...further];
    const own = isTaken(statement.piece.span) ? undefined : conclusionFinding(statement, named, knowledge);
    const isLooked = (finding: Asserted): boolean =>
      finding.assertion === 'present' && isOfTestOrVaccine(text, finding.span);
    const findings = [...termFindings(statement, named), ...(own ? [own] : [])].map((finding): Asserted =>
      isLooked(finding) ? { ...finding, assertion: 'hypothetical' } : finding,
    );
    return findings.filter(isSaid).map((finding) => ({ finding, rank: rankOf(statement.section.role) }));
  });
  const ranked = read.sort((a, b) => a.rank - b.rank || a.finding.span[0] - b.finding.span[0]);
  return eachOnce(withSide(asAmended(ranked, amendment), sideCorrection(text, amendment)));
}

/** What an amendment says comes before what it amends, and what is headed as the first version says nothing any more. */
function asAmended<Ranked extends { finding: Finding; rank: number }>(
  ranked: readonly Ranked[],
  amendment: Amendment | undefined,
): Ranked[] {
  if (amendment === undefined) return [...ranked];
  const { added, first } = amendment;
  const kept = ranked.filter(({ finding }) => !first.some((span) => overlaps(span, finding.span)));
  if (added === undefined) return kept;
  const isLater = ({ finding }: Ranked): boolean => overlaps(added, finding.span);
  return [...kept.filter(isLater), ...kept.filter((each) => !isLater(each))];
}

/** An addendum overrides the side that it corrects, and names nothing by doing so. */
function withSide(
  ranked: readonly { finding: Finding; rank: number }[],
  correction: SideCorrection | undefined,
): Finding[] {
  if (!correction) return ranked.map(({ finding }) => finding);
  const { side, instead, both, ofConclusion, from } = correction;
  const rightSide = (printed: Finding['side']): Finding['side'] =>
    printed === instead ? side : both && printed === side ? instead : printed;
  return ranked
    .filter(({ finding }) => !overlaps(finding.span, correction.span))
    .map(({ finding, rank }) =>
      finding.span[0] < from && (rank === 0 || !ofConclusion) ? { ...finding, side: rightSide(finding.side) } : finding,
    );
}

/** A longer name stands in the place of the term it holds: "pulm edema" of "edema". */
const isWithin = ({ start, end }: Mention<TermEntry>, further: readonly NamedMention[]): boolean =>
  further.some((one) => contains([one.start, one.end], [start, end]));

/** Words of several parts are no name: "sensation reduced index finger". */
const isShortName = (text: string, span: Span): boolean =>
  text.slice(...span).includes(' ') ? hasOtherMeaning(text, span) : isPartOfName(text, span);

/** A result told in sentences ("Film: Moderate neutropenia. No blasts seen.") names findings like any other text. */
const tellsMore = /\p{Ll}{3}\.\s\p{Lu}\p{Ll}/u;

function termFindings(statement: Statement, mentions: readonly NamedMention[]): Asserted[] {
  if (mentions.length === 0) return [];
  const { piece } = statement;
  const assertionAt = assertStatement(statement);
  const words = wordsOf(piece.text);
  const spans = mentions.map(({ start, end }) => shift([start, end], -piece.span[0]));
  const labelled = sideIn(statement.label) ?? sideIn(statement.section.name ?? '');
  return mentions.map(({ entry, start, end }) => {
    const at: Span = [start - piece.span[0], end - piece.span[0]];
    const [from, to] = phraseAround(piece.text, at);
    return {
      concept: entry.term,
      text: piece.text.slice(from, to),
      assertion: assertionAt([at[0], firstWordEnd(piece.text, at)]),
      side:
        sideOf(
          words,
          ...at,
          spans.filter((span) => !overlaps(span, at)),
        ) ?? labelled,
      severity: severityOf(words, ...at),
      span: [piece.span[0] + from, piece.span[0] + to],
    };
  });
}

/** A term may open with a trigger of its own ("no growth"), which does not negate it: its first word is what is asserted. */
function firstWordEnd(sentence: string, [start, end]: Span): number {
  if (!ownTrigger.test(sentence.slice(start, end))) return end;
  const space = sentence.slice(start, end).search(/[\s-]/);
  return space === -1 ? end : start + space;
}

const ownTrigger = phrasePattern(phrases.ownTrigger, {}, 'start');

/** A finding that is told twice is kept where it is told first, which is the weightiest place. */
function eachOnce(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding[]>();
  return findings.filter((finding) => {
    const key = `${finding.concept.toLowerCase()} ${finding.assertion}`;
    const earlier = kept.get(key) ?? [];
    if (earlier.some((one) => covers(one, finding))) return false;
    kept.set(key, [...earlier, finding]);
    return true;
  });
}

const covers = (earlier: Finding, later: Finding): boolean =>
  (later.side === null || later.side === earlier.side) &&
  (later.severity === null || later.severity === earlier.severity);
