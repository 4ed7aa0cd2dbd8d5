import { listOf } from '../../explaining/wording.ts';
import type { Span } from '../../kernel/span.ts';
import type { Statement } from '../../statements/statement.ts';
import type { Person } from '../person.ts';
import type { Speaker } from '../speaker.ts';
import {
  asDiagnosis,
  asProcedure,
  isEnding,
  isNamePhrase,
  isOfSecondRank,
  isOfStay,
  isReason,
  whereTo,
} from './stay-statements.ts';
import type { StorySentence } from '../story.ts';
import { createToldBefore } from '../told-before.ts';
import { weightOf } from '../weigh-statements.ts';
import { lowerFirst } from '../tell-part.ts';

export type Said = { text: string; spans: Span[] };
type Named = Said & { statement: Statement };

const mostNames = 3;
const subjects: Record<Person['addressee'], { came: string; was: string }> = {
  patient: { came: 'You came', was: 'You were' },
  parent: { came: 'Your child came', was: 'Your child was' },
  family: { came: 'Your family member came', was: 'Your family member was' },
};

/**
 * The bottom line of a stay in hospital, made of what stands in different parts of its paper: why the person came, what it turned out
 * to be, what was done about it, how it ended, and what is next.
 */
export function tellStay(
  statements: readonly Statement[],
  used: Set<number>,
  speaker: Speaker,
  { addressee }: Person,
): StorySentence[] {
  const teller = { used, speaker };
  const { came, was } = subjects[addressee];
  const names = statements.filter(isMainDiagnosis(statements));
  const diagnoses = names.filter((each) => asProcedure(each).length === 0).map(asDiagnosis);
  // Where the first of them is an operation, the stay was for it.
  const isOperated = names[0] !== undefined && asProcedure(names[0]).length > 0;
  const main = named(diagnoses, mostNames, teller);
  const admitted = statements.filter(isReason);
  // Where the first reason is the diagnosis itself, the others came with it.
  const isSame = main.some(({ statement }) => isSameName(statement.text, admitted[0]?.text ?? ''));
  // What was thought on admission, and stayed so, is a further source.
  for (const { text, order, span } of admitted) {
    const same = main.find(({ statement }) => isSameName(statement.text, text));
    if (same === undefined) continue;
    used.add(order);
    same.spans.push(span);
  }
  const reasons = isSame ? [] : named(admitted, mostNames + 1, teller);
  const diagnosis = composed(
    isOperated ? 'Other problems:' : reasons.some(isJoined) ? 'The diagnosis:' : `${was} in the hospital with`,
    main,
  );
  const why = [...composed(`${came} to the hospital because of`, reasons), ...(isOperated ? [] : diagnosis)];
  const procedures = [...statements.filter(({ role }) => role === 'done'), ...statements.flatMap(asProcedure)];
  const done = composed('What was done:', named(procedures, 3, teller, { isRepeated: true }));
  const said: Said[] = [
    ...why,
    ...(why.length > 0 ? [] : first(statements, isComing, teller)),
    ...(main.length > 0 || reasons.length > 0 ? [] : first(worstFirst(statements), isFound, teller)),
    ...(done.length > 0 ? done : first(courseFirst(statements), isTreatment, teller)),
    ...(isOperated ? diagnosis : []),
    ...first(statements.toReversed(), isEnding, teller),
    ...placeAfter(statements, teller),
  ];
  return said.map((each): StorySentence => ({ part: 'bottom_line', ...each, basis: 'document' }));
}

export type Teller = { used: Set<number>; speaker: Speaker };

/** Statements told as names or as sentences, each once; what was told before is used up, and not told. */
function named(
  statements: readonly Statement[],
  most: number,
  { used, speaker }: Teller,
  { isRepeated = false } = {},
): Named[] {
  const told: Named[] = [];
  const wasNamed = createToldBefore();
  for (const statement of statements) {
    if (told.length === most) break;
    if (used.has(statement.order) || !isTellable(statement)) continue;
    used.add(statement.order);
    const spans: Span[] = [statement.span];
    const text = speaker.say(statement, 'past');
    const isNew = speaker.isNew(text, spans);
    if (text.length > 3 && !wasNamed(text, spans) && (isNew || isRepeated)) told.push({ statement, text, spans });
  }
  return told;
}

/** "Deferred", "None", "BMI 51": no name of anything. */
const isTellable = ({ text }: Statement): boolean =>
  !/^(?:deferred|none|n\/a|no\b|gaf|bmi|as above|same)/i.test(text) && text.split(' ').length <= 40;

