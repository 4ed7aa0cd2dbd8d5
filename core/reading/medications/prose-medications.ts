import type { Medication } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { assertInSentence } from '../assertion/assert-in-sentence.ts';
import type { Piece } from '../lines.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { sentencesOf } from '../sentences.ts';
import { genericOf } from './list-medications.ts';
import { namesInProse } from './names-in-prose.ts';
import { sigStart } from './sig.ts';
import { strengthsIn } from './strength.ts';

const unread = new Set(['allergies', 'technique', 'admin', 'vitals', 'family']);
const notTaken = /\ballerg|intoleran|anaphyla|adverse reaction|\bside effects? of\b/i;

/** Medicines named in sentences, with the strength and the directions printed beside them. Those said not to be taken are left out. */
export function proseMedications(
  text: string,
  sections: readonly DocumentSection[],
  knowledge: Knowledge,
  isTaken: (span: Span) => boolean,
): Medication[] {
  return sections
    .filter(({ role }) => role === null || !unread.has(role))
    .flatMap((section) =>
      sentencesOf(text, section.body)
        .filter((sentence) => !isTaken(sentence.span) && !notTaken.test(sentence.text))
        .flatMap((sentence) => inSentence(sentence, section.role === 'medications', knowledge)),
    );
}

function inSentence(sentence: Piece, isList: boolean, knowledge: Knowledge): Medication[] {
  const names = namesInProse(sentence.text, isList, knowledge);
  if (names.length === 0) return [];
  const assertionAt = assertInSentence(sentence.text);
  return names.flatMap((name, index) => {
    if (assertionAt(...name) === 'absent') return [];
    const read = around(sentence.text, names[index - 1]?.[1] ?? 0, name, names[index + 1]?.[0] ?? sentence.text.length);
    const printed = sentence.text.slice(...name);
    // Calcium, iron or glucose may be a measurement: only a printed strength or a list makes it a medicine.
    if (!isList && read.strength === null && knowledge.findAnalyte(printed)) return [];
    const [start] = sentence.span;
    return [
      {
        name: printed,
        generic: genericOf(printed, knowledge),
        strength: read.strength,
        instructions: read.sig,
        span: [start + read.span[0], start + read.span[1]],
      },
    ];
  });
}

function around(sentence: string, previous: number, [start, end]: Span, next: number) {
  const behind = clause(sentence.slice(end, Math.min(next, end + 140)));
  const after = strengthsIn(behind.slice(0, 45))[0];
  const ahead = sentence.slice(Math.max(previous, start - 40), start);
  const before = after ? undefined : strengthBefore(ahead);
  const sigFrom = sigStart(behind);
  const gap = after?.[1] ?? 0;
  // Directions belong to the medicine only right behind it.
  const sig =
    sigFrom === -1 || sigFrom > gap + 30
      ? null
      : behind.slice(Math.max(sigFrom, 0)).replace(/[\s,;]+(?:and)?\s*$/, '') || null;
  const reach = Math.max(after?.[1] ?? 0, sig === null ? 0 : sigFrom + sig.length);
  return {
    strength: after ? behind.slice(...after) : (before?.printed ?? null),
    sig,
    span: [start - (before?.distance ?? 0), end + reach] satisfies Span,
  };
}

/** "1000 mg of metformin", "40 mg oral prednisone". */
function strengthBefore(ahead: string): { printed: string; distance: number } | undefined {
  const last = strengthsIn(ahead).at(-1);
  if (
    !last ||
    !/^\s*(?:tablets?\s|capsules?\s|dose\s)?(?:of\s)?(?:oral\s|iv\s|intravenous\s|po\s)?$/i.test(ahead.slice(last[1]))
  )
    return undefined;
  return { printed: ahead.slice(...last), distance: ahead.length - last[0] };
}

/** What stands behind a name up to where another matter begins. */
function clause(behind: string): string {
  const end =
    /[.;](?:\s|$)|\s[-–]\s|\s(?:is|was|are|were|will|has|have)\s|,?\s(?:which|who|but|because|to help|to treat|then|we|she|he|I|and (?=\p{L}+ (?:\d|for|will|was|is|should))|(?:and|or) (?:start|continue|stop|increase|decrease|initiate))\b|\)|,\s(?=\p{L})/u.exec(
      behind,
    );
  return end ? behind.slice(0, end.index) : behind;
}
