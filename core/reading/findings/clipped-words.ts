import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { TermKind } from '../../knowledge/entries.ts';
import { clippedWords, type Named } from './cues.ts';
import type { Material } from './organ-states.ts';

/** Shorter ones need a word beside them. */
const fewestLetters = 6;
const telling = new Set<TermKind>(['condition', 'symptom', 'finding']);
const before = /\p{L}{2,16}[ -]$/u;
const behind = /^(\.?[ -])(\p{L}{2,16})/u;

/** "wt loss", "resp distress", "pulm edema", "liver mets": names of which a word is cut short, as the glossary has them in full. */
export function clippedNames({ text, cues }: Material, knowledge: Knowledge): Named[] {
  return cues.flatMap((cue): Named[] => {
    const { start: index } = cue;
    const printed = text.slice(index, cue.end);
    if (!clippedWords.has(printed.toLowerCase()) || /^[:=]/.test(text.slice(cue.end, cue.end + 1))) return [];
    const own: Span = [index, cue.end];
    const from = before.exec(text.slice(Math.max(0, index - 18), index));
    const next = behind.exec(text.slice(own[1], own[1] + 20));
    const start = from ? index - from[0].length : index;
    const end = next ? own[1] + next[0].length : own[1];
    const wider: readonly Span[] = [[start, end], [index, end], [start, own[1]], own];
    const known = wider.flatMap(([left, right]): Named[] => {
      const words = text.slice(left, right);
      if (right - left === printed.length && printed.length < fewestLetters) return [];
      const term = knowledge.findTerm(inFull(words));
      return term && telling.has(term.kind) ? [{ concept: term.term, start: left, end: right, isWhole: true }] : [];
    });
    return known.slice(0, 1);
  });
}

const inFull = (words: string): string =>
  words
    .split(/[. -]+/)
    .map((word) => clippedWords.get(word.toLowerCase()) ?? word)
    .join(' ');
