import type { Span } from '../kernel/span.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { uncapitalise } from '../explaining/wording.ts';
import { subjectOf } from '../simplifying/address.ts';
import { isFiniteVerb } from '../simplifying/common-verbs.ts';
import { glossHardWords } from '../simplifying/gloss.ts';
import { conclusionParts } from './note/note-conclusion.ts';
import { asHistory } from './note/note-history.ts';
import { asPlanStep } from './note/note-plan.ts';
import { withPlainLead } from './note/safety-net-lead.ts';
import { withListCommas } from '../simplifying/list-commas.ts';
import { asReason, spellOut } from '../simplifying/spell-out.ts';
import { simplifyFaithfully } from '../simplifying/simplify-faithfully.ts';
import { headingRole } from '../statements/heading-role.ts';
import type { PaperKind } from '../statements/base-role.ts';
import { isWithoutSubject } from '../statements/item-topics.ts';
import type { Statement, StatementRole } from '../statements/statement.ts';
import { sayDetail } from './operation/say-detail.ts';
import { inOwnWords } from './visit/own-words.ts';
import { areasIn } from './visit/normal-exam.ts';
import type { Person } from './person.ts';
import { createToldBefore } from './told-before.ts';
import { highPressureIn, isLeaning, isListOfVitals } from './weigh-statements.ts';

/** Says the statements of one paper, one after the other: a name is explained where it is first told, and nothing is told twice. */
export type Speaker = {
  say: (statement: Statement, section?: string) => string;
  /** The name of an operation or a diagnosis, as words inside a sentence. */
  sayName: (statement: Statement, name: string) => string;
  /** Who is spoken to: "you", "your child". */
  subject: string;
  /** Words that stand for themselves, such as how a medicine is taken. */
  sayWords: (words: string) => string;
  /** Words for a place inside a sentence, without the names of things in brackets. */
  sayPhrase: (words: string, heading: string) => string;
  /** Whether something is told for the first time; else its words are a further source of the sentence that tells it. */
  isNew: (text: string, spans: Span[]) => boolean;
  /** Where words of a line that stands not far above are printed. */
  placeAbove: (words: string, below: number) => Span | undefined;
};

/**
 * `about`: the name of the test of a report, which tells which part of the body its words are about. `text`: the paper, whose other
 * words tell what a short form stands for.
 */
export type SpokenPaper = {
  isNote?: boolean;
  isByProblem?: boolean;
  isToPatient?: boolean;
  about?: string;
  text?: string;
};

