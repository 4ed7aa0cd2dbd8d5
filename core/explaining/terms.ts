import type { ExplainedTerm } from '../documents/explanation.ts';
import { shift, textAt, type Span } from '../kernel/span.ts';
import type { TermEntry } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Reading } from '../reading/reading.ts';
import { abbreviationMentions } from './abbreviation-mentions.ts';
import type { Context } from './explaining-context.ts';
import { isEveryday } from './everyday-terms.ts';
import { standingOf } from './lab-standing.ts';
import { analyteOf, labName } from './lab-words.ts';
import { isSensitivity } from '../story/laboratory/cultures/sensitivities.ts';
import { siteWords } from './site-words.ts';
import { touching } from '../kernel/touching.ts';
import { mergedTerms, type TermMention } from './term-list.ts';
import { printedTerm, sayingOf } from './term-name.ts';
import { termWeights } from './term-weight.ts';
import { definitionFor } from './without-cancer.ts';
import { capitalise, sentence } from './wording.ts';

/** The terms we can define, the weightiest first: each once, under the name the document prints, with all the places where it stands. */
export function explainedTerms(context: Context): ExplainedTerm[] {
  const { reading, knowledge } = context;
  const labs = labTerms(reading, knowledge);
  // The letters of a patient's number, of a name or of a test are no words of their own.
  const isTaken = touching([...reading.identifiers, ...labs].map(({ span }) => span));
  const others = [
    ...(context.isEnglish ? wordTerms(context) : []),
    ...medicineTerms(reading, knowledge),
    ...(context.isEnglish ? abbreviationTerms(reading, knowledge) : []),
  ].filter(
    ({ span, key, term }) =>
      /\p{L}/u.test(term.charAt(0)) &&
      !isTaken(span) &&
      !isInNumber(reading.text, span) &&
      !isEveryday(key) &&
      !isEveryday(term),
  );
  return mergedTerms([...labs, ...others]).flatMap((term) => {
    const definition = definitionFor(term.definition, reading);
    return definition === '' ? [] : [{ ...term, definition }];
  });
}

/** Medicines come behind what was found, short forms behind everything. */
const medicineRank = 1003;
const lastRank = 2000;

/** "LV-204417": glued to digits, letters are part of a number. */
function isInNumber(text: string, [start, end]: Span): boolean {
  return /\d[-/_]$/.test(text.slice(Math.max(0, start - 2), start)) || /^[-/_]\d{3}/.test(text.slice(end, end + 4));
}

function wordTerms(context: Context): TermMention[] {
  const { reading, parts, knowledge } = context;
  const weights = termWeights(context);
  const mentions = knowledge
    .findTerms(reading.text)
    .filter(({ entry, start, end }) => !isLabelLikeForm(entry, reading.text, [start, end]));
  return mentions.map(({ entry, start, end }) => ({
    key: entry.term.toLowerCase(),
    term: printedTerm(reading.text.slice(start, end), entry),
    say: sayingOf(reading.text.slice(start, end), entry),
    definition: placedPain(reading.text.slice(start, end)) ?? entry.definition,
    span: [start, end],
    ...weights.of(entry, parts.at(start), [start, end]),
  }));
}

/** "Cons:" before a name is no "CoNS": a short form with capitals inside is not looked for in a label that is written otherwise. */
function isLabelLikeForm({ term, also }: TermEntry, text: string, [start, end]: Span): boolean {
  const printed = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}{1,4}$/u.test(printed) || !/^[.:]/.test(text.slice(end))) return false;
  const forms = [term, ...also].filter((form) => form.toLowerCase() === printed.toLowerCase());
  return forms.length > 0 && forms.every((form) => /^\p{L}+\p{Lu}/u.test(form));
}

/** "RUQ pain" is in one place, and not "anywhere between the chest and the groin". */
function placedPain(printed: string): string | undefined {
  const place = /^([RL][UL]Q|(?:right|left) (?:upper|lower) quadrant) (?:abdominal )?pain$/i.exec(printed)?.[1];
  return place === undefined
    ? undefined
    : sentence(`Pain ${siteWords(place.length > 3 ? place : place.toUpperCase())}`);
}

function labTerms({ text, labResults, medications }: Reading, knowledge: Knowledge): TermMention[] {
  // "Hydrocortisone 1 %" among the medicines is taken, not measured.
  const isTaken = touching(medications.map(({ span }) => span));
  // Hydrocortisone is a medicine, though a lab may print it for cortisol.
  const isOtherMedicine = (name: string, measures: string): boolean =>
    !measures.toLowerCase().includes(name.toLowerCase()) &&
    knowledge.findMedicines(name).some(({ start, end }) => end - start === name.length);
  return labResults
    .filter((row) => !isSensitivity(row))
    .flatMap((row) => {
      const analyte = analyteOf(row, knowledge);
      if (analyte === undefined || isTaken(row.span) || isOtherMedicine(row.name, analyte.measures)) return [];
      const standing = standingOf(row);
      const outside = standing === 'critical' || standing === 'outside' || standing === 'disputed';
      return [
        {
          key: analyte.id,
          term: labName(row),
          definition: sentence(`This test measures ${analyte.measures}`),
          span: nameSpan(text, row.name, row.span),
          importance: outside ? 'high' : 'low',
          rank: 0,
        } satisfies TermMention,
      ];
    });
}

/** Where the name stands in its row; the row itself where the name was put together from several places. */
function nameSpan(text: string, name: string, row: Span): Span {
  const at = textAt(text, row).indexOf(name);
  return at === -1 ? row : shift([at, at + name.length], row[0]);
}

function medicineTerms({ text, medications }: Reading, knowledge: Knowledge): TermMention[] {
  const isTaken = touching(medications.map(({ span }) => span));
  // "Check vitamin B12 level" speaks of a test: what is measured too is a medicine only where it is taken.
  const mentions = knowledge
    .findMedicines(text)
    .filter(({ start, end }) => isTaken([start, end]) || knowledge.findAnalyte(text.slice(start, end)) === undefined);
  return mentions.map(({ entry, start, end }) => {
    const words = text.slice(start, end).replace(/\s+/g, ' ');
    const printed = capitalise(words === words.toUpperCase() ? words.toLowerCase() : words);
    const generic = entry.generic.toLowerCase();
    return {
      key: generic,
      term: printed.toLowerCase() === generic ? printed : `${printed} (${generic})`,
      definition: sentence(`A medicine that is commonly used ${entry.usedFor}`),
      span: [start, end],
      importance: 'medium',
      rank: medicineRank,
    };
  });
}

/** How the short forms of a report are read; what they stand for counts as a term of its own where it is one. */
function abbreviationTerms({ text }: Reading, knowledge: Knowledge): TermMention[] {
  return abbreviationMentions(text, knowledge).map(({ abbreviation, sense, span }) => {
    const plain = sense.plain === undefined ? '' : `: ${sense.plain}`;
    return {
      key: abbreviation.toLowerCase(),
      term: abbreviation,
      definition: sentence(`Short for ${sense.means}${plain}`),
      span,
      importance: 'low',
      rank: lastRank,
    };
  });
}
