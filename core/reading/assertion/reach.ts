import { isIdle, isOfOther } from './idle-triggers.ts';
import type { TriggerMatch } from './match-triggers.ts';
import type { Modifier, Trigger } from './triggers.ts';
import { isIn, type Word } from './words.ts';

/** The last word in reach. */
export function forwardEnd(
  words: readonly Word[],
  matches: readonly TriggerMatch[],
  match: TriggerMatch,
  modifier: Modifier,
): number {
  const stop = matches.find(
    (other) => other.first > match.last && ends(words, other, modifier, other.first - match.last),
  );
  const last = (stop?.first ?? words.length) - 1;
  if (isNamingOne(words, match)) return Math.min(last, endOfName(words, matches, match));
  if (modifier === 'historical' && goesOn(words.slice(match.last + 1, last + 1))) return match.last;
  if (modifier === 'absent' && deniesItsObject(words, match.last, last)) return match.last;
  if (modifier === 'absent' && stop && leavesAPart(words, stop)) return lastItemStart(words, match.last, last) - 1;
  const isHeading = headsList(words, match) && modifier !== 'absent';
  let opened = 0;
  let commas = 0;
  for (let at = match.last + 1; at <= last; at += 1) {
    const word = words[at]?.word;
    // "(2) probably stenosis (3) regurgitation": each number of a list opens a statement of its own.
    if (isListNumber(words, at)) return at - 1;
    if (word === '(') opened += 1;
    if (isOfOther(modifier) && isIn('subjects', word) && isIn('turning', words[at - 1]?.word)) return at - 1;
    // A bare "not" denies its own verb: "apex not seen, thrombus in the atrium".
    if (
      word === ',' &&
      isBareNot(words, match) &&
      !words.slice(at, last + 1).some(({ word: next }) => next === 'or' || next === 'nor')
    )
      return at - 1;
    // What is said in brackets holds in them; brackets that open later are passed over.
    if ((word === ';' && !isHeading) || (word === ')' && opened === 0)) return at - 1;
    if (word === ')') opened -= 1;
    if (word === ',' && modifier === 'absent') {
      commas += 1;
      if (opensStatement(words, { trigger: match.last, comma: at, last, isFirst: commas === 1 })) return at - 1;
    }
  }
  return last;
}

const isNamingOne = (words: readonly Word[], { first, last }: TriggerMatch): boolean =>
  words.slice(first, last + 1).some(({ word }) => isIn('shortReach', word) && (word !== 'hx' || first === last));

