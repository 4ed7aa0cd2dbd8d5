import type { Span } from '../kernel/span.ts';
import { isItem, trimmed, type Piece } from '../reading/lines.ts';
import { findSections, type DocumentSection } from '../reading/sections/find-sections.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Paper, PaperSection, PaperSentence } from './paper.ts';

/** Sections, sentences and list items of a document. Every span points into `text`. */
export function parsePaper(text: string): Paper {
  return { text, sections: findSections(text).flatMap((section) => dividedBySingles(sectionOf(text, section))) };
}

/** "A" and "P" on lines of their own open the assessment and the plan of a terse note. */
function dividedBySingles(section: PaperSection): PaperSection[] {
  const parts: PaperSection[] = [];
  let from = 0;
  let name = section.name;
  const close = (to: number) => {
    if (to > from || name !== section.name)
      parts.push({ ...section, name, sentences: section.sentences.slice(from, to) });
  };
  section.sentences.forEach(({ text }, at) => {
    if (!singles.has(text.replace(/:$/, ''))) return;
    close(at);
    name = text.replace(/:$/, '').toLowerCase();
    from = at + 1;
  });
  if (parts.length === 0) return [section];
  close(section.sentences.length);
  return parts;
}

const singles = new Set(['S', 'O', 'A', 'P', 'A/P', 'Imp', 'Ix', 'Mx', 'Plan', 'Impression']);

function sectionOf(text: string, { name, role, span, body }: DocumentSection): PaperSection {
  return {
    name,
    role,
    span,
    sentences: withLeads(
      text,
      sentencesOf(text, body).flatMap((piece) => sentencesIn(text, piece)),
    ),
  };
}

/** "Bloods ordered:" and the items below it are one statement. */
function withLeads(text: string, sentences: readonly PaperSentence[]): PaperSentence[] {
  const joined: PaperSentence[] = [];
  let lead: PaperSentence | undefined;
  for (const sentence of sentences) {
    const previous = joined.at(-1);
    if (
      /^[→⇒]/.test(sentence.text) &&
      previous !== undefined &&
      previous.text.length + sentence.text.length < longestList
    ) {
      lead = undefined;
      joined[joined.length - 1] = {
        ...previous,
        text: `${previous.text.replace(/[.;]$/, '')} ${sentence.text}`,
        span: [previous.span[0], sentence.span[1]],
      };
      continue;
    }
    const opens = /[\p{L})]:$/u.test(sentence.text);
    if (lead !== undefined && sentence.isItem && !opens && lead.text.length + sentence.text.length < longestList) {
      const isFirst = lead.text.endsWith(':');
      lead = {
        ...lead,
        text: `${lead.text}${isFirst ? ' ' : ', '}${sentence.text.replace(/[.;,]$/, '')}`,
        span: [lead.span[0], sentence.span[1]],
      };
      joined[joined.length - 1] = lead;
      continue;
    }
    lead = opens ? sentence : undefined;
    joined.push(sentence);
  }
  return underTopics(joined, (sentence) => startsLine(text, sentence.span[0]));
}

/** A short line above items names what they are about: "Psoriasis" above "- Cont current topicals". */
function underTopics(
  sentences: readonly PaperSentence[],
  opensLine: (sentence: PaperSentence) => boolean,
): PaperSentence[] {
  const kept: PaperSentence[] = [];
  let topic: string | null = null;
  sentences.forEach((sentence, at) => {
    const isTopic =
      !sentence.isItem && sentence.label === null && sentences[at + 1]?.isItem === true && isTopicLine(sentence.text);
    // What follows a heading on its line is said under it.
    const isOnHeadingLine = at === 0 && sentence.span[0] > 0 && !opensLine(sentence);
    if (isTopic && !isOnHeadingLine) topic = sentence.text;
    else {
      if (!sentence.isItem) topic = null;
      kept.push(topic === null ? sentence : { ...sentence, topic });
    }
  });
  return kept;
}

/** A name above its items, and no statement: no verb, no denial. */
const isTopicLine = (text: string): boolean =>
  !/^(?:no|not|nil|stop|start|continue|cease|hold|avoid|increase|decrease|take|call|see|repeat|refer|rest|review|return|order|check)\b/i.test(
    text,
  ) &&
  text.split(' ').length <= 5 &&
  !/[.!?:;,]$/.test(text) &&
  !/\d/.test(text);

const longestList = 260;

function sentencesIn(text: string, piece: Piece): PaperSentence[] {
  const opensLine = startsLine(text, piece.span[0]);
  const item = opensLine && isItem(lineStart(text, piece.span[0]));
  return split(text, piece).map(({ text: words, span }, at) => {
    const label = at === 0 ? labelOf(words) : null;
    const from = label === null ? 0 : label.length + 1;
    const rest = trimmed(text, [span[0] + from, span[1]]);
    const isBare = rest.text === '';
    return {
      text: tidy(isBare ? words : rest.text),
      span: isBare ? span : label === null ? rest.span : span,
      label: isBare ? null : label,
      topic: null,
      isItem: item,
    };
  });
}

/** "1. Cough.  2. Fever." on one line are two items. */
function split(text: string, { text: words, span }: Piece): Piece[] {
  const marks = numbersIn(words);
  if (marks.length === 0) return [{ text: words, span }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const mark of marks) {
    pieces.push(trimmed(text, [span[0] + from, span[0] + mark.index] as Span));
    from = mark.index + mark[0].length;
  }
  pieces.push(trimmed(text, [span[0] + from, span[1]]));
  return pieces.filter((piece) => piece.text !== '');
}

/** Numbers of items on one line, which count up from one, or stand behind the end of a sentence. */
function numbersIn(words: string): RegExpExecArray[] {
  const found = [...words.matchAll(/(?<=^|\s)\(?(\d{1,2})[.)]\s{0,4}(?=\p{L})/gu)];
  let next = Number(found[0]?.[1] ?? 0);
  if (found[0]?.index === 0 || next === 1) {
    const counted = found.filter(({ 1: number }) => Number(number) === next && (next += 1) > 0);
    if (counted.length > 1 || found[0]?.index === 0) return counted;
  }
  return [...words.matchAll(/(?<=[.;,]\s{1,3}|\s{2})\(?\d{1,2}[.)]\s{1,3}(?=\p{Lu})/gu)];
}

/** Short words before a colon: "Diet", "Neuro", "Left knee". */
const labelForm = /^(\p{Lu}[\p{L}\p{N} /&,'()-]{1,34}?|\p{Lu}[\p{Lu}\p{N} /&,'()-]{1,60}?)\s?:(?=\s|$)/u;
const labelOf = (words: string): string | null => labelForm.exec(words)?.[1] ?? null;

const tidy = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\d{1,2}[.)]? (?=\p{Lu}\p{Ll}{3})/u, '')
    .replace(/^([A-H])\. (?=\p{L})/u, 'Part $1: ');

const startsLine = (text: string, at: number): boolean =>
  /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(Math.max(0, at - 12), at));
const lineStart = (text: string, at: number): string => {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return text.slice(start, at + 1);
};