export function createSpeaker(
  kind: PaperKind,
  knowledge: Knowledge,
  { addressee: reader, sex, names }: Person,
  { isNote = false, isByProblem = false, isToPatient = false, about = '', text: printed = '' }: SpokenPaper = {},
): Speaker {
  const { lexicon } = knowledge;
  const addressee = { reader, sex, names };
  const named = new Set<string>();
  const paper = new Set(printed.toLowerCase().match(/[\p{L}\d]+/gu));
  const subject = subjectOf(reader);
  const isVisit = (kind === 'clinic' || kind === 'letter') && !isNote;
  let topicTold: string | null = null;
  /** The first line below a problem of the plan says which one it is about. */
  const underTopic = ({ topic, role }: Statement, words: string): string => {
    if (topic !== null && words.toLowerCase().startsWith(topic.toLowerCase())) topicTold = topic;
    // When to come back is said of all of it.
    if (
      topic === null ||
      topic === topicTold ||
      !(underProblem.has(role) || (isByProblem && role === 'conclusion')) ||
      /^See the doctor again/.test(words) ||
      /\bif\W*$/i.test(topic)
    )
      return words;
    topicTold = topic;
    const name = isVisit ? (topic.split(/,| (?:status post|s\/p|with|secondary|due)\b/)[0] ?? topic) : topic;
    return words.toLowerCase().startsWith(name.toLowerCase()) || name.split(' ').length > longestTopic
      ? words
      : `${spellOut(withoutAfter(name))}: ${words}`;
  };
  const wasTold = createToldBefore();
  return {
    say: (statement, section = sectionOf[statement.role]) => {
      const bare = (kind === 'operative' ? sayDetail(statement, subject) : undefined) ?? nothingThere(statement);
      if (bare !== undefined) return bare;
      const heading = [about, statement.heading, statement.topic, statement.label].join(' ').toLowerCase();
      const setting = { kind, section, heading, paper, named };
      const words = labelled(statement, kind, isToPatient);
      const parts =
        isNote && statement.role === 'conclusion'
          ? conclusionParts(words)
          : [isByProblem || isVisit ? underTopic(statement, words) : words];
      const text = parts
        .map((part) =>
          isNote
            ? underTopic(statement, withListCommas(spokenNote(statement, part), lexicon, fewestOf(statement)))
            : part,
        )
        .map((part) => simplifyFaithfully(part, setting, { lexicon, addressee }))
        .join(' ');
      // What is only possible, or denied, is not explained by words that are certain.
      // In a list of medicines, "Estradiol" is no test.
      return statement.certainty === 'stated' && statement.role !== 'medicine'
        ? glossHardWords(text, (words) => knowledge.findTerms(words), named)
        : text;
    },
    subject,
    sayName: ({ heading, certainty }, name) => {
      const text = simplifyFaithfully(name, { kind, section: 'name', heading, paper, named }, { lexicon, addressee });
      const said = certainty === 'stated' ? glossHardWords(text, (words) => knowledge.findTerms(words), named) : text;
      return uncapitalise(said.replace(/[.\s]+$/, ''));
    },
    sayWords: (words) =>
      simplifyFaithfully(words, { kind, section: 'medications', heading: '', paper, named }, { lexicon, addressee }),
    sayPhrase: (words, heading) =>
      simplifyFaithfully(
        words,
        { kind, section: 'past', heading: `${about} ${heading}`.toLowerCase(), paper, named: new Set() },
        { lexicon, addressee },
      ),
    isNew: (text, spans) => !wasTold(text, spans),
    placeAbove: (words, below) => {
      const from = Math.max(0, below - longestList);
      const at = printed.slice(from, below).lastIndexOf(words);
      return at === -1 ? undefined : [from + at, from + at + words.length];
    },
  };
}

const longestList = 1500;

/** No longer name of a problem is said before what is done about it. */
const longestTopic = 7;

/** What is to be done about a problem. */
const underProblem = new Set<StatementRole>(['next_step', 'instruction', 'medicine_change', 'order']);

/** What is listed there are names, one after the other: two of them are a list. */
const fewestOf = ({ role }: Statement): number => (role === 'warning_sign' || role === 'order' ? 2 : 3);

/** The shorthand of a note in words; where it tells when to come back, where to go first. */
const spokenNote = ({ role }: Statement, words: string): string =>
  role === 'reason'
    ? asReason(spellOut(asHistory(withoutAgeAndSex(words))))
    : role === 'history'
      ? spellOut(asHistory(withoutAgeAndSex(words)))
      : role === 'finding'
        ? spellOut(words.replace(/^reassur\w*\W{0,4}(?:(?:re|that|about)\b\W{0,3}){0,2}/i, ''))
        : spellOut(role === 'warning_sign' ? withPlainLead(words) : asPlanStep(role, withoutAgeAndSex(words)));

/** "54F review rash": whose note it is stands above it. */
const withoutAgeAndSex = (words: string): string =>
  words.replace(/^\d{1,3} ?(?:yo|y\/o|yrs?|yrs? old|year old)? ?(?:M|F|male|female)\b[,.]? */, '');
const isNothing = (text: string): boolean =>
  /^(?:none|nil|no|negative|deferred|n\/a|none (?:known|available)|nil known|not available|denies(?: any)?|denied|unknown|unobtainable|unable to obtain|not obtained)\.?$/i.test(
    text,
  );

const noRegular =
  /^(?:nil|no|none|not on any)(?: current)?(?: regular| reg)?(?: meds?| medications?| medicines?| meds or supplements)?[.,;]?$/i;