/** The few words behind a trigger that name one thing: up to a joint, a sign between spaces, or a word that opens something else. */
function endOfName(words: readonly Word[], matches: readonly TriggerMatch[], { last }: TriggerMatch): number {
  let at = last + 1;
  for (; at < words.length && at - last <= longestName; at += 1) {
    const opensElse = matches.some(({ first, trigger }) => first === at && trigger.kind !== 'modify');
    if (opensElse || isIn('endsList', words[at]?.word) || isIn('adding', words[at]?.word)) break;
    if (at > last + 1 && (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > 2) break;
  }
  return at - 1;
}
const longestName = 5;

/** "Red flags: fever; stiff neck", "less likely gout; cellulitis": what opens a sentence as its label speaks for the whole of it. */
const headsList = (words: readonly Word[], { first, last }: TriggerMatch): boolean =>
  first === 0 && (words[last]?.word === ':' || words[last + 1]?.word === ':' || isIn('headsList', words[first]?.word));

/** "No rash except for a small patch", "no pain except at night": there is some of what stands last. */
const leavesAPart = (words: readonly Word[], { trigger, first, last }: TriggerMatch): boolean =>
  trigger.kind === 'terminate' &&
  isIn('excepting', words[first]?.word) &&
  (isIn('onOccasion', words[last + 1]?.word) ||
    words.slice(last + 1, last + 4).some(({ word }) => isIn('partsOfIt', word)));

function lastItemStart(words: readonly Word[], trigger: number, last: number): number {
  let at = words[last]?.word === ',' ? last - 1 : last;
  while (at > trigger && !isIn('parting', words[at]?.word)) at -= 1;
  return at + 1;
}

/** "History of headache for 3 weeks" is a headache that goes on. */
const goesOn = (words: readonly Word[]): boolean =>
  words.some(
    ({ word }, at) =>
      isIn('lasting', word) && words.slice(at + 1, at + 4).some((next) => isIn('spansOfTime', next.word)),
  );

/** "Lives with his wife, son had measles": the next one named is another, but "stepfather died of" goes on. */
const isOtherPerson = (opening: string, trigger: Trigger, modifier: Modifier): boolean =>
  !isIn('dying', opening) &&
  trigger.kind === 'modify' &&
  trigger.reach === 'forward' &&
  trigger.modifier !== modifier &&
  isOfOther(trigger.modifier);

const isListNumber = (words: readonly Word[], at: number): boolean =>
  words[at]?.word === '(' && /^\d{1,2}$/.test(words[at + 1]?.word ?? '') && words[at + 2]?.word === ')';

const isBareNot = (words: readonly Word[], { first, last }: TriggerMatch): boolean =>
  first === last && words[first]?.word === 'not';

function ends(words: readonly Word[], match: TriggerMatch, modifier: Modifier, distance: number): boolean {
  const { trigger, first, last } = match;
  // "Mother is alive and has asthma" goes on about her; "… and he has" does not.
  if (isOfOther(modifier))
    return (
      isOtherPerson(words[first]?.word ?? '', trigger, modifier) ||
      words.slice(first, last + 1).some(({ word }) => isIn('subjects', word))
    );
  // "Call if there is swelling", "nil persistent cough": right after a trigger, such words belong to it.
  if (trigger.kind !== 'modify' && distance === 1 && !isIn('excepting', words[first]?.word)) return false;
  // "Ring if the cough is worse or there is fever"
  if (trigger.kind === 'terminate')
    return !(
      modifier === 'hypothetical' &&
      ['or', 'and'].includes(words[first - 1]?.word ?? '') &&
      words[first]?.word === 'there'
    );
  // "Likely growth restriction due to placental failure": the cause is in doubt too.
  if (trigger.kind === 'resume' && modifier === 'possible' && distance > 0 && isIn('causes', words[first]?.word))
    return false;
  // "No operation or known cancer"
  if (trigger.kind === 'resume' && modifier === 'absent' && words[first - 1]?.word === 'or') return false;
  if (trigger.kind === 'resume' && modifier === 'absent' && isDegreeInRun(words, match)) return false;
  if (trigger.kind === 'resume') return modifier !== 'hypothetical';
  // "Strep negative for growth, likely viral": a new doubt ends a negation, but "no concern for" is one.
  if (modifier !== 'absent' || trigger.kind !== 'modify') return false;
  // "No tylenol, to ER if confusion" denies no confusion.
  if (trigger.modifier === 'hypothetical')
    return (
      trigger.reach === 'forward' && distance > 2 && !isOfEvidence(words, match) && !isInList(words, match, distance)
    );
  return trigger.modifier === 'possible' && distance > 2 && !isIn('goingOn', words[first]?.word);
}

/** "Nil belly pain persistent vomiting drowsiness rash": in a run of things without a mark, how bad one would be opens nothing. */
const isDegreeInRun = (words: readonly Word[], { first, last }: TriggerMatch): boolean =>
  first === last &&
  isIn('degrees', words[first]?.word) &&
  words.length - last > 4 &&
  !words
    .slice(last + 1)
    .some(({ word }) => (['endsList', 'adding', 'lasting', 'spansOfTime'] as const).some((list) => isIn(list, word)));

/** "Nil current red flags for sepsis", "no features seen for gout": what there is no sign of is denied. */
const isOfEvidence = (words: readonly Word[], { first, last }: TriggerMatch): boolean =>
  words.slice(Math.max(0, first - (first === last ? 2 : 1)), last + 1).some(({ word }) => isIn('evidence', word));

/** "No elation, need for sedation or overspending": an idle "for" inside a denied list does not end it. */
const isInList = (words: readonly Word[], match: TriggerMatch, distance: number): boolean =>
  isIdle(words, match, 'hypothetical') &&
  words.slice(match.first - distance, match.first).some(({ word }) => word === ',') &&
  words[match.first - 1]?.word !== ',' &&
  words.slice(match.last).some(({ word }) => word === 'or' || word === 'nor');

/** "Not taking anything for his gout" denies the taking, not the gout. */
function deniesItsObject(words: readonly Word[], trigger: number, last: number): boolean {
  const close = words.slice(trigger + 1, Math.min(last, trigger + 3) + 1);
  const object = close.findIndex(({ word }) => isIn('ownObjects', word));
  if (object === -1 || close.slice(0, object).some(({ word }) => word === ',')) return false;
  return words.slice(trigger + 2 + object, trigger + 5 + object).some(({ word }) => isIn('leadingOn', word));
}

function opensStatement(
  words: readonly Word[],
  { trigger, comma, last, isFirst }: { trigger: number; comma: number; last: number; isFirst: boolean },
): boolean {
  const rest = words.slice(comma + 1, last + 1);
  if (rest.some(({ word }) => word === 'or' || word === 'nor')) return false;
  const opening = rest[0]?.word ?? '';
  const isDenial = /^den/.test(words[trigger]?.word ?? '');
  // "Denies vomiting, severe pain, bleeding": how bad it would be is said of what is denied.
  if (isIn('degrees', opening) && (isDenial || !isFirst)) return false;
  // "No guarding, R flank tenderness, no mass": what is denied is denied anew each time.
  if (isIn('openers', opening) || (isIn('sides', opening) && rest.some(({ word }) => word === 'no'))) return true;
  // "Denies" goes on over all that follows; "no" is said anew.
  if (isDenial) return false;
  const end = rest.findIndex(({ word }) => word === ',' || word === ';');
  return rest.slice(1, end === -1 ? rest.length : end).some(({ word }) => isIn('placing', word));
}

/** "COPD - mild exacerbation possible", "Smoker - stroke RF": what is doubted or feared after a dash leaves what stands before it. "Ascites - possible" doubts that. */
export function behindDash(
  words: readonly Word[],
  text: string,
  from: number,
  { trigger, first }: TriggerMatch,
): number {
  if (trigger.kind !== 'modify' || (trigger.modifier !== 'possible' && trigger.modifier !== 'hypothetical'))
    return from;
  for (let at = first - 1; at > from; at -= 1)
    if (/\s[-–—]\s/.test(text.slice(words[at - 1]?.end, words[at]?.start))) return at;
  return from;
}

export function backwardStart(words: readonly Word[], matches: readonly TriggerMatch[], match: TriggerMatch): number {
  const { trigger } = match;
  if (trigger.kind === 'modify' && trigger.ofPronoun === true) return 0;
  const modifier = trigger.kind === 'modify' ? trigger.modifier : 'absent';
  const stop = matches.findLast(
    (other) =>
      other.last < match.first &&
      ((ends(words, other, modifier, 0) && !isPastVerb(words, other)) || (modifier === 'possible' && isDoubt(other))),
  );
  const isLed = trigger.kind === 'modify' && trigger.led === true;
  const isMarked = isIn('signs', words[match.first]?.word);
  const tests = isMarked ? testsBefore(words, match.first) : undefined;
  const floor = isLed ? 0 : Math.max((stop?.last ?? -1) + 1, tests?.from ?? 0);
  let own = words[match.first - 1]?.word === ',' ? match.first - 2 : match.first - 1;
  // "Urine infection, treated, no longer present": what was done about it parts nothing.
  if (modifier === 'historical' && isIn('doneAboutIt', words[own]?.word) && words[own - 1]?.word === ',') own -= 2;
  const before = words.slice(0, match.first);
  if (modifier === 'historical' && before.slice(clauseStart(before)).some(({ word }) => goesOnAt(word, match, words)))
    return match.first;
  if (isLed && !before.some(({ word }) => isIn('verbsOfThePast', word)) && !isBareEvent(words, match))
    return match.first;
  let isList = tests?.isLabelled === true || words[match.first]?.word === 'all' || isShortList(words, match);
  let closed = 0;
  for (let at = own; at >= floor; at -= 1) {
    const word = words[at]?.word;
    if (word === ')') closed += 1;
    if (word === '(' && closed > 0) closed -= 1;
    // What stands in brackets on the way parts nothing.
    if (closed > 0) continue;
    if (word === 'and' || word === 'or' || word === 'nor') isList = true;
    if (word === ';' || (word === ',' && !isList)) return at + 1;
  }
  return floor;
}

/** "UTI, diabetes, acute obstruction unlikely": of three short items or more, none of which says anything, all are. */
function isShortList(words: readonly Word[], { first }: TriggerMatch): boolean {
  if (words[first]?.word !== 'unlikely' && !(words[first]?.word === 'less' && words[first + 1]?.word === 'likely'))
    return false;
  let items = 1;
  let length = 0;
  for (const { word } of words.slice(0, first)) {
    length = word === ',' ? 0 : length + 1;
    if (word === ',') items += 1;
    if (length > 3 || word === ';' || word === ':') return false;
  }
  return items > 2;
}

/** "COVID / RSV / influenza -ve", "Throat swab: strep, influenza -ve": the sign answers for every test of its list. */
function testsBefore(words: readonly Word[], sign: number): { from: number; isLabelled: boolean } {
  const from = Math.max(0, sign - longestTest);
  const label = words.slice(0, sign).findLastIndex(({ word }) => word === ':');
  if (isIn('germTests', words[label - 1]?.word)) return { from: label + 1, isLabelled: true };
  const test = words.slice(0, sign).findLastIndex(({ word }) => isIn('germTests', word));
  if (test !== -1 && sign - test <= longestRemark)
    return { from: Math.min(from, Math.max(0, test - longestTest)), isLabelled: false };
  const near = words.slice(from, sign).findIndex(({ word }) => word === '/');
  let slash = near === -1 ? -1 : from + near;
  for (let at = slash; at >= 0; at = [slash - 2, slash - 3].find((to) => words[to]?.word === '/') ?? -1) slash = at;
  return { from: slash === -1 ? from : Math.min(from, slash - 1), isLabelled: false };
}

/** "Cough started Monday, now settled" is over, "chronic cough, now settled" may come back. */
const goesOnAt = (word: string, { first }: TriggerMatch, words: readonly Word[]): boolean =>
  isIn('ongoing', word) &&
  !(
    (['now', 'none', 'nil'].includes(words[first]?.word ?? '') || words[first + 1]?.word === 'longer') &&
    isIn('beginnings', word)
  );

const clauseStart = (words: readonly Word[]): number => words.findLastIndex(({ word }) => word === ';') + 1;

/** "Wrist fracture last year", "Shingles in 2016": a thing and its time, which open a statement and close it. */
function isBareEvent(words: readonly Word[], { first, last }: TriggerMatch): boolean {
  const next = words[last + 1]?.word ?? ',';
  const isLong = isLongAgo(words, last);
  const isDated = ['in', 'last'].includes(words[first]?.word ?? '') || isLong;
  const opening = isLong ? words.slice(0, first).findLastIndex(({ word }) => word === ',' || word === ';') + 1 : 0;
  return (
    isDated &&
    first - opening <= longestEvent + (isLong ? 1 : 0) &&
    (next === ',' || next === ';' || next === '(') &&
    (isLong || /^\p{L}/u.test(words[0]?.word ?? ''))
  );
}

/** "5/12 ago", "2 years ago" */
const isLongAgo = (words: readonly Word[], last: number): boolean =>
  words[last]?.word === 'ago' &&
  /^(?:12|months?|years?)$/.test(words[last - 1]?.word ?? '') &&
  !words.slice(last + 1).some(({ word }) => isIn('ongoing', word));

const longestEvent = 4;
const longestTest = 4;
/** "COVID swab at the clinic 2 days ago -ve" */
const longestRemark = 8;

/** "An irregularity could reflect a fracture versus projection": what the first doubt looks ahead from is not in doubt. */
const isDoubt = ({ trigger }: TriggerMatch): boolean =>
  trigger.kind === 'modify' && trigger.modifier === 'possible' && trigger.reach === 'forward';

const isPastVerb = (words: readonly Word[], { first, last }: TriggerMatch): boolean =>
  words.slice(first, last + 1).some(({ word }) => isIn('verbsOfThePast', word));
