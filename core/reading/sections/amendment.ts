import type { Span } from '../../kernel/span.ts';
import { linesOf, type Piece } from '../lines.ts';

/** What was written into a paper later: `said` says so, `added` is its text, `first` the parts headed as the first version; `isCorrecting`: not only adding. */
export type Amendment = { said: Span; added: Span | undefined; first: Span[]; isCorrecting: boolean };

const opening =
  /^[^\p{L}\d\n]{0,8}(?:(?:addend(?:um|a)|amend(?:ment|ed)|correction|corrected|corrigendum|erratum|revision|revised|supplement(?:ary|al)?)(?:\s?[/&]\s?(?:amended|corrected|revised))?)(?=\s*(?:[:(#*,\d–—-]|$)|\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|dr|from)[a-z]*\b\.?,?\s|\s(?:report|version|diagnos[ei]s|conclusion|impression|findings|text|copy|note|dated|on|by|issued|to|to|added|and)\b)(?!\s*[:–—-]?\s*(?:none|nil|no|n\/a)\b[\s.]*$)/iu;
/** "CT HEAD ** AMENDED REPORT **": said in the title of the whole paper. */
const inTitle =
  /\b(?:amended|corrected|revised|supplementary)\b(?:[^\p{L}\n]{1,4}|\s\p{L}+\s)(?:report|version|copy|note|result)\b|[-–*:]\s*(?:amended|corrected|revised)\b\W*$/iu;
const firstVersion =
  /^[^\p{L}\n]{0,8}(?:original(?:ly)?|first|initial|previous|earlier|superseded|prior)\s(?:issued\s|signed\s)?(report|version|text|reading|conclusion|diagnos[ei]s|impression|findings|interpretation|result)\b[^:\n]{0,40}:/iu;
/** What opens the paper again, below an amendment that stands on top of it. */
const partOfReport =
  /^\s{0,4}(?:indication|clinical (?:history|details|information)|history|technique|comparison|findings?|impression|conclusion|examination|exam|procedure|specimens?|report|gross|microscop\p{L}+|assessment|plan|medications?)\b[^.\n]{0,20}:/iu;
const correcting =
  /\b(?:disregard(?:ed)?|disagree|ignore|exchanged|swapped|reversed|withdrawn|retract\p{L}*|supersed\p{L}*|replac(?:es|ed)|wrong(?:ly)?|incorrect(?:ly)?|errors?|mistake\p{L}*|mistyped|mislabel\p{L}*|erroneous\p{L}*|overlooked|missed|transposed|mixed up|swapped|should (?:have )?(?:read|be|been|say|said|state|not)|instead of|rather than|correct(?:ed|s|ion)?|revis(?:es|ed)|amended|not (?:mentioned|described|reported|seen|noted|included) (?:before|in the|first|originally|at first|above|initially)|(?:was|were) not (?:described|mentioned|reported)|,? not,? (?:as )?(?:first|originally|previously|the)|not [^.,;]{3,60} but|no longer)\b/iu;

/** The amendment of a paper, or nothing. A line that merely begins with the word ("Corrected calcium 2.4") is none. */
export function amendmentOf(text: string): Amendment | undefined {
  const lines = linesOf(text);
  const title = lines.slice(0, titleLines).find((line) => isTitle(line.text));
  const at = lines.findIndex(
    (line, index) => line !== title && opening.test(line.text) && !(index < titleLines && isTitle(line.text)),
  );
  const head = lines[at];
  const said = head ?? title;
  if (said === undefined) return undefined;
  const { parts: first, wholes } = firstVersions(lines, text.length);
  if (head === undefined) return { said: said.span, added: undefined, first, isCorrecting: true };
  const below = lines.findIndex((line, index) => index > at && partOfReport.test(line.text));
  const isOnTop = head.span[0] < text.length / 3;
  const end = Math.min(
    text.length,
    ...[...first, ...wholes].flatMap(([start]) => (start > head.span[0] ? [start] : [])),
    ...(isOnTop && below !== -1 ? [lines[below]?.span[0] ?? text.length] : []),
  );
  const added = text.slice(head.span[0], end);
  return {
    said: said.span,
    added: [head.span[0], end],
    // An amendment with a conclusion of its own stands for the whole of what was written first.
    first: [...first, ...(ownConclusion.test(added) ? wholes : [])].map(([start, stop]): Span => [
      start,
      start < head.span[0] ? Math.min(stop, head.span[0]) : stop,
    ]),
    isCorrecting: first.length > 0 || correcting.test(added),
  };
}

const ownConclusion = /\n\s*(?:impression|conclusion|(?:final )?diagnosis)\b[^\n.:]{0,20}:/i;

const titleLines = 4;

/** "HISTOPATHOLOGY - REVISED REPORT (version 2)": the line says nothing else. */
const isTitle = (words: string): boolean => inTitle.test(words) && !/[:.]\s*\p{L}[^:]{12}/u.test(words);

/** The first version is printed whole, to the end, or a part of it, to the end of its paragraph. */
function firstVersions(lines: readonly Piece[], length: number): { parts: Span[]; wholes: Span[] } {
  const parts: Span[] = [];
  const wholes: Span[] = [];
  for (const [
    index,
    {
      text,
      span: [start],
    },
  ] of lines.entries()) {
    const what = firstVersion.exec(text)?.[1];
    if (what === undefined) continue;
    if (/report|version|text|reading/i.test(what)) wholes.push([start, length]);
    else parts.push([start, paragraphEnd(lines, index)]);
  }
  return { parts, wholes };
}

function paragraphEnd(lines: readonly Piece[], from: number): number {
  let at = from;
  while (at + 1 < lines.length && /^\s+\S|^[\p{Ll}(]/u.test(lines[at + 1]?.text ?? '')) at += 1;
  return lines[at]?.span[1] ?? 0;
}
