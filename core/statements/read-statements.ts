import type { Paper, PaperSection, PaperSentence } from '../paper/paper.ts';
import type { Span } from '../kernel/span.ts';
import { cuesIn, type Cue } from './cue-finder.ts';
import { headingRole, type HeadingRole } from './heading-role.ts';
import type { Certainty, Statement, StatementRole, Temporality } from './statement.ts';

/** What kind of paper it is, as far as roles depend on it. */
export type PaperKind =
  'imaging' | 'operative' | 'pathology' | 'discharge' | 'clinic' | 'letter' | 'lab' | 'medicines' | 'test';

/** Every sentence of a paper with its role, its person, its time and how sure it is. */
export function readStatements(
  paper: Paper,
  kind: PaperKind,
  namesMedicine: (span: Span) => boolean = () => false,
): Statement[] {
  const hasConclusion = paper.sections.some(
    ({ name, sentences }) => name !== null && sentences.length > 0 && headingRole(name) === 'conclusion',
  );
  const headed = paper.sections.filter(({ name }) => name !== null).length;
  const statements: Statement[] = [];
  const total = paper.sections.reduce((sum, { sentences }) => sum + sentences.length, 0);
  let inherited: HeadingRole | undefined;
  for (const section of paper.sections) {
    if (section.name !== null) inherited = headingRole(section.name) ?? inherited;
    const isLong = isProse(section);
    for (const sentence of section.sentences) {
      if (!/\p{L}{2}/u.test(sentence.text) || /^[X\s.,…]+$/.test(sentence.text)) continue;
      const place = {
        kind,
        inherited,
        isFirst: section === paper.sections[0],
        isLong,
        hasConclusion,
        isHeadless: headed < 2,
        share: statements.length / Math.max(1, total),
      };
      statements.push(
        statementOf(sentence, section, { ...place, namesMedicine: namesMedicine(sentence.span) }, statements.length),
      );
    }
  }
  return asWarningSigns(statements);
}

/** "Red flags explained" and the short lines below it are when to get help. */
function asWarningSigns(statements: readonly Statement[]): Statement[] {
  let isUnder = false;
  let heading = '';
  return statements.map((statement) => {
    if (isWarningLead(statement.text)) {
      isUnder = true;
      heading = statement.heading;
      return { ...statement, role: 'furniture' };
    }
    isUnder &&= statement.heading === heading && statement.isItem && isSign(statement.text);
    return isUnder ? { ...statement, role: 'warning_sign' } : statement;
  });
}

const isWarningLead = (text: string): boolean =>
  text.split(' ').length <= 9 &&
  /^(?:red flags?|safety[- ]?net(?:ting|ted)?|warning signs?|return precautions|ED indications)\b/i.test(text) &&
  !/\b(?:no|nil|none)\b/i.test(text);

/** A sign by its name: no request, and nothing that was done. */
const isSign = (text: string): boolean =>
  text.split(' ').length <= 12 &&
  !/\b(?:pt|patient|repeat|repeats|advise|advised|referral|review|plan|discussed|agrees|offered|book)\b/i.test(text);

/** A description in sentences, and not a list of names. */
const isProse = ({ sentences }: PaperSection): boolean =>
  sentences.length > 3 && sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0) / sentences.length > 9;

type Place = {
  namesMedicine: boolean;
  kind: PaperKind;
  isFirst: boolean;
  isLong: boolean;
  inherited: HeadingRole | undefined;
  hasConclusion: boolean;
  isHeadless: boolean;
  share: number;
};

function statementOf(sentence: PaperSentence, section: PaperSection, place: Place, order: number): Statement {
  const heading = (section.name ?? '').toLowerCase();
  const cues = cuesIn(sentence.text);
  const base = baseRole(sentence, section, place);
  const role = roleBy(base, cues, sentence, place);
  return {
    text: sentence.text,
    span: sentence.span,
    heading,
    label: sentence.label,
    topic: sentence.topic,
    role,
    experiencer: base === 'family' || startsWithRelative(sentence.text) ? 'relative' : 'patient',
    temporality: timeOf(role, cues),
    certainty: certaintyOf(cues),
    isItem: sentence.isItem,
    isFirst: sentence === section.sentences[0],
    order,
  };
}

type BaseRole = HeadingRole;