/** Names under one lead; what is a sentence already stands by itself. */
function composed(lead: string, names: readonly Named[]): Said[] {
  const joined = names.filter(isJoined);
  const first = joined[0] === undefined ? names.length : names.indexOf(joined[0]);
  const asIs = ({ text, spans }: Named): Said => ({ text, spans });
  const before = names.slice(0, first).map(asIs);
  const others = names
    .slice(first)
    .filter((name) => !isJoined(name))
    .map(asIs);
  if (joined.length === 0) return before;
  const words = joined.map(({ text }) => lowerFirst(text.replace(/[.;,]$/, '')));
  const isPlain = words.every((word) => !/[,;]| and /.test(word));
  return [
    ...before,
    {
      text: `${before.length > 0 ? 'Also:' : lead} ${isPlain ? listOf(words) : words.join('; ')}.`,
      spans: joined.flatMap(({ spans }) => spans),
    },
    ...others,
  ];
}

/** What can stand after "because of": no sentence, and nothing that begins with a preposition or a verb. */
const isJoined = ({ text }: Named): boolean =>
  isNamePhrase(text, 45) && !/^(?:after|before|on|in|rule|need|underwent|there)\b/i.test(text);

/** The first of its kind that says something new. */
export function first(
  statements: readonly Statement[],
  isIt: (statement: Statement) => boolean,
  { used, speaker }: Teller,
): Said[] {
  for (const statement of statements) {
    if (used.has(statement.order) || !isIt(statement)) continue;
    const spans: Span[] = [statement.span];
    const text = speaker.say(statement);
    used.add(statement.order);
    if (text.length > 3 && speaker.isNew(text, spans)) return [{ text, spans }];
  }
  return [];
}

/** "DISPOSITION: Home", "CONDITION: Stable" */
export function placeAfter(statements: readonly Statement[], { used, speaker }: Teller): Said[] {
  const told: Said[] = [];
  for (const statement of statements) {
    const lead = whereTo(statement);
    if (lead === undefined || used.has(statement.order)) continue;
    used.add(statement.order);
    const spans: Span[] = [statement.span];
    const text = `${lead} ${lowerFirst(speaker.say(statement)).replace(/^to /, '')}`;
    if (speaker.isNew(text, spans)) told.push({ text, spans });
  }
  return told.slice(0, 2);
}

const courseFirst = (statements: readonly Statement[]): Statement[] => [
  ...statements.filter(({ role }) => role === 'course'),
  ...statements,
];

/** What it was, where no list of diagnoses says it. */
const isFound = (statement: Statement): boolean =>
  isOfStay(statement) &&
  !/\b(?:if|told|discussed)\b/i.test(statement.text) &&
  /\b(?:revealed|showed|shows|demonstrated|diagnosed (?:with|as)|found to (?:have|be)|consistent with|diagnosis of|due to)\b/i.test(
    statement.text,
  );
const isSameName = (name: string, other: string): boolean => {
  const [few = new Set<string>(), many = new Set<string>()] = [wordsOf(name), wordsOf(other)].sort(
    (a, b) => a.size - b.size,
  );
  return few.size > 0 && [...few].filter((word) => many.has(word)).length > 0.6 * few.size;
};
const wordsOf = (name: string): Set<string> =>
  new Set(
    (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => !/^(?:the|and|with|acute|severe|chronic|left|right)$/.test(word),
    ),
  );
const worstFirst = (statements: readonly Statement[]): Statement[] =>
  statements
    .map((statement) => ({ statement, weight: isFound(statement) ? weightOf(statement) : -Infinity }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ statement }) => statement);

const isComing = (statement: Statement): boolean =>
  isOfStay(statement) &&
  /\b(?:admitted|presented|presents|came (?:in|to)|brought|transferred|referred|seen in)\b/i.test(statement.text);

/** An operation or a treatment, and no test. */
export const isTreatment = (statement: Statement): boolean =>
  isOfStay(statement) &&
  statement.role !== 'conclusion' &&
  /\b(?:underwent|taken to (?:the )?(?:operating|OR\b)|went to (?:the )?(?:surgery|operating)|(?:was|were) (?:treated|performed|delivered|intubated|transfused)|and intubated|(?:received|given|placed on|started on) (?:iv|intravenous|antibiotic\w*|a transfusion|blood|chemotherapy|radiation|steroids?|insulin|oxygen))\b/i.test(
    statement.text,
  ) &&
  !/\b(?:ultrasound|x-rays?|ct|mri|scan|echo\w*|ekg|evaluation|tests?|years? ago|previously|history of|told|if)\b/i.test(
    statement.text,
  );

/** A diagnosis by its name, of the first rank, under a heading of diagnoses. */
const isMainDiagnosis = (statements: readonly Statement[]) => {
  const isOne = (statement: Statement): boolean =>
    (statement.role === 'conclusion' || (statement.role === 'pending' && statement.heading.includes('diagnos'))) &&
    isNamePhrase(statement.text) &&
    statement.experiencer === 'patient';
  const isFirstRank = (statement: Statement): boolean =>
    isOne(statement) &&
    !isOfSecondRank(statement.heading) &&
    !/^(?:distant |past |prior |remote )?history of\b/i.test(statement.text) &&
    !/^axis ?(?:iii|iv|v)\b|prognosis/i.test((statement.label ?? '').replace(/\s+/g, ' '));
  const hasFirst = statements.some(isFirstRank);
  return hasFirst ? isFirstRank : isOne;
};
