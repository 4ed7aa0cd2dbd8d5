import type { Assertion } from '../../documents/explanation.ts';
import { overlaps, type Span } from '../../kernel/span.ts';
import type { DocumentMention } from '../source/document-mentions.ts';
import type { VerifySource } from '../source/verify-source.ts';
import type { ToldMention } from '../told/told-mentions.ts';
import { toldMode } from '../told/told-mode.ts';
import type { VerifyFault } from '../verify-sentence.ts';
import type { Case, Check } from './check.ts';
import { toldDoubt } from './doubts.ts';

/** What the document may assert of a thing for a sentence to tell it so. */
const accepted: Readonly<Record<Assertion, readonly Assertion[]>> = {
  present: ['present'],
  absent: ['absent'],
  possible: ['possible', 'hypothetical'],
  historical: ['historical'],
  family: ['family'],
  hypothetical: ['present', 'absent', 'possible', 'historical', 'family', 'hypothetical'],
};

const checked = new Set<ToldMention['kind']>(['condition', 'symptom', 'finding', 'lay', 'procedure', 'treatment']);

/** What is named is told as the document asserts it: there, not there, possible, in the past, in the family. */
export const assertions: Check = (one) => {
  const faults = new Set<VerifyFault>();
  for (const mention of one.mentions) {
    if (!checked.has(mention.kind) || mention.links.length === 0) continue;
    const mode = toldMode(mention, one.told);
    const said = assertedBy(mention.links, mode, one);
    if (said.size === 0 || accepted[mode].some((assertion) => said.has(assertion))) continue;
    if (isHarmlessly(mode, said, one, mention) || isElsewhere(mention, mode, said, one)) continue;
    faults.add(faultOf(mode, said));
  }
  return [...faults];
};

/** How the document asserts it: near the quote where it is named there, else wherever it is named. */
function assertedBy(links: readonly DocumentMention[], mode: Assertion, one: Case): ReadonlySet<Assertion> {
  const { evidence, source, quoted, told } = one;
  const stated = links.filter((link) => !isHeading(link, source) && !isOnRow(link, source));
  const isOfSeveral = one.mentions.filter(({ kind, links: own }) => checked.has(kind) && own.length > 0).length > 1;
  const inQuote =
    quoted === undefined || (isOfSeveral && mode === 'present')
      ? []
      : stated.filter(({ span }) => quoted.places.some((place) => overlaps(place, span)));
  const near =
    inQuote.length > 0 ? inQuote : stated.filter(({ span }) => evidence.near.some((place) => overlaps(place, span)));
  // The quoted sentence does not name it: then only what is told as there, or as not there, is held against the rest.
  const isOtherDenial =
    mode === 'absent' && (quoted === undefined || quoted.assertion === 'absent' || isWell.test(quoted.words));
  if (inQuote.length === 0 && isOtherDenial) return new Set();
  if (near.length === 0 && mode !== 'absent' && (mode !== 'present' || told.language === 'es')) return new Set();
  return new Set((near.length > 0 ? near : stated).map((link) => source.mentions.assertionAt(link)));
}

/** Rows of results are held against by what they say, not by how their words stand. */
const isOnRow = ({ span }: DocumentMention, { rows, explanation: { text } }: VerifySource): boolean =>
  rows.some((row) => overlaps(row.span, span)) || /\S {3,}\S.*\S {3,}\S/.test(lineOf(text, span));

function lineOf(text: string, [start, end]: Span): string {
  const stop = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, stop === -1 ? text.length : stop);
}

/** A complaint that is stated anywhere in the document may be told as there, and what is only spoken of here where it is stated. */
const isElsewhere = (
  { kind, links }: ToldMention,
  mode: Assertion,
  said: ReadonlySet<Assertion>,
  { source }: Case,
): boolean =>
  (kind === 'symptom' || (said.size === 1 && said.has('hypothetical'))) &&
  mode === 'present' &&
  links.some((link) => source.mentions.assertionAt(link) === 'present') &&
  !links.some((link) => source.mentions.assertionAt(link) === 'absent');

const isWell =
  /\b(?:intact|normal|clear|unremarkable|negative|free|none|no|not|patent|compressible|0 ?% residual|complete (?:\w+ )?response)\b/i;

/** "HEPATITIS PANEL": a title names things and asserts none. */
function isHeading({ finding, span }: DocumentMention, { explanation: { text } }: VerifySource): boolean {
  if (finding !== undefined) return false;
  if (/^\w*:/.test(text.slice(span[1], span[1] + 14))) return true;
  const line = lineOf(text, span);
  return !/\p{Ll}/u.test(line) && line.length < 60 && !/[.:]/.test(line);
}