function baseRole(
  { label, topic, text }: PaperSentence,
  { name, role }: PaperSection,
  { kind, inherited, isFirst, isLong, hasConclusion, isHeadless }: Place,
): BaseRole {
  if (name !== null && /^comparisons?$/i.test(name)) return 'limit';
  const byLabel = label === null || !isPartLabel(label) ? undefined : headingRole(label);
  const byName = name === null ? undefined : headingRole(name);
  if (byLabel !== undefined && byLabel !== 'examination' && byLabel !== 'furniture') {
    // "Chest: clear" divides an examination; "Plan: rest" opens a part of its own.
    if (byLabel !== 'finding' || byName === undefined)
      return kind === 'operative' && (byLabel === 'history' || byLabel === 'past') ? 'reason' : byLabel;
  }
  if (byLabel === 'furniture' && byName === undefined) return 'furniture';
  if (topic !== null && headingRole(topic) === 'warning_sign') return 'warning_sign';
  if (name === null && !isHeadless && isFirst && isTitleLine(text)) return kind === 'operative' ? 'done' : 'furniture';
  const own =
    byName ??
    (name !== null && dividing.has(inherited ?? 'social') ? inherited : undefined) ??
    bySectionRole[role ?? 'none'];
  if (kind === 'imaging' || kind === 'test') {
    if (own === 'examination' || own === 'course' || own === 'symptoms') return 'finding';
    if (own === 'history' || own === 'past') return 'reason';
    if (own === 'step') return 'technique';
    if (own === undefined) return hasConclusion ? 'finding' : isHeadless ? 'conclusion' : 'finding';
  }
  if (kind === 'pathology' && (own === 'examination' || own === 'done' || own === undefined)) return 'finding';
  if (kind === 'medicines' && own === undefined) return 'medicine';
  if (kind === 'operative') {
    if (own === 'history' || own === 'past') return 'reason';
    if (own === undefined) return 'step';
    if (own === 'technique' || (own === 'done' && isLong)) return 'step';
  }
  return own ?? (isHeadless ? 'history' : 'history');
}

/** "Assessment" opens a part of its own; "Assessment of respiratory effort" is what was examined. */
const isPartLabel = (label: string): boolean =>
  !/\b(?:of|for|to)\b/i.test(label) || headingRole(label) !== 'conclusion';

/** Parts that headings nobody knows divide further. */
const dividing = new Set<HeadingRole>(['conclusion', 'finding', 'next_step', 'examination', 'medicine']);

/** The name of a hospital, of a report, of a person. */
const isTitleLine = (text: string): boolean =>
  text.startsWith('#') || (text.split(' ').length <= 9 && !/[.!?]$/.test(text)) || text === text.toUpperCase();

/** Where a risk is a reason for what is asked for, and no list for a consent. */
const forward = new Set<BaseRole>(['conclusion', 'next_step', 'instruction', 'medicine', 'warning_sign']);

const bySectionRole: Partial<Record<string, BaseRole>> = {
  conclusion: 'conclusion',
  findings: 'finding',
  complaint: 'reason',
  indication: 'reason',
  history: 'past',
  family: 'family',
  social: 'social',
  technique: 'technique',
  medications: 'medicine',
  allergies: 'allergy',
  plan: 'next_step',
  instructions: 'instruction',
  labs: 'finding',
  vitals: 'examination',
  narrative: 'history',
  admin: 'furniture',
};

const tellable = new Set<BaseRole>([
  'conclusion',
  'course',
  'history',
  'next_step',
  'complication',
  'step',
  'finding',
  'instruction',
  'done',
  'medicine',
  'examination',
  'reason',
]);

function roleBy(
  base: BaseRole,
  cues: ReadonlyMap<Cue, number>,
  { text, isItem }: PaperSentence,
  place: Place,
): StatementRole {
  if (isAllergyWords(text)) return 'allergy';
  if (
    /^(?:dear\b|re:|cc:|to:|from:|attn|sincerely|regards)|^(?:doctor|patient|hospital)?'?s? ?(?:name|address)\.?$/i.test(
      text,
    )
  )
    return 'furniture';
  if (base !== 'furniture' && cues.has('pending') && !cues.has('risk') && tellable.has(base)) return 'pending';
  if (
    base === 'furniture' ||
    cues.has('furniture') ||
    (cues.has('risk') && base !== 'conclusion' && !(forward.has(base) && cues.has('plan')))
  )
    return 'furniture';
  if (base === 'warning_sign') return 'warning_sign';
  if (!tellable.has(base)) return plainRole(base);
  const has = (cue: Cue): boolean => cues.has(cue);
  if (has('administrative') && !has('plan') && !has('warning') && !has('medicine_change') && !place.namesMedicine)
    return 'furniture';
  const isVisit = has('visit_today');
  if (
    has('warning') &&
    (has('conditional') || isForSigns(text)) &&
    base !== 'history' &&
    base !== 'reason' &&
    base !== 'step'
  )
    return 'warning_sign';
  if (base === 'instruction')
    return place.namesMedicine && (isDose(text) || isChange(cues, text, place)) ? 'medicine_change' : 'instruction';
  if (base === 'next_step')
    return isChange(cues, text, place) ? 'medicine_change' : isAssessment(text, cues) ? 'conclusion' : 'next_step';
  if (base === 'medicine' || base === 'reason' || base === 'examination') return plainRole(base);
  if (base === 'finding') return has('limit') ? 'limit' : has('plan') && isAdvice(text) ? 'next_step' : 'finding';
  if (base === 'conclusion')
    return has('plan') && !isVisit && !has('past_plan') && isAdvice(text) ? 'next_step' : 'conclusion';
  if (base === 'course' || base === 'history') {
    if (isChange(cues, text, place) && isDose(text) && (base === 'course' || place.isHeadless))
      return 'medicine_change';
  }
  if (base === 'course')
    return has('plan') && !has('past_plan') && isFuture(text)
      ? 'next_step'
      : isChange(cues, text, place)
        ? 'medicine_change'
        : 'course';
  if (base === 'step') return has('plan') && place.share > 0.5 && isFuture(text) ? 'next_step' : 'step';
  if (base === 'complication') return 'detail';
  if (base === 'history') {
    if (place.isHeadless && !isVisit && !(has('plan') && isFuture(text))) {
      if (has('conclusion')) return 'conclusion';
      if (has('test_result')) return 'finding';
      if (has('outcome') && place.share > 0.2) return 'course';
    }
    if (
      has('plan') &&
      !isVisit &&
      !has('past_plan') &&
      place.kind !== 'operative' &&
      (isFuture(text) || isItem) &&
      (place.isHeadless || place.share > 0.3)
    )
      return 'next_step';
    if (place.isHeadless && has('conclusion') && place.share > 0.3) return 'conclusion';
    return isVisit && place.share < 0.4 ? 'reason' : 'history';
  }
  return plainRole(base);
}

