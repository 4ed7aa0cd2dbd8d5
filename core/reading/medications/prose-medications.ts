import type { Span } from '../../kernel/span.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { assertInSentence } from '../assertion/assert-in-sentence.ts';
import type { Piece } from '../lines.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { sentencesOf } from '../sentences.ts';
import { type MedicineMentions, type ReadMedicine, genericOf } from './read-medicine.ts';
import { type ToldStatus, asked, isUntaken, statusOfHead, statusesIn } from './medicine-status.ts';
import { namesInProse } from './names-in-prose.ts';
import { isGivenBy, isSomebodyElses } from './not-a-name.ts';
import { sigAhead, sigStart, tidySig } from './sig.ts';
import { bareRatioIn, changedStrengthIn, strengthsIn } from './strength.ts';
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

const unread = new Set(['allergies', 'technique', 'admin', 'vitals', 'family']);

type Source = {
  text: string;
  knowledge: Knowledge;
  mentions: MedicineMentions;
  isTaken: (span: Span) => boolean;
  /** Remarks on results name medicines that nobody was given: there a name needs a strength, or words that say it is taken. */
  isLabReport: boolean;
};

/** Medicines named in sentences, with the strength and the directions printed beside them. Those said not to be taken are left out. */
export function proseMedications(source: Source, sections: readonly DocumentSection[]): ReadMedicine[] {
  // A sentence that was read already tells nothing new.
  const read = new Set<string>();
  const isNew = (words: string) => !read.has(words) && read.add(words).has(words);
  return sections
    .filter(({ role }) => role === null || !unread.has(role))
    .flatMap((section) =>
      sentencesOf(source.text, section.body)
        .filter((sentence) => !source.isTaken(sentence.span) && isNew(sentence.text))
        .flatMap((sentence) => inSentence(sentence, section, source)),
    );
}

function inSentence(sentence: Piece, { name: heading, role, body }: DocumentSection, source: Source): ReadMedicine[] {
  const isList = role === 'medications';
  const isCompany =
    isList &&
    standsAlone(source.text, sentence) &&
    (ofMedicines.test(heading ?? '') || source.mentions(body).length > 0);
  const names = namesInProse(sentence, { isList, isCompany }, source.mentions);
  if (names.length === 0) return [];
  const assertionAt = assertInSentence(sentence.text);
  const headed = statusOfHead(heading ?? '') ?? null;
  const statuses = statusesIn(sentence.text, names);
  const isCourse = ofCourse.test(heading ?? '');
  const found: ReadMedicine[] = [];
  let joined = 0;
  for (const [index, name] of names.entries()) {
    const place: Place = {
      words: sentence.text,
      name,
      previous: names[index - 1]?.[1] ?? 0,
      next: names[index + 1]?.[0] ?? sentence.text.length,
    };
    const told = inPlace(statuses[index] ?? headed, place, isCourse);
    if (!isTakenHere(place, assertionAt(...name), told)) continue;
    const isInRow = joined > 0 && coordination.test(sentence.text.slice(joined, name[0]));
    const medication = medicationAt(place, told, isList || isInRow, source);
    if (medication === undefined) continue;
    joined = name[1];
    const [start] = sentence.span;
    // What a plan names without a word is asked for in it.
    if (told === null && role === 'plan') medication.told = asked;
    found.push({ ...medication, span: [start + medication.span[0], start + medication.span[1]] });
  }
  return found;
}

/** Parts that tell what was done to somebody there. */
const ofCourse = phrasePattern(phrases.ofCourse);
/** Given by a needle or at once, there and then. */
const givenThere = phrasePattern(phrases.givenThere);

/** "He received ceftriaxone 1 g IV": given is given there in the story of a stay, or where it went into a vein. */
function inPlace(told: ToldStatus | null, { words, name, next }: Place, isCourse: boolean): ToldStatus | null {
  if (told?.status !== 'given') return told;
  const around = words.slice(Math.max(0, name[0] - 40), Math.min(next, name[1] + 60));
  return isCourse || givenThere.test(around) ? { ...told, status: 'there' } : told;
}

/** "Rx" may head exercises; these head medicines and nothing else. */
const ofMedicines = phrasePattern(phrases.ofMedicines, {}, 'start');
/** A line of its own, or what follows the heading: "DH: vitamins". */
const standsAlone = (text: string, { span: [start] }: Piece): boolean =>
  /(?:^|\n|:)[ \t•*-]*$/.test(text.slice(Math.max(0, start - 6), start));

type Place = { words: string; name: Span; previous: number; next: number };

/** "pantoprazole 40 mg and insulin": what stands beside a medicine that is taken is taken too. */
const coordination = /^[^.;:]{0,40}(?:,|\band\b|\+|&)\s*(?:\p{L}+\.?\s){0,2}$/u;

function isTakenHere({ words, name }: Place, assertion: string | null, told: ToldStatus | null): boolean {
  const ahead = words.slice(0, name[0]);
  if (isSomebodyElses(ahead) || (assertion === 'family' && !isGivenBy(ahead))) return false;
  if (told !== null && isUntaken(told)) return false;
  return assertion !== 'absent' || (told !== null && told.status !== 'taken') || withoutEffect.test(ahead);
}

