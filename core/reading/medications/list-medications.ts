import type { Medication } from '../../documents/explanation.ts';
import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isBlank, isRow, linesOf, type Piece } from '../lines.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import type { SectionRole } from '../sections/section-names.ts';
import { cellsOf, columnsOf, type Columns } from './cells.ts';
import { readEntry, tidySig, type Entry } from './entry.ts';
import { isNoName } from './names-in-prose.ts';
import { formWords, isSig, sigStart } from './sig.ts';
import { strengthsIn } from './strength.ts';
import { statusOfHeading, withStatus } from './taking-status.ts';

/** What these sections name with a strength is not taken by anybody: contrast dye, allergens, results. */
const otherRoles = new Set<SectionRole | null>(['allergies', 'family', 'vitals', 'labs', 'technique']);

/** Medicines that stand as entries of lists and tables, and the lines they take up. */
export type Listed = { medications: Medication[]; lines: Span[] };

/**
 * Reads lines as entries. In a medication section every line that looks like one counts, known or not; elsewhere only one that
 * shows it by its form: a strength together with a dose form or directions.
 */
export function listMedications(
  text: string,
  sections: readonly DocumentSection[],
  knowledge: Knowledge,
  isTaken: (span: Span) => boolean,
): Listed {
  const listed: Listed = { medications: [], lines: [] };
  for (const section of sections) {
    // A one-line section such as "Allergies: none" may be followed by the table of medicines, which its header shows.
    const isOther = otherRoles.has(section.role);
    let columns: Columns | undefined;
    let status = statusOfHeading(section.name ?? '') ?? '';
    const lines = linesOf(text, section.body);
    for (const [index, line] of lines.entries()) {
      if (isBlank(line) || isTaken(line.span)) continue;
      const header = columnsOf(cellsOf(text, line));
      if (header) {
        columns = header;
        continue;
      }
      if (isOther && columns?.ofMedicines !== true) continue;
      const heads = statusOfHeading(line.text);
      if (heads !== undefined) {
        status = heads;
        continue;
      }
      if (continueSig(text, line, listed)) continue;
      const entry = readEntry(text, line, columns);
      const isList =
        (section.role === 'medications' || isOther) &&
        !/^(?:active|expired|current|inactive|discontinued|past)\W*$/i.test(line.text.trim());
      if (entry && entry.sig === null && labelledSig.test(lines[index + 1]?.text ?? '')) entry.isItem = true;
      if (!entry || !accepts(text, line, entry, isList, knowledge)) continue;
      listed.medications.push(toMedication(text, { ...entry, sig: withStatus(status, entry.sig) }, knowledge));
      listed.lines.push(line.span);
    }
  }
  return listed;
}

const labelledSig = /^[ \t]*(?:sig|directions|instructions|how to take|take)\s?:/i;

/** "    Sig: 1 daily" under the line of its medicine. */
function continueSig(text: string, line: Piece, { medications, lines }: Listed): boolean {
  const previous = medications.at(-1);
  const end = lines.at(-1)?.[1];
  if (
    !previous ||
    end === undefined ||
    text.slice(end, line.span[0]).trim() !== '' ||
    text.slice(end, line.span[0]).split('\n').length > 2
  )
    return false;
  const label =
    /^\s*(?:sig|directions|instructions|how to take|take)\s?:|^\s+(?=take |apply |inhale |inject |use |\d)/i.exec(
      line.text,
    );
  // "Take: potassium 20 mEq" under a medicine whose directions are known is the next medicine.
  if (label && previous.instructions !== null && /^\s*take\s?:/i.test(label[0])) return false;
  const isBareDirection =
    previous.instructions === null &&
    sigStart(line.text.trimStart()) === 0 &&
    /^\s*(?:take|apply|inhale|inject|use|instill|place|chew)\s/i.test(line.text);
  if (
    !isBareDirection &&
    (!label || strengthsIn(line.text).length > 1 || (!/:/.test(label[0]) && previous.instructions !== null))
  )
    return false;
  const words = tidySig(line.text.trim().replace(/^how to take\s?:\s*/i, ''));
  if (words !== null) previous.instructions ??= words;
  const dose = strengthsIn(line.text)[0];
  if (dose) previous.strength ??= line.text.slice(...dose);
  previous.span = [previous.span[0], line.span[0] + line.text.trimEnd().length];
  lines.push(line.span);
  return true;
}