const plain: Partial<Record<BaseRole, StatementRole>> = {
  preoperative: 'reason',
  complication: 'detail',
  anesthesia: 'detail',
  technique: 'furniture',
};
const plainRole = (base: BaseRole): StatementRole => plain[base] ?? (base as StatementRole);

/** A request for the time to come, and not what somebody once asked for. */
const isAdvice = (text: string): boolean => !/\b(?:stable|unchanged)\b.{0,30}\bfollow/i.test(text);
const isFuture = (text: string): boolean =>
  /\b(?:will|should|is to|are to|needs? to|recommend|advise|would like|plan|return (?:to|in|for)|follow[- ]?up (?:in|with|for|at)|scheduled (?:for|to)|i'll|discharged? (?:home|to|on|with)|going to|consider)\b/i.test(
    text,
  );
const isChange = (cues: ReadonlyMap<Cue, number>, text: string, place: Place): boolean =>
  cues.has('medicine_change') &&
  (place.namesMedicine ||
    /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|units?|ml|%)\b|\b(?:medic|antibiotic|insulin|inhaler|steroid|tablet|dose)/i.test(
      text,
    ));
/** What is thought of it, told under the heading of a plan. */
const isAssessment = (text: string, cues: ReadonlyMap<Cue, number>): boolean =>
  cues.has('conclusion')
    ? !cues.has('plan')
    : !cues.has('plan') &&
      !cues.has('medicine_change') &&
      /\b(?:is|has|was|were|have|shows?|showed)\b/.test(text) &&
      text.split(' ').length > 5;
/** "Return to the emergency room for chest pain": a sign stands in the place of an "if". */
const isForSigns = (text: string): boolean =>
  /\bfor (?:any |new |worse\w* |increas\w* |sever\w* )?(?:chest|trouble|shortness|difficult\w*|fever|bleed\w*|pain|sign|symptom|weakness|vomit\w*|swelling|redness|fainting|confusion|worse\w*)/i.test(
    text,
  );

const isDose = (text: string): boolean =>
  /\b\d+(?:\.\d+)? ?(?:mg|mcg|units?|cc|ml)\b.{0,40}\b(?:p\.?o\.?|daily|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|q\.? ?\d|q\.?d|once|twice|every|times|nightly|bedtime)\b/i.test(
    text,
  );
const isAllergyWords = (text: string): boolean =>
  /^(?:NKDA|NKA|NKDR|no known (?:drug |medication |medicine )?allerg\w+)\b|\ballerg(?:ic to|ies?:)/i.test(text);
const startsWithRelative = (text: string): boolean =>
  /^(?:his|her|the patient's|mother|father|brother|sister|maternal|paternal)\b.{0,20}\b(?:mother|father|brother|sister|died|had|has)\b/i.test(
    text,
  );

function timeOf(role: StatementRole, cues: ReadonlyMap<Cue, number>): Temporality {
  if (role === 'next_step' || role === 'instruction' || role === 'pending') return 'planned';
  if (role === 'warning_sign' || cues.has('conditional')) return 'conditional';
  return role === 'past' || role === 'family' ? 'before' : 'now';
}

function certaintyOf(cues: ReadonlyMap<Cue, number>): Certainty {
  if (cues.has('risk')) return 'risk';
  if (cues.has('possible')) return 'possible';
  return cues.has('denied') ? 'denied' : 'stated';
}
