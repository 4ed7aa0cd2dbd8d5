import type { PaperSection, PaperSentence } from '../paper/paper.ts';
import { headingRole, type HeadingRole } from './heading-role.ts';

/** What kind of paper it is, as far as roles depend on it. */
export type PaperKind =
  'imaging' | 'operative' | 'pathology' | 'discharge' | 'clinic' | 'letter' | 'lab' | 'medicines' | 'test' | 'autopsy';

/** Where a sentence stands in its paper. */
export type Place = {
  namesMedicine: boolean;
  kind: PaperKind;
  isFirst: boolean;
  inherited: HeadingRole | undefined;
  hasConclusion: boolean;
  hasImpression: boolean; // a part that is nothing but what was concluded
  isHeadless: boolean;
  isNote: boolean; // written line by line under short headings
  share: number;
};

/** What the headings around a sentence say it is, before its own words are read. */
export function baseRole(
  { label, topic, text }: PaperSentence,
  { name, role, sentences }: PaperSection,
  { kind, share, namesMedicine, inherited, isFirst, hasConclusion, hasImpression, isHeadless, isNote }: Place,
): HeadingRole {
  // Below what it is compared with a report without other headings goes on.
  if (name !== null && /^comparisons?$/i.test(name)) {
    if (text !== sentences[0]?.text && isFound.test(text)) return 'finding';
    return /^(?:none|no\b|n\/a|not available)/i.test(text) ? 'limit' : 'furniture';
  }
  const ofHeading = (heading: string): HeadingRole | undefined => asVisit(headingRole(heading), heading, kind);
  const isOther = label === null || !isPartLabel(label) || (isNote && label.split(' ').length > 2);
  const byLabel = isOther ? undefined : ofHeading(label);
  const byName = name === null ? undefined : ofHeading(name);
  // "DOSE CHANGED: furosemide 40 mg" is no label of a form.
  if (kind === 'medicines' && namesMedicine && (byLabel ?? byName) === 'furniture') return 'medicine';
  if (byLabel !== undefined && byLabel !== 'examination' && byLabel !== 'furniture') {
    // "Chest: clear" divides an examination; "Plan: rest" opens a part of its own.
    if (byLabel !== 'finding' || byName === undefined) {
      // "Specimen received: gallbladder" on a laboratory's own paper is not on its way there any more.
      if (byLabel === 'specimen' && (kind === 'lab' || kind === 'pathology')) return 'furniture';
      if (kind !== 'operative') return byLabel;
      if (byLabel === 'history' || byLabel === 'past') return 'reason';
      return byLabel === 'done' && !isNameOfIt(text) ? 'step' : byLabel;
    }
  }
  // "CONSULTS: Cardiology" divides what stands above it.
  if (byLabel === 'furniture' && (byName === undefined || label === label?.toUpperCase())) return 'furniture';
  if (topic !== null && headingRole(topic) === 'warning_sign') return 'warning_sign';
  if (kind === 'operative' && name === null && isFirst && isTitleLine(text) && isNameOfIt(text))
    return isNameOfPaper(text) ? 'furniture' : 'done';
  if (name === null && isFirst && (isHeadless ? isNameOfPaper(text) : isTitleLine(text))) {
    const isOfTest = isHeadless && (kind === 'imaging' || kind === 'test');
    return isOfTest || (kind === 'operative' && !isNameOfPaper(text)) ? 'done' : 'furniture';
  }
  const own =
    byName ??
    (name !== null && role !== 'narrative' && dividing.has(inherited ?? 'social') ? inherited : undefined) ??
    (name === null && inherited === 'examination' && role === 'findings' ? 'examination' : undefined) ??
    bySectionRole[role ?? 'none'];
  if (kind === 'imaging' || kind === 'test') {
    if (isTestName(name) || isTestName(label)) return 'done';
    // Below the medicines stand the heart tracing and what happened when the test drug was given.
    if (own === 'medicine' && (label !== null || (!namesMedicine && text.split(' ').length > 3))) return 'finding';
    if (name !== null && /^discussion/i.test(name)) return 'finding';
    if (/^symptoms?$/i.test(label ?? name ?? '')) return 'reason';
    // Above an impression, an interpretation tells what was seen.
    if (own === 'conclusion' && hasImpression && /^(?:interpretation|summary|description|opinion)/i.test(name ?? ''))
      return 'finding';
    if (name === null && isFirst && isOfPerson(text)) return 'reason';
    if (own === 'examination' || own === 'course' || own === 'symptoms') return 'finding';
    if (own === 'history' || own === 'past') return isResultOfTest(text) ? 'finding' : 'reason';
    if (own === 'step') return 'technique';
    if (own === undefined) return hasConclusion ? 'finding' : isHeadless ? 'conclusion' : 'finding';
  }
  if (own === 'specimen' && kind !== 'operative') return 'finding';
  if (kind === 'discharge' && name === null && role === 'narrative' && share > 0.5) return 'course';
  // The story of a stay goes on below its diagnoses where its own heading is missing.
  if (kind === 'discharge' && own === 'conclusion' && isAccount(text)) return 'course';
  if (kind === 'pathology' && name !== null && /^(?:clinical )?(?:history|diagnosis and history)$/i.test(name))
    return 'reason';
  if (kind === 'pathology' && own === undefined && (name ?? label) === null && isHeadless && !hasConclusion)
    return 'conclusion';
  if (kind === 'pathology' && (own === 'examination' || own === 'done' || own === undefined)) return 'finding';
  if (kind === 'medicines' && own === undefined) return 'medicine';
  if (kind === 'operative') {
    if (own === 'history' || own === 'past') return 'reason';
    if (own === undefined) return 'step';
    // What was given during it is nothing to take at home.
    if (own === 'medicine' && !/\b(?:home|discharge|prescri\w*|resume|take)\b/i.test(`${name ?? ''} ${text}`))
      return 'furniture';
    if (own === 'technique' || (own === 'done' && !isNameOfIt(text))) return 'step';
  }
  // "DIET: Regular" above the examination of a visit is how somebody lives.
  if (
    own === 'instruction' &&
    (kind === 'clinic' || kind === 'letter') &&
    share < 0.5 &&
    /diet|activit|education/i.test(name ?? '')
  )
    return 'social';
  return own ?? 'history';
}