const sentenceVerbs =
  /\b(?:is|was|are|were|has|have|had|will|reports?|denies|we|patient|she|he|they|should|discussed|started|stopped|increased|decreased|prescribed|recommend(?:ed)?|continues?|advised|resume|which|because|underwent|received|given)\b/i;

function accepts(text: string, line: Piece, entry: Entry, isList: boolean, knowledge: Knowledge): boolean {
  const name = nameOf(text, entry);
  const words = name.split(/\s+/).length;
  if (name.length > 90 || words > 9 || sentenceVerbs.test(name)) return false;
  if (/[.;]\s/.test(name) || isNoName(name) || (entry.strengths.length === 0 && name.includes(','))) return false;
  if (isSentence(text, line, entry) || severalMedicines(line.text, entry, knowledge)) return false;
  const isKnown = knowledge.findMedicines(name).length > 0;
  // "Medical treatment: increase metformin" names its medicine further on.
  if (!isKnown && entry.sig !== null && knowledge.findMedicines(entry.sig).length > 0) return false;
  if (!isRow(line.text) && /\ballerg|\bintoleran/i.test(line.text)) return false;
  const hasStrength = entry.strengths.length > 0;
  if (isList)
    return hasStrength || isKnown || entry.sig !== null || (entry.isItem && words <= 4 && !line.text.includes(':'));
  const strength = text.slice(...(entry.strengths[0] ?? [0, 0]));
  if (!hasStrength || words > 5 || /\s(?:with|for|of|to)\s/i.test(name) || (strength.endsWith('%') && !isKnown))
    return false;
  const hasForm = line.text
    .toLowerCase()
    .split(/[^a-z-]+/)
    .some((word) => formWords.has(word) && word !== 'in');
  return hasForm || (entry.sig !== null && isSig(entry.sig)) || (isKnown && entry.isItem);
}

/** A line that tells something, in which the strength does not stand right behind the name. */
function isSentence(text: string, line: Piece, { names, strengths }: Entry): boolean {
  if (isRow(line.text) || !sentenceVerbs.test(line.text)) return false;
  const [, end] = names[0] ?? [0, 0];
  const [start] = strengths[0] ?? [end];
  if (strengths.length === 0) return sentenceVerbs.test(line.text.replace(/\([^()]{0,60}\)/g, ' '));
  return start > end + 60 || /[.:;,]\s/.test(text.slice(end, start));
}

/** "Lisinopril 10 mg, metformin 500 mg, aspirin" is a sentence of medicines, not an entry. */
const severalMedicines = (line: string, entry: Entry, knowledge: Knowledge): boolean => {
  if (!/[,;]\s|\sand\s/.test(line) || isRow(line)) return false;
  const apart = line
    .split(/[,;]\s|\sand\s/)
    .slice(0, 40)
    .filter(
      (part) =>
        (strengthsIn(part).length > 0 || knowledge.findMedicines(part.slice(0, 40))[0]?.start === 0) &&
        /^\W*(?!then|followed|and |max)\p{L}{2}/iu.test(part),
    );
  return apart.length > 1 && entry.names.length < apart.length;
};

const nameOf = (text: string, { names }: Entry): string => names.map((span) => text.slice(...span)).join(' / ');

function toMedication(text: string, entry: Entry, knowledge: Knowledge): Medication {
  const name = nameOf(text, entry);
  return {
    name,
    generic: genericOf(name, knowledge),
    strength: entry.strengths.length === 0 ? null : entry.strengths.map((span) => text.slice(...span)).join(' / '),
    instructions: entry.sig,
    span: entry.span,
  };
}

/** The generic name. Of a combination it is given only when every part is known: half of it would be another medicine. */
export function genericOf(name: string, knowledge: Knowledge): string | null {
  const whole = knowledge.findMedicine(name) ?? knowledge.findMedicine(name.replace(/\s*\+\s*/g, '/'));
  if (whole) return whole.generic;
  const generics = [...new Set(knowledge.findMedicines(name).map(({ entry }) => entry.generic))];
  const parts = name.split(' / ');
  const covered = generics.flatMap((generic) => generic.split(/ and | \/ /)).length;
  return generics.length === 0 || covered < parts.length ? null : generics.join(' / ');
}
