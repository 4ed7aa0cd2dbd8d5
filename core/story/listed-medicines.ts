import type { Medication } from '../documents/explanation.ts';
import { touching } from '../kernel/touching.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { capitalise, sentence } from '../explaining/wording.ts';
import { isRow, itemMarkLength, linesOf } from '../reading/lines.ts';
import { strengthsIn } from '../reading/medications/strength.ts';
import type { MedicationChange, Reading } from '../reading/reading.ts';
import { cuesIn } from '../statements/cue-finder.ts';
import { sayMedicine } from '../statements/medicine-lists.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Speaker } from './speaker.ts';
import type { StorySentence } from './story.ts';
import { sayTimesOfDay, timesApart } from './times-of-day.ts';

/** Below the table of a list stands what comes next or is aimed at ("INR target 2.0-3.0"), or who printed it. */
export const roleBelowList = (text: string): 'next_step' | 'furniture' =>
  cuesIn(text).has('plan') || /\b(?:target|aim|goal)\b[^.]*\d/i.test(text) ? 'next_step' : 'furniture';

const most = 30;

type Listed = Pick<Reading, 'medications' | 'medicineRows' | 'medicationChanges'>;

/**
 * Medicines of a list or a table that no sentence tells, from their facts: name, strength and how to take it, in plain words, and what
 * each is commonly used for. `speaker`: null for a paper in another language, whose words stay as they are printed.
 */
export function listedMedicines(
  { medications, medicineRows = [], medicationChanges = [] }: Listed,
  told: readonly StorySentence[],
  { speaker, knowledge }: { speaker: Speaker | null; knowledge: Knowledge },
): StorySentence[] {
  const isTold = touching(told.flatMap(({ spans }) => spans));
  const rows = new Map(medicineRows.map(({ span, remarks }) => [span[0], remarks]));
  const halts = new Map(medicationChanges.map(({ span, kind }) => [span[0], haltOf[kind]]));
  const listed = medications.filter(({ span }) => !isTold(span)).slice(0, most);
  return [
    ...listed.filter(({ span }) => !halts.get(span[0])),
    ...listed.filter(({ span }) => halts.get(span[0])),
  ].flatMap((medication): StorySentence[] => {
    const { span } = medication;
    const remarks = rows.get(span[0]) ?? [];
    const halt = halts.get(span[0]);
    const words =
      speaker === null ? inOtherWords(medication, remarks) : inEnglish(sayMedicine(medication, remarks), speaker);
    const text = sentence(halt === undefined ? capitalise(words) : `${halt}: ${words}`);
    return [
      { part: 'medicines', text, spans: [span], basis: 'document' },
      ...(halt === undefined ? usedFor(medication, knowledge) : []),
    ];
  });
}

/** Medicines with a dose that no sentence of a visit, a stay or a letter tells: of now, and not of before, of home or of the hospital. */
export function untoldMedicines(
  reading: Reading,
  told: readonly StorySentence[],
  tools: { speaker: Speaker; knowledge: Knowledge },
): StorySentence[] {
  const other = new Set(
    (reading.medicationChanges ?? []).filter(({ kind }) => elsewhere.has(kind)).map(({ span }) => span[0]),
  );
  const named = touching(told.flatMap(({ spans }) => spans));
  const medications = reading.medications.filter(
    ({ span, strength, instructions }) => (strength ?? instructions) !== null && !other.has(span[0]) && !named(span),
  );
  return listedMedicines({ ...reading, medications }, told, tools);
}

const elsewhere = new Set<MedicationChange['kind']>(['past', 'there', 'before']);

const haltOf: Partial<Record<MedicationChange['kind'], string>> = {
  stopped: 'Stopped',
  past: 'Stopped',
  held: 'On hold',
};

/** The name as it is printed, and the directions in plain words. */
function inEnglish(words: string, speaker: Speaker): string {
  const [, name = words, how] = /^([^:]{1,90}): (.+)$/u.exec(words) ?? [];
  return how === undefined ? name : `${name}: ${speaker.sayWords(sayTimesOfDay(how)).replace(/\.$/, '')}`;
}

/** "1-0-1 zum Essen": the figures in words, and the words of another language in quotation marks. */
function inOtherWords({ name, strength, instructions }: Medication, remarks: readonly string[]): string {
  const how = instructions ?? '';
  const [times, rest] = timesApart(
    strength !== null && how.startsWith(`${strength} `) ? how.slice(strength.length + 1) : how,
  );
  const isTwice = remarks.some((remark) => remark.toLowerCase().includes(rest.toLowerCase()));
  const printed = [...(isTwice ? [] : [rest]), ...remarks].filter((part) => part !== '').join(', ');
  const words = [name, strength].filter((part) => part !== null).join(' ');
  const quoted = printed === '' ? '' : times === '' ? `"${printed}"` : ` ("${printed}")`;
  return times + quoted === '' ? words : `${words}: ${times}${quoted}`;
}

function usedFor({ generic, name, span }: Medication, knowledge: Knowledge): StorySentence[] {
  const entry = knowledge.findMedicine(generic ?? name);
  if (entry === undefined) return [];
  const text = sentence(`${capitalise(entry.generic)} is commonly used ${entry.usedFor}`);
  return [{ part: 'medicines', text, spans: [span], basis: 'general', source: entry.source }];
}

const longestQuoted = 240;
const mostQuoted = 12;

/** Sentences of a list that name a medicine or a strength, and of which nothing is told, and of a list in another language every one: as they are printed, so that none is lost. */
export function untoldLines(
  text: string,
  told: readonly StorySentence[],
  { isEnglish, knowledge }: { isEnglish: boolean; knowledge: Knowledge },
): StorySentence[] {
  const listed = told.flatMap(({ part, spans }) => (part === 'medicines' ? spans : []));
  const [from, to] = [Math.min(...listed.map(([start]) => start)), Math.max(...listed.map(([, end]) => end))];
  const isTold = touching(told.flatMap(({ spans }) => spans));
  return linesOf(text)
    .flatMap((line) => (isEnglish && !isRow(line.text) ? sentencesOf(text, line.span) : [line]))
    .filter(({ text: line, span }) => {
      if (line.length > longestQuoted || isTold(span) || !/\p{L}{3}/u.test(line)) return false;
      if (strengthsIn(line).length > 0) return true;
      const isWithin = span[0] > from && /\p{L}\s+\S/u.test(line);
      return (
        (isWithin && !isEnglish && span[1] < to) ||
        ((isWithin || isRow(line)) && knowledge.findMedicines(line).length > 0)
      );
    })
    .slice(0, mostQuoted)
    .map(({ text: line, span }) => ({
      part: 'medicines',
      text: `As printed: "${line
        .slice(itemMarkLength(line))
        .trim()
        .replace(/\s{2,}/g, ' ')
        .replace(/"|\.$/g, '')}".`,
      spans: [span],
      basis: 'document',
    }));
}