/** "Not settling on flucloxacillin": the medicine is taken, and what is denied is that it helps. */
const withoutEffect =
  /\b(?:not|no|without|never|isn't|hasn't)\s(?:settl|respon|improv|better|controll|resol|reliev|tolerat)[^.;]{0,40}\s(?:on|to|with|despite|from)\s$/iu;

function medicationAt(
  place: Place,
  told: ToldStatus | null,
  isListed: boolean,
  source: Source,
): ReadMedicine | undefined {
  const { words, name } = place;
  const read = around(place);
  const printed = words.slice(...name);
  const isBare = !isListed && read.strength === null && told === null;
  // Calcium, iron or glucose may be a measurement: only a strength, a list or words of taking make it a medicine.
  if (isBare && read.sig === null && (source.isLabReport || source.knowledge.findAnalyte(printed))) return undefined;
  return {
    name: printed,
    generic: genericOf(printed, source.knowledge),
    strength: read.strength,
    instructions: read.sig,
    told,
    isListed: false,
    span: read.span,
  };
}

function around({ words: sentence, previous, name: [start, end], next }: Place) {
  // "water pill (furosemide) 20 mg": the bracket of the name closes first.
  const bracket = /^\)\s?/.exec(sentence.slice(end, end + 2))?.[0].length ?? 0;
  const behind = ' '.repeat(bracket) + clause(sentence.slice(end + bracket, Math.min(next, end + 140)));
  const after = changedStrengthIn(behind.slice(0, 80)) ?? strengthsIn(behind.slice(0, 45))[0] ?? ratioBehind(behind);
  const ahead = sentence.slice(Math.max(previous, start - 40), start);
  const before = after ? undefined : strengthBefore(ahead);
  const gap = after?.[1] ?? 0;
  // A unit of the strength is not where directions begin.
  const found = sigStart(behind.slice(gap));
  const sigFrom = found === -1 ? -1 : gap + found;
  // Directions belong to the medicine only right behind it.
  const isNear = sigFrom !== -1 && sigFrom <= gap + 30;
  const what = isNear ? null : (purpose.exec(behind.slice(gap))?.[1] ?? null);
  const sig = isNear ? tidySig(behind.slice(Math.max(sigFrom, 0)).replace(/[\s,;(]+and\s*$/, '')) : what;
  const amount = before ? null : sigAhead(ahead);
  const reach = Math.max(after?.[1] ?? 0, sig === null ? 0 : (what === null ? sigFrom : gap + 1) + sig.length);
  return {
    strength: after ? behind.slice(...after) : (before?.printed ?? null),
    sig: amount === null ? sig : [amount, sig].filter((part) => part !== null).join(' '),
    span: [start - (before?.distance ?? 0), end + reach] satisfies Span,
  };
}

/** "omeprazole for reflux", "ibuprofen first line" */
const purpose =
  /^\s(for (?!(?:now|the|a|an|which|example|this|that|him|her|his|it|some|many|years?|months?|weeks?|days?)\b)\p{L}[\p{L} /-]{2,40}|(?:as )?first[- ]line|with (?:food|meals))$/iu;

/** "co-codamol 30/500 2 qds": the pair right behind the name. "Bactrim 12/27" may be a day, unless directions follow. */
function ratioBehind(behind: string): Span | undefined {
  const ratio = bareRatioIn(behind.slice(0, 16));
  if (!ratio || !/^\s*$/.test(behind.slice(0, ratio[0]))) return increasedTo(behind);
  const [first = 0, second = 0] = behind
    .slice(...ratio)
    .split(/[/-]/)
    .map(Number);
  const mayBeDay = first <= 31 && second <= 31;
  return mayBeDay && sigStart(behind.slice(ratio[1], ratio[1] + 16)) === -1 ? undefined : ratio;
}

/** "Increase lisinopril to 20", "Brufen 400 (wheeze)", "APAP 650 prn": no unit is printed. */
function increasedTo(behind: string): Span | undefined {
  const bare = /^\s(\d{2,4})(?=\s)/.exec(behind);
  const rest = bare ? behind.slice(bare[0].length + 1, bare[0].length + 16) : '';
  if (bare && (rest.startsWith('(') || sigStart(rest) === 0)) return [1, bare[0].length];
  const match = /^\s(?:up |down )?to (\d{1,4}(?:\.\d{1,2})?)(?=\s*(?:$|[.,;)]|od|bd|daily|qd|mane|nocte))/i.exec(
    behind,
  );
  return match ? [match[0].length - (match[1]?.length ?? 0), match[0].length] : undefined;
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
    /(?<!\.\p{L}|\bq|\b[a-z]\.\s?\d{1,2}|\b(?:approx|tabs?|caps?|max|min))[.;](?:\s|$)|\s[-–]\s|\s(?:is|was|are|were|will|has|have)\s|,?\s(?:which|who|but|because|to help|to treat|then(?!\s\d)|we|she|he|I|and (?=\d)|and (?=\p{L}+ (?:\d|for|will|was|is|should))|and (?=(?:my|his|her|their|the|your|a)\s)|(?:and|or) (?:start|use|take|give|continue|stop|increase|decrease|reduce|initiate|add)(?:e?d)?|to (?=reduce|prevent|help|control|treat|lower|protect|keep))\b|\)|,\s(?=\p{L})/u.exec(
      behind,
    );
  return end ? behind.slice(0, end.index) : behind;
}
