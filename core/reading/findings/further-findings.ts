import { insideOf } from '../../kernel/items-in-span.ts';
import { contains, overlaps, type Span } from '../../kernel/span.ts';
import type { TermEntry, TermKind } from '../../knowledge/entries.ts';
import type { Knowledge, Mention } from '../../knowledge/knowledge.ts';
import { abnormalNouns } from './abnormal-nouns.ts';
import { clinicalMentions } from './clinical-mentions.ts';
import { clippedNames } from './clipped-words.ts';
import { type Cue, type Named, findCues, spanOf } from './cues.ts';
import { organStates, type Material } from './organ-states.ts';
import { shortForms } from './short-forms.ts';
import { shortSigns } from './short-signs.ts';
import type { Statement } from './statements.ts';
import { wordCount } from '../lines.ts';

const telling = new Set<TermKind>(['condition', 'symptom', 'finding']);

const medical = new Set<TermKind>([...telling, 'anatomy', 'test', 'procedure']);

/** So many different terms must be known in a text before words of everyday are taken for findings in it. */
const fewestKnown = 2;
/** With so many, all of its statements are about somebody's health. */
const manyKnown = 5;
const headLength = 300;

/** Named in place of a term of the glossary. */
export type NamedMention = Mention<Pick<TermEntry, 'term'>>;

/** Reads what statements name beside terms of the glossary: abbreviations, everyday words in clinical use, states of parts. Offsets are into the text. */
export function furtherReader(text: string, mentions: readonly Mention<TermEntry>[], knowledge: Knowledge) {
  const known = new Set(mentions.filter(({ entry }) => telling.has(entry.kind)).map(({ entry }) => entry.term));
  const isOfHealth = new Set(mentions.filter(({ entry }) => medical.has(entry.kind)).map(({ entry }) => entry.term))
    .size;
  const cues = isOfHealth >= fewestKnown ? findCues(text) : [];
  const head = text.slice(0, headLength);
  return (statement: Statement): NamedMention[] => {
    const { span } = statement.piece;
    const named = namedIn(statement, {
      mentions: within(mentions, span),
      cues: within(cues, span),
      isMedical: known.size >= manyKnown,
      head,
      knowledge,
    });
    return named.map(({ concept, start, end }) => ({
      entry: { term: concept },
      start: start + span[0],
      end: end + span[0],
    }));
  };
}

/** Those inside a span, with offsets from its start. */
const within = <Entry>(mentions: readonly Mention<Entry>[], span: Span): Mention<Entry>[] =>
  insideOf(mentions, span).map((one) => ({ ...one, start: one.start - span[0], end: one.end - span[0] }));

type Inside = {
  mentions: readonly Mention<TermEntry>[];
  cues: readonly Mention<Cue>[];
  isMedical: boolean;
  head: string;
  knowledge: Knowledge;
};

function namedIn(
  { piece: { text }, section, lead, label }: Statement,
  { mentions, cues, isMedical, head, knowledge }: Inside,
): Named[] {
  const told = mentions.filter(({ entry }) => telling.has(entry.kind)).map(spanOf);
  const others = mentions.filter(({ entry }) => !telling.has(entry.kind));
  const parts = others.filter(({ entry }) => entry.kind === 'anatomy').map(spanOf);
  const longer = others.map(spanOf).filter((span) => isLonger(text.slice(...span)));
  const material: Material = { text, parts, cues, told };
  const isClinical = isMedical || section.role !== null || told.length > 0 || parts.length > 0;
  const isAlone = section.role === 'complaint' || (lead !== '' && wordCount(text, 5) < 5);
  const place = { text, lead, label, role: section.role, section: section.name, head };
  const candidates = [
    ...shortForms(place, knowledge),
    ...clippedNames(material, knowledge),
    ...shortSigns(text, knowledge),
    ...(isClinical && cues.length > 0
      ? [
          ...organStates(material, knowledge),
          ...clinicalMentions(material, isAlone),
          ...abnormalNouns(material, section.role),
        ]
      : []),
  ];
  return free(candidates, { told, longer });
}

const isLonger = (words: string): boolean => words.includes(' ') || words.includes('-');

/** Earlier candidates win; what is known already is not named again, nor what is part of a longer term ("abdominal cavity"). */
function free(
  candidates: readonly Named[],
  { told, longer }: { told: readonly Span[]; longer: readonly Span[] },
): Named[] {
  const kept: Named[] = [];
  for (const one of candidates) {
    const own = spanOf(one);
    const isTaken =
      told.some((span) => overlaps(span, own) && !(one.isWhole === true && contains(own, span))) ||
      kept.some((other) => overlaps(spanOf(other), own));
    if (!isTaken && !longer.some((span) => contains(span, own) && !contains(own, span))) kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}