const isFound =
  /^(?!.*\b(?:compar\w+|dated?|exam|study|(?:19|20)\d\d)\b).*\b(?:is|are|dilated|thick\w*|widened|narrow\w*|enlarged|reduced|increased|raised|normal|clear|small|large|mild|moderate|severe|excluded)\b/i;

/** "The MRI was reviewed and shows a disc that presses on a nerve", told with the story of a test of the nerves. */
const isResultOfTest = (text: string): boolean =>
  /\b(?:MRI|CT|x-?rays?|ultrasound|EKG|ECG|echocardiogram)\b.*\b(?:shows?|reveals?|demonstrates?)\b/i.test(text);

/** The heading above the name of the test that a report is of. */
const isTestName = (heading: string | null): boolean =>
  heading !== null &&
  /^(?:exam|examination|study|procedure|(?:type|name) of (?:exam|study|test)|(?:study|exam|test) (?:performed|type|name)|test)$/i.test(
    heading,
  );

/** "Exam" names a test on its report, and how the patient was examined in the note of a visit. */
const asVisit = (role: HeadingRole | undefined, heading: string, kind: PaperKind): HeadingRole | undefined =>
  kind !== 'clinic' && kind !== 'letter'
    ? role
    : (inVisit.find(([form]) => form.test(heading))?.[1] ?? ofVisit(role, heading, kind));

/** Headings that mean something else in the note of a visit: "Operations" are those of before, "Treatment" is what comes now. */
const inVisit: readonly (readonly [RegExp, HeadingRole])[] = [
  [/^(?:past |prior |previous )?(?:operations|surgeries)$/i, 'past'],
  [/^treatments?$/i, 'next_step'],
  [/^problem$/i, 'reason'],
  // What it could be is not what it is.
  [/^differential/i, 'differential'],
];

const ofVisit = (role: HeadingRole | undefined, heading: string, kind: PaperKind): HeadingRole | undefined =>
  role === 'preoperative' && (kind === 'clinic' || kind === 'letter')
    ? 'conclusion'
    : role === 'done' && (kind === 'clinic' || kind === 'letter') && /\bexam(?:ination)?\b/i.test(heading)
      ? 'examination'
      : role;

/** "Assessment" opens a part of its own; "Assessment of respiratory effort" is what was examined. */
export const isPartLabel = (label: string): boolean =>
  !/\b(?:of|for|to)\b/i.test(label) || headingRole(label) !== 'conclusion';

/** "This is a 60-year-old woman with back pain." */
const isOfPerson = (text: string): boolean =>
  /^(?:(?:this|the patient) is )?(?:an? )?(?:\d|middle[- ]aged|elderly|pregnant)[^.]{0,30}\b(?:male|female|man|woman|boy|girl|patient|gentleman|lady)\b/i.test(
    text,
  );

/** Under "Procedure" stands what it is called ("Left knee arthroscopy"), or how it was done ("The knee was prepped"). */
const isNameOfIt = (text: string): boolean =>
  text.split(' ').length <= 45 &&
  // What it was used for is told in the same breath: "with a tube, which was used to drain the chest".
  !/\b(?:[Ii]s|[Aa]re|was|were|has|have|had|[Hh]e|[Ss]he|[Ww]e|I(?= \p{Ll})(?! and\b)|[Tt]hey|would|did|consent|[Pp]lease|[Ss]ee|[Rr]efer|showed|revealed|demonstrated|appeared|looked|returned|started|began|passed|enabled|received|raises|reviewed|explained|discussed|allowed|refused|underwent)\b/u.test(
    text.replace(/, which\b.*$/i, ''),
  );

/** A sentence about somebody, and no name of a disease. */
const isAccount = (text: string): boolean =>
  text.split(' ').length > 4 && /\b(?:he|she|patient|was|were|is|has|had|will|underwent|taken|infant)\b/i.test(text);

/** Parts that unknown headings divide further. */
const dividing = new Set<HeadingRole>(['conclusion', 'finding', 'next_step', 'examination', 'medicine']);

/** The name of a hospital, of a report, of a person. */
const isTitleLine = (text: string): boolean =>
  text.startsWith('#') || (text.split(' ').length <= 9 && !/[.!?]$/.test(text)) || text === text.toUpperCase();

/** "URGENT CARE VISIT", "Community nurse visit record, 82 y": what stands above a paper without headings. */
const isNameOfPaper = (text: string): boolean =>
  isTitleLine(text) &&
  !/[:;]|\b(?:is|was|were|has|had|no|not|for)\b/i.test(text) &&
  /\b(?:visit|note|report|letter|examination|summary|clinic|unit|department|referral|consultation|record|results?)\b/i.test(
    text,
  );

const bySectionRole: Partial<Record<string, HeadingRole>> = {
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
