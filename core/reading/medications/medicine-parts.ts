import type { Span } from '../../kernel/span.ts';
import { trimmed } from '../lines.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import type { SectionRole } from '../sections/section-names.ts';

/** Sections that are told in one line or paragraph. What follows behind a blank line has no heading of its own. */
const oneParagraph = new Set<SectionRole | null>(['allergies', 'admin', 'vitals', 'family', 'technique']);
const longestParagraph = 240;

/** The sections, with "Allergies: sulfa" cut off from a list of medicines below it that has no heading of its own. */
export function medicineParts(text: string, sections: readonly DocumentSection[]): DocumentSection[] {
  return sections.flatMap((section) => {
    if (section.role === 'medications' && section.name === null && letter.test(text.slice(...section.body)))
      return [{ ...section, role: null }];
    const end =
      section.role === 'medications'
        ? startOfLetter(text, section.body)
        : oneParagraph.has(section.role)
          ? endOfInline(text, section)
          : undefined;
    if (end === undefined) return [section];
    const rest = trimmed(text, [end, section.body[1]]).span;
    if (rest[1] === rest[0]) return [section];
    const head: DocumentSection = { ...section, body: [section.body[0], end], span: [section.span[0], end] };
    return [head, { name: null, role: null, span: rest, body: rest }];
  });
}

const letterLine = String.raw`[ \t]*(?:(?:Thank you|Dear|Yours|Kind regards|I |We |On examination|This |He |She |The )|\p{Lu}[^\n|\t]{99,})`;
const letter = new RegExp(`^${letterLine}`, 'u');
const letterBehindGap = new RegExp(String.raw`\n[ \t]*\n(?=${letterLine})`, 'u');

/** Where, behind a blank line, a list of medicines gives way to the text of a letter. */
function startOfLetter(text: string, body: Span): number | undefined {
  const gap = letterBehindGap.exec(text.slice(...body));
  return gap === null ? undefined : body[0] + gap.index;
}

function endOfInline(text: string, { span, body }: DocumentSection): number | undefined {
  const isInline = !text.slice(span[0], body[0]).includes('\n');
  if (!isInline) return undefined;
  const gap = /\n[ \t]*(?:\n|(?=(?:MEDS|Meds|MEDICATIONS?|Medications?|RX|Rx)[ \t:]))/.exec(
    text.slice(...bounded(body)),
  );
  return gap === null ? undefined : body[0] + gap.index;
}

const bounded = ([start, end]: Span): Span => [start, Math.min(end, start + longestParagraph)];
