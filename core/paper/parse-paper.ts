import { findSections, type DocumentSection } from '../reading/sections/find-sections.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { isTopicLine } from './topic-line.ts';
import { readNote } from './parse-note.ts';
import type { Paper, PaperSection, PaperSentence } from './paper.ts';
import { sentencesIn, startsLine } from './paper-sentences.ts';

/** Sections, sentences and list items of a document. Every span points into `text`. */
export function parsePaper(text: string): Paper {
  const note = readNote(text);
  if (note !== undefined) return { text, sections: note, isNote: true };
  const sections = findSections(text).flatMap((section) => dividedBySingles(sectionOf(text, section)));
  return { text, isNote: false, sections };
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
      sentencesOf(text, body)
        .flatMap((piece) => sentencesIn(text, piece))
        .filter((sentence, at, all) => at > 0 || all.length === 1 || !isNameOnly(sentence.text, name)),
    ),
  };
}

/** A heading that no entry knows is read with what stands below it: alone it is no lead of the items there. */
const isNameOnly = (text: string, name: string | null): boolean =>
  name !== null && text.endsWith(':') && text.slice(0, -1).trim().toLowerCase() === name;

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
    if (
      lead !== undefined &&
      sentence.isItem &&
      !opens &&
      !isDosed(sentence.text) &&
      lead.text.length + sentence.text.length < longestList
    ) {
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
      !sentence.isItem &&
      sentence.label === null &&
      sentences[at + 1]?.isItem === true &&
      isTopicLine(sentence.text) &&
      !/[:\d]/.test(sentence.text) &&
      sentence.text.split(' ').length <= 5;
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

/** A medicine with its dose is a statement by itself. */
const isDosed = (text: string): boolean => /\d ?(?:mg|mcg|units?|ml|meq)\b/i.test(text);

const longestList = 260;
