import type { Medication } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { assertInSentence } from '../assertion/assert-in-sentence.ts';
import type { Piece } from '../lines.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { sentencesOf } from '../sentences.ts';
import { genericOf } from './list-medications.ts';
import { namesInProse } from './names-in-prose.ts';
import { isSomebodyElses } from './not-this-person.ts';
import { sigStart } from './sig.ts';
import { bareRatioIn, changedStrengthIn, strengthsIn } from './strength.ts';
import { statusBeside, statusOfHeading, withStatus } from './taking-status.ts';

const unread = new Set(['allergies', 'technique', 'admin', 'vitals', 'family']);
const notTaken = /\ballerg|intoleran|anaphyla|adverse reaction|\bside effects? of\b/i;

/** Medicines named in sentences, with the strength and the directions printed beside them. Those said not to be taken are left out. */
export function proseMedications(
  text: string,
  sections: readonly DocumentSection[],
  knowledge: Knowledge,
  isTaken: (span: Span) => boolean,
): Medication[] {
  // A sentence that was read already tells nothing new.
  const read = new Set<string>();
  const isNew = (words: string) => !read.has(words) && read.add(words).has(words);
  return sections
    .filter(({ role }) => role === null || !unread.has(role))
    .flatMap((section) =>
      sentencesOf(text, section.body)
        .filter((sentence) => !isTaken(sentence.span) && isNew(sentence.text) && !notTaken.test(sentence.text))
        .flatMap((sentence) => inSentence(sentence, section, knowledge)),
    );
}

function inSentence(sentence: Piece, { name: heading, role }: DocumentSection, knowledge: Knowledge): Medication[] {
  const isList = role === 'medications';
  const names = namesInProse(sentence.text, isList, knowledge);
  if (names.length === 0) return [];
  const assertionAt = assertInSentence(sentence.text);
  const headed = statusOfHeading(heading ?? '') ?? null;
  return names.flatMap((name, index) => {
    const ahead = sentence.text.slice(0, name[0]);
    const assertion = assertionAt(...name);
    if (assertion === 'absent' || assertion === 'family' || isSomebodyElses(ahead)) return [];
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
        instructions: withStatus(statusBeside(ahead, sentence.text.slice(name[1])) ?? headed, read.sig),
        span: [start + read.span[0], start + read.span[1]],
      },
    ];
  });
}

function around(sentence: string, previous: number, [start, end]: Span, next: number) {
  const behind = clause(sentence.slice(end, Math.min(next, end + 140)));
  const after = changedStrengthIn(behind.slice(0, 80)) ?? strengthsIn(behind.slice(0, 45))[0] ?? ratioBehind(behind);
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

/** "co-codamol 30/500 2 qds": the pair right behind the name. */
function ratioBehind(behind: string): Span | undefined {
  const ratio = bareRatioIn(behind.slice(0, 16));
  return ratio && /^\s*$/.test(behind.slice(0, ratio[0])) ? ratio : undefined;
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
    /[.;](?:\s|$)|\s[-–]\s|\s(?:is|was|are|were|will|has|have)\s|,?\s(?:which|who|but|because|to help|to treat|then|we|she|he|I|and (?=\d)|and (?=\p{L}+ (?:\d|for|will|was|is|should))|(?:and|or) (?:start|continue|stop|increase|decrease|initiate))\b|\)|,\s(?=\p{L})/u.exec(
      behind,
    );
  return end ? behind.slice(0, end.index) : behind;
}