/** What an empty answer says under its heading. */
function nothingThere({ text, role, label, heading }: Statement): string | undefined {
  if (!isNothing(text))
    return role === 'medicine' && noRegular.test(text) ? 'You take no regular medicines.' : undefined;
  if (/^comparison/i.test(heading)) return 'There were no earlier pictures to compare with.';
  if (/^complication/i.test(label ?? heading)) return 'There were no complications.';
  if (role === 'allergy') return 'The paper says that there are no allergies.';
  if (role === 'medicine') return 'The paper says that there are no medicines.';
  return label === null || role === 'conclusion' ? '' : undefined;
}

/** "Chest pain: none" */
const ofNothing = ({ text, label, role }: Statement, kind: PaperKind): string | undefined =>
  label !== null &&
  (kind === 'test' || kind === 'imaging') &&
  role === 'finding' &&
  /^(?:none|absent|nil)\.?$/i.test(text)
    ? `No ${inSmallLetters(label).toLowerCase()}.`
    : undefined;

/** "DIET: Regular" */
const isFragment = (words: string): boolean =>
  words.split(' ').length <= 8 &&
  !/\b(?:is|are|was|were|will|should|may|has|have|do|avoid|resume|continue|follow|no)\b/i.test(words);

/** Of a list of figures only what is out of the ordinary is told; a list of medicines needs no verb. */
function shortened({ text, role }: Statement, kind: PaperKind): string {
  if ((role === 'examination' || role === 'finding') && isListOfVitals(text)) {
    const pressure = highPressureIn(text);
    return pressure === undefined ? text : `The blood pressure was ${pressure}.`;
  }
  // The patient's own words; in a report of an operation, "I" is the doctor.
  if (role === 'reason' && kind !== 'operative' && /^["“]?(?:I|My|I'm|I've)\b/.test(text))
    return `"${text.replace(/["“”]/g, '')}"`;
  if (ofPatient.has(role)) return inOwnWords(text.replace(/(^|[,;] ?)\? ?(?=\p{L})/gu, '$1 possible '));
  if (role === 'past')
    return text.replace(
      /^(?:(?:is|was|it is) )?(?:(?:significant|notable|remarkable|pertinent|positive) (?:only )?for|includes?:?) /i,
      '',
    );
  return role === 'medicine'
    ? text.replace(/^(?:(?:currently |at home )?included?|includes|consists? of|significant for)\b:? /i, '')
    : text;
}

/** What is told of the patient's life and illness. */
const ofPatient = new Set<StatementRole>([
  'reason',
  'history',
  'course',
  'conclusion',
  'symptoms',
  'social',
  'next_step',
  'instruction',
  'finding',
]);

/** "Margins: negative": a value says nothing without its label. The name of a part is no label. */
function labelled(statement: Statement, kind: PaperKind, isToPatient: boolean): string {
  const nothing = ofNothing(statement, kind);
  if (nothing !== undefined) return nothing;
  const { label, heading, isFirst, topic, isItem } = statement;
  // "FINDINGS: Showed a torn ligament": nobody but the operation showed it.
  const short = shortened(statement, kind).replace(/^(?:Showed|Revealed|Demonstrated)\b/, (verb) =>
    kind === 'operative' ? 'The operation showed' : verb,
  );
  const words = (kind === 'letter' && !isToPatient ? ofColleague(short) : short).replace(
    /^X{4,}(?=,? (?:is|was|has|had|presents?|returns?|comes)\b)/,
    'The patient',
  );
  const role = label === null ? undefined : headingRole(label);
  const under = /^(?:(?:physical|discharge|recommended|your) )?(diet|activit(?:y|ies))\b/i.exec(label ?? heading)?.[1];
  if (under !== undefined && isFragment(words)) return `${inSmallLetters(under).toLowerCase()}: ${words}`;
  const isPart = role !== undefined && role !== 'examination' && role !== 'finding' && !/\bif\b/i.test(label ?? '');
  if (
    label === null &&
    kind === 'pathology' &&
    isFirst &&
    heading !== '' &&
    headingRole(heading) === 'finding' &&
    words.split(' ').length < 8
  )
    return `${heading}: ${words}`;
  if (
    label === null &&
    topic !== null &&
    !isItem &&
    (isWithoutSubject(words) || (isLeaning(words) && !isOfTalk(words)))
  )
    return `${inSmallLetters(withoutAfter(topic))}: ${/^I\b/.test(words) ? words : uncapitalise(words)}`;
  // "Imaging: none now", "Nil today" below the tests.
  if (isNone.test(words)) {
    if (label !== null) return `${inSmallLetters(label)}: ${words}`;
    if (heading === 'tests ordered') return words.replace(isNone, 'No tests');
  }
  if (label !== null && needsLabel.test(words) && words.split(' ').length <= 6)
    return `${inSmallLetters(label)}: ${words}`;
  return label === null || isPart || /^general$|^patient\b/i.test(label) || isWhole(words, label)
    ? words
    : `${inSmallLetters(label)}: ${words}`;
}

/** "We also discussed …", "Additionally, …": understood without the name of the problem. */
const isOfTalk = (words: string): boolean =>
  /^(?:additionally|also|however|otherwise|therefore|then|but|and|so|we|i|it (?:appears|seems)|at this (?:time|point))\b/i.test(
    words,
  );
/** "LUNGS: The lungs are clear", "X-RAYS: X-rays were done": a sentence that names by itself what its label names. */
const isWhole = (words: string, label: string): boolean => {
  const parts = words.toLowerCase().match(/[\p{L}\d'-]+/gu) ?? [];
  return (
    !/\b(?:left|right|if)\b/i.test(label) &&
    !isLeaning(words) &&
    !isWithoutSubject(words) &&
    !isFiniteVerb(parts[0] ?? '') &&
    parts.slice(1).some(isFiniteVerb) &&
    (ofTests.test(label) || (startOfSentence.test(words) && areasIn(parts.slice(0, 7).join(' ')).length > 0))
  );
};
const startOfSentence = /^(?:the|his|her|he|she|there|patient|pt|both|all|an?|some|several|on|in)\b/i;
const ofTests =
  /^(?:diagnostic|laborator|labs?\b|imaging|radiolog|radiograph|x-?ray|studies|data|ekg|ecg|tests?\b|hospital|identifying|outpatient)/i;

/** What of a thing named in its label: "Insurance form: not done today". */
const needsLabel = /^(?:not|deferred|declined|refused|done|given|sent|provided|completed|booked|ordered|discussed)\b/i;

const isNone = /^(?:none|nil)(?: new| further| ordered)?(?=$|[.,;:]| ?[–-]| (?:now|today|tonight|at)\b)/i;

/** In a letter between doctors, "you" is the one who gets it. */
const ofColleague = (text: string): string =>
  text
    .replace(/\byour\b/gi, "the other doctor's")
    .replace(
      /\byou (are|have|were|will|would|can|could|may|know)\b/gi,
      (_whole, verb: string) => `the other doctor ${singular[verb.toLowerCase()] ?? verb}`,
    )
    .replace(/\byou\b/gi, 'the other doctor');
const singular: Readonly<Record<string, string>> = { are: 'is', have: 'has', were: 'was', know: 'knows' };

/** "Status post knee replacement" names what was done. */
const withoutAfter = (topic: string): string =>
  topic.replace(/^(?:status post|s\/p) (\p{L})/iu, (_whole, first: string) => first.toUpperCase());

/** "NEUROLOGIC" */
const inSmallLetters = (label: string): string =>
  label === label.toUpperCase() && label.length > 5 ? label.charAt(0) + label.slice(1).toLowerCase() : label;

const sectionOf: Record<StatementRole, string> = {
  reason: 'reason',
  history: 'history',
  past: 'past',
  family: 'family',
  social: 'social',
  symptoms: 'history',
  done: 'done',
  detail: 'done',
  step: 'done',
  technique: 'done',
  finding: 'findings',
  examination: 'exam',
  conclusion: 'conclusion',
  course: 'course',
  medicine: 'medications',
  medicine_change: 'medications',
  medicine_before: 'medications',
  medicine_held: 'medications',
  medicine_stopped: 'medications',
  medicine_there: 'medications',
  allergy: 'allergies',
  next_step: 'plan',
  instruction: 'plan',
  warning_sign: 'plan',
  order: 'plan',
  differential: 'conclusion',
  pending: 'plan',
  limit: 'findings',
  furniture: 'admin',
};
