import { matchesIn } from '../../kernel/matches-in.ts';
import type { AbbreviationEntry, TermEntry, TermKind } from '../../knowledge/entries.ts';
import { certainSense, type Sense } from '../../knowledge/certain-sense.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { SectionRole } from '../sections/section-names.ts';
import type { Named } from './cues.ts';
import words from './finding-words.json' with { type: 'json' };
import { phrasePattern } from '../phrase-pattern.ts';
import phrases from './phrases.json' with { type: 'json' };

/** Where an abbreviation stands: its statement (with the line that leads it), its section, and the head of the document. */
export type Surroundings = {
  text: string;
  lead: string;
  label: string;
  role: SectionRole | null;
  section: string | null;
  head: string;
};

const byForm = (list: readonly (readonly string[])[]): ReadonlyMap<string, string> =>
  new Map(list.flatMap(([forms = '', means = '']) => forms.split(' ').map((form): [string, string] => [form, means])));

/** Forms that mean one thing wherever findings are told; among illnesses had; among complaints. */
const certainForms = byForm(words.everywhere);
const illnessForms = byForm(words.illnesses);
const complaintForms = byForm(words.complaints);
const forms = { symptom: complaintForms, condition: illnessForms };
const findingKinds = new Set<TermKind>(['condition', 'symptom', 'finding']);
const printedForms =
  /(?<![\p{L}\p{N}.#-])(?:\p{Lu}[\p{Lu}\p{N}]{1,6}|[NS]\/[VD](?:\/D)?|[nN]\/[vV]|\p{Lu}\p{Ll}\p{Lu}{1,3})(?![\p{L}\p{N}-])/gu;
/** Most statements have none, which is seen at once. */
const hasForms = /[A-Z][A-Z\d]|[A-Z][a-z][A-Z]|[nNS]\/[vVD]/;
/** Behind these an abbreviation is something measured, used or visited. */
const measured =
  /^(?:\s*[:=<>]?\s*\d{1,3}(?![\d/])|\s(?:vmax|velocity|jet|gradient|grad|max|peak|mean|signal|time|band|scan|scans|sequence|protocol|ratio|value|values|level|levels|test|team|clinic|imaging|angiogram|mg|ml|tablet|tabs?|capsules?|interval|junction|node|pressure|valve|area|wave|wall|function|lead|view|views)\b)/i;
/** Before these words it is what a test looks for: "sputum AFB". */
const looked = phrasePattern(phrases.looked, {}, 'before');
const symptomPlace =
  /\b(?:denie[sd]|denying|deny|c\/o|complain(?:s|ed|ing)? of|presents? with|presented with|reports?|return|sooner|call|er|ed|if|no|with|without|worsening)\b[^.;]{0,80}$/i;
const conditionPlace =
  /\b(?:history of|hx of|hx|h\/o|s\/p|known|pmhx?|prev(?:ious)?|past|fh|father|mother|brother|sister|mo|fa|bro|sis|dad|mum|mom|uncle|aunt)\b[^.;]{0,60}$/i;

/** Abbreviations of findings whose meaning the words around them, the document or their place in it leave no doubt of. */
export function shortForms(place: Surroundings, knowledge: Knowledge): Named[] {
  if (!hasForms.test(place.text)) return [];
  const isCapitals = !/\p{Ll}{2}/u.test(place.text);
  return matchesIn(place.text, printedForms).flatMap(({ 0: printed, index: start }): Named[] => {
    const end = start + printed.length;
    if (
      measured.test(place.text.slice(end, end + 20)) ||
      looked.test(place.text.slice(Math.max(0, start - 16), start)) ||
      (start === 0 && /^(?:\s?:|\s{2})/.test(place.text.slice(end, end + 3)))
    )
      return [];
    const meant = meaningOf(
      printed,
      { ...place, before: place.text.slice(0, start), behind: place.text.slice(end, end + 24), isCapitals },
      knowledge,
    );
    return meant ? [{ concept: meant.term, start, end }] : [];
  });
}

type Place = Surroundings & { before: string; behind: string; isCapitals: boolean };

function meaningOf(printed: string, place: Place, knowledge: Knowledge): TermEntry | undefined {
  const wanted = kindAt(place, illnessForms.has(printed) && had.test(place.behind));
  const usual = wanted && knowledge.findTerm(forms[wanted].get(printed.toUpperCase()) ?? '');
  if (usual && (wanted === 'symptom' || place.role === 'family' || place.role === 'history')) return usual;
  const certain = certainForms.get(printed);
  if (certain !== undefined && !/\d\s?$/.test(place.before)) return knowledge.findTerm(certain);
  const entry = knowledge.findAbbreviation(printed);
  if (!entry) return usual;
  return senseIn(entry, { ...place, wanted, usual }, knowledge);
}

type Wanted = { wanted: 'symptom' | 'condition' | undefined; usual: TermEntry | undefined };

function senseIn(
  entry: AbbreviationEntry,
  { wanted, usual, ...place }: Place & Wanted,
  knowledge: Knowledge,
): TermEntry | undefined {
  const [only] = entry.senses;
  // In a line of capitals a short form may be a word.
  if (place.isCapitals && (entry.senses.length > 1 || entry.abbreviation.length < 3)) return undefined;
  if (entry.senses.length === 1 && only?.context.length === 0) return findingMeant(only, knowledge);
  const near = `${place.lead} ${place.label} ${place.text} ${place.section ?? ''}`;
  const certain = certainSense(entry, near) ?? certainSense(entry, place.head);
  if (certain ?? usual) return certain ? findingMeant(certain, knowledge) : usual;
  const fitting = entry.senses.flatMap((sense) => {
    const term = findingMeant(sense, knowledge);
    return term && (wanted === 'symptom') === (term.kind === 'symptom') ? [term] : [];
  });
  // "CT last year" below a history is no chlamydia, nor "PA film" a germ: a form that may be a test or a place needs words beside it.
  const isFindingInAll = wanted !== undefined && entry.senses.every((sense) => findingMeant(sense, knowledge));
  return isFindingInAll && fitting.length === 1 ? fitting[0] : undefined;
}

/** Symptoms are denied, complained of and watched for; illnesses are had in the past and in the family. */
/** "DM +", "HTN x 10 yrs", "AF on warfarin". */
const had = /^\s?(?:\+(?!\/)|(?:x|for|since)\s?\d|on (?:insulin|ohas?|warfarin|rx|treatment|medication|tablets)\b)/i;

function kindAt({ role, before, lead }: Place, isHad: boolean): 'symptom' | 'condition' | undefined {
  if (role === 'family' || role === 'history' || conditionPlace.test(before) || isHad) return 'condition';
  return role === 'complaint' || symptomPlace.test(`${lead} ${before}`) ? 'symptom' : undefined;
}

function findingMeant({ means, plain }: Sense, knowledge: Knowledge): TermEntry | undefined {
  const term = knowledge.findTerm(means) ?? (plain === undefined ? undefined : knowledge.findTerm(plain));
  return term && findingKinds.has(term.kind) ? term : undefined;
}