/** Past things may be told in the past tense of any report, and what is there may be spoken of with care. */
function isHarmlessly(
  mode: Assertion,
  said: ReadonlySet<Assertion>,
  { told, evidence }: Case,
  { words, kind, span: [at] }: ToldMention,
): boolean {
  const isVague = /^(?:spots?|lumps?|growths?|fluid|swelling|narrowing|damage|wear|tumou?rs?|mass)$/i.test(words);
  if (mode === 'present' && said.has('historical'))
    return /\b(?:history|past|previous(?:ly)?|before|earlier|had|known|prior|ago|former|used to|was|were|have had|went|did|over|gone|resolved|settled|historial|antecedentes|antes|previ[oa]s?|since|status post)\b/i.test(
      told.text,
    );
  if (
    mode === 'present' &&
    ordering.has(kind) &&
    (toDo.test(told.text) || given.test(evidence.nearText)) &&
    (said.has('hypothetical') || said.has('possible'))
  )
    return true;
  // What else the sentence leaves open is for a reader to weigh.
  if (mode === 'present' && said.has('possible') && toldDoubt.test(told.text) && !unlikely.test(evidence.nearText))
    return true;
  if (mode === 'present' && said.has('historical') && ordering.has(kind) && /\b(?:after|since|from)\b/i.test(told.text))
    return true;
  if (
    told.isQuestion &&
    (mode === 'absent' || (mode === 'present' && !said.has('absent') && supposesNothing(told.text, at)))
  )
    return true;
  if (mode === 'historical' && said.has('family') && relative.test(told.text)) return true;
  if (mode === 'historical' && said.has('present'))
    return (
      !/\b(?:in the past|previously|used to|former|ago|en el pasado)\b/i.test(told.text) || past.test(evidence.nearText)
    );
  // A doubt right before the thing is of it; "might be angina" doubts no chest pain.
  if (mode === 'possible' && said.has('present'))
    return (
      told.isQuestion ||
      !/\b(?:possible|possibly|may be|might be|suspected|perhaps|posible|posiblemente)(?: \w+){0,2} $/i.test(
        told.text.slice(0, at),
      )
    );
  if (
    mode === 'present' &&
    said.has('absent') &&
    /\b(?:taken off|removed from|crossed off|no longer|not)\b/i.test(told.text)
  )
    return true;
  if (/\bunlikely\b/i.test(told.text) && /\bunlikely\b/i.test(evidence.nearText)) return true;
  if (mode === 'family' && relative.test(evidence.nearText)) return true;
  if (mode === 'present' && isVague && !said.has('absent')) return true;
  if (mode === 'absent' && said.has('possible') && /\b(?:unlikely|less likely|doubt\w*)\b/i.test(told.text))
    return true;
  if (mode === 'absent' && said.has('possible'))
    return /\b(?:unlikely|less likely|not suspected|doubt)/i.test(evidence.nearText);
  return (
    mode === 'present' &&
    said.has('hypothetical') &&
    (told.isQuestion ||
      /\bpain\b|\bsymptoms?\b/i.test(told.text) ||
      (kind === 'symptom' && /\b(?:needed|need it|if|when|for)\b/i.test(told.text)))
  );
}

/** What is suggested, planned or still to be considered. */
const ordering = new Set<ToldMention['kind']>(['procedure', 'treatment', 'test', 'care']);
const toDo =
  /\b(?:suggest\w*|recommend\w*|advis\w*|consider\w*|plan\w*|discuss\w*|offer\w*|may|might|could|can|option\w*|if|request\w*|refer\w*|should|proposes?|proposed)\b/i;

const unlikely = /\b(?:unlikely|less likely|against|doubt\w*)\b/i;

/** What print has as done, whatever it stands beside. */
const given = /\b(?:administered|given|performed|received|placed|done|underwent|undergone|completed)\b/i;

/** "Could it be asthma?" asks; "How is my asthma treated?" supposes it. */
const supposesNothing = (text: string, at: number): boolean =>
  /^\W*(?:could|can|might|may|is|are|do|does|should|would|will)\b/i.test(text) &&
  !/\b(?:my|the|this|these|our) (?:\w+ )?$/i.test(text.slice(0, at));

const relative =
  /\b(?:mothers?|fathers?|brothers?|sisters?|parents?|sons?|daughters?|aunts?|uncles?|grand\w+|cousins?|family)\b/i;
const past =
  /\b(?:past|previous\w*|prior|history|h\/o|hx|s\/p|ago|former|old|was|had|19\d\d|20\d\d|since|earlier|before)\b/i;

function faultOf(mode: Assertion, said: ReadonlySet<Assertion>): VerifyFault {
  if (mode === 'family' || (said.has('family') && !said.has('present'))) return 'family';
  if (mode === 'absent') return 'negation';
  if (said.has('possible')) return 'certainty';
  if (said.has('absent')) return 'negation';
  if (mode === 'historical' || said.has('historical')) return 'historical';
  return 'certainty';
}
