import { overlaps, type Span } from '../kernel/span.ts';
import type { Amendment } from '../reading/sections/amendment.ts';
import { capitalise } from '../explaining/wording.ts';
import type { Reading } from '../reading/reading.ts';
import { sideCorrection, type SideCorrection } from '../reading/findings/side-correction.ts';
import { cuesIn } from './cue-finder.ts';
import { replaced, replacementsIn, type Replacement } from './replaced-words.ts';
import type { Statement, StatementRole } from './statement.ts';

/** What tells of the correction, or of who was told, and not of the patient. */
const aboutReport =
  /\b(?:side|word|name|date|report|impression|conclusion)\b[^.]{0,40}\b(?:(?:dictated|typed|transcribed|entered|printed|mistyped) in error|wrong)\b|\bwrong(?:ly)? (?:\p{L}+ )?(?:(?:was|were|is) )?(?:named|given|stated|dictated|printed|typed)\b|\b(?:phoned|telephoned|communicated|notified|informed|told by|discussed with|faxed)\b|\b(?:is|was|has been|have been) (?:told|informed)\b/iu;
const isSigned =
  /^(?:electronically )?(?:signed|verified|dictated)\b|^date of (?:revision|amendment|correction|issue)\b|^drs?\b\.? [^.]{0,60}\b(?:told|informed|notified)\b/i;
const denial = /\b(?:no|not|without|intact|normal|unremarkable|preserved|negative|absent)\b/i;
const heading = /^[^:.]{0,90}?(?:\([^()]*\))?\s*:\s*(?=\p{L})/u;
/** "HER2 by FISH: amplified" says nothing without its label. */
const withLabel = ({ label, text }: Statement): string =>
  label === null || isOpening.test(label) ? text : `${label}: ${text}`;

/** By its own words a step, a warning, a medicine or something awaited: told where it belongs, and anything else as a conclusion. */
function isOfItself({ role, text }: Statement): boolean {
  const cues = cuesIn(text);
  if (role === 'pending') return cues.has('pending');
  if (role === 'next_step' || role === 'instruction') return cues.has('plan');
  if (role === 'warning_sign') return cues.has('warning') || cues.has('conditional');
  return role === 'furniture' || role === 'allergy' || (role.startsWith('medicine') && /\d/.test(text));
}

/** Takes back what was concluded; "the impression is wrong" does too, where it is not about a side alone. */
const taking =
  /\b(?:disregard(?:ed)?|disagree|ignore|withdrawn|retract\p{L}*|supersed\p{L}*|replac(?:es|ed) (?:the |that |this )?(?:\p{L}+ )?(?:report|diagnosis|conclusion|impression|version|text))\b|\b(?:revised|amended|corrected|new) (?:diagnosis|conclusion|impression)\b/iu;
const doubting =
  /\b(?:impression|conclusion|diagnosis|report|reading)\b[^.]{0,40}\b(?:wrong|incorrect|error|mistake\p{L}*|should|no longer)\b/iu;
/** "Please disregard the earlier side" takes back one word. */
const ofAWord = /(?:disregard|ignore) (?:"[^"]*"|(?:the )?(?:\p{L}+ )?(?:side|laterality))/giu;
/** What is quoted from the first version says nothing of its own. */
const quoted =
  /(?:please )?disregard\b[^.]*|"[^"]*"|\bnot (?:previously |originally |initially |before )?(?:described|mentioned|reported|noted|included|seen)\b/giu;

/**
 * A paper as its amendment leaves it: what was added stands first, as a conclusion; a side is told as corrected; what the amendment finds is
 * no longer told as sound, nor "no abnormality" as the conclusion; and what the amendment takes back is told no more.
 */
export function withAmendment(
  statements: readonly Statement[],
  amendment: Amendment,
  { text, scales, findings }: Pick<Reading, 'text' | 'scales' | 'findings'>,
): { statements: Statement[]; takenBack: { text: string; span: Span }[] } {
  const { added, first, isCorrecting } = amendment;
  const side = sideCorrection(text, amendment);
  const inAdded = ({ span }: Statement): boolean => added !== undefined && overlaps(span, added);
  const words = added === undefined ? '' : text.slice(...added);
  const earlier = statements.filter((statement) => !inAdded(statement));
  const replacements = replacementsIn(words).filter((each) =>
    earlier.some((statement) => replaced(statement, [each]) !== statement),
  );
  const mend = (statement: Statement): Statement | undefined => {
    const other = replaced(statement, replacements);
    return other === undefined || side === undefined ? other : corrected(other, side);
  };
  // A correction that changes nothing of what was printed before is told itself.
  const isCarriedOut = earlier.some((statement) => mend(statement) !== statement);
  const later = statements
    .filter(inAdded)
    .flatMap((statement) => (isCarriedOut && isOnlyPut(statement, replacements, side) ? [] : amending(statement)));
  const found = later.filter(({ text: said }) => !denial.test(said.replace(quoted, '')));
  const names = [...new Set(found.flatMap(({ text: said }) => namesIn(said)))].slice(0, mostNames);
  const isScaledAnew = takenBack(scales, added);
  const isTaking = taking.test(words.replace(ofAWord, '')) || (side === undefined && doubting.test(words));
  const hasFound =
    added !== undefined && findings.some(({ assertion, span }) => assertion === 'present' && overlaps(span, added));
  const isOver = (statement: Statement): boolean =>
    first.some((span) => overlaps(span, statement.span)) ||
    ofFirstVersion.test(statement.text) ||
    isScaledAnew(statement.span) ||
    (isCorrecting && statement.role === 'medicine' && namesIn(statement.text).some((name) => names.includes(name))) ||
    (statement.role === 'conclusion' && (isTaking || (hasFound && allIsWell.test(statement.text)))) ||
    (denial.test(statement.text) && namesIn(statement.text).some((name) => names.some((one) => name.includes(one))));
  const wasSaid: { text: string; span: Span }[] = first.map((span) => ({
    text: wordsOfPart(text.slice(...span)),
    span,
  }));
  let isOfFirst = false;
  const before = earlier.map((printed) => {
    const statement = { ...printed, text: printed.text.replace(inBrackets, '') };
    const mended = mend(statement);
    isOfFirst = (isOfFirst && leaning.test(statement.text)) || ofFirstVersion.test(statement.text);
    const isLeft =
      isSigned.test(statement.text) ||
      isOfFirst ||
      mended === undefined ||
      (isOver(statement) && (mended === statement || denial.test(statement.text)));
    const isHeaded = first.some((span) => overlaps(span, statement.span));
    if (
      !isSigned.test(statement.text) &&
      !isHeaded &&
      (isOfFirst || ((mended !== statement || isLeft) && toQuote.has(statement.role) && !ofReport.test(statement.text)))
    )
      wasSaid.push(statement);
    return isLeft ? { ...statement, role: 'furniture' as const } : mended;
  });
  return {
    statements: [...later, ...before].map((statement, order) => ({ ...statement, order })),
    takenBack: isCorrecting ? wasSaid : [],
  };
}

/** "Version 1 stated …", and what goes on about it. */
const ofFirstVersion =
  /\b(?:version 1|first version|first report|earlier version|previous version|(?:originally|previously|earlier|first) (?:issued|reported|stated|signed)|superseded)\b/i;
/** "3 mm (version 1: 0.2 mm)" */
const inBrackets = /(?<=\S.*) ?\((?:version 1|first version|previously|originally|was)\b[^()]*\)/iu;
const leaning = /^(?:that|this|it|those|these|the (?:earlier|first|previous)) /i;
/** A conclusion that finds nothing wrong at all. */
const allIsWell =
  /\b(?:normal|unremarkable|negative|no (?:\p{L}+ ){0,3}(?:abnormalit\w+|injur\w+|findings?|problems?|disease|lesions?|pathology))\b/iu;

/** An amendment is short; what names more is another paper. */
const mostNames = 100;

/** "REVISED REPORT (supersedes report of 3 May)" */
const ofReport = /\b(?:revised|amended|corrected|supplementary)\b.{0,12}\b(?:report|version|copy)\b/i;

const toQuote = new Set<StatementRole>(['conclusion', 'medicine']);

/** What stands behind "Original diagnosis (4 June):". */
const wordsOfPart = (printed: string): string =>
  printed
    .replace(/^[^:]*:\s*/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "Should read left", "left and right were exchanged": nothing but what is changed in the words above. */
function isOnlyPut({ span, text }: Statement, all: readonly Replacement[], side: SideCorrection | undefined): boolean {
  const own = all.filter(({ wrong }) => text.includes(wrong));
  if (own.length > 0) return own.every(({ about }) => about.length === 0);
  return side !== undefined && overlaps(span, side.span);
}

function amending(statement: Statement): Statement[] {
  const text = withLabel(statement)
    .replace(heading, (head) => (isOpening.test(head) ? '' : head))
    .replace(/^[^.]{0,60}\bshould (?:now |have )?(?:read|be|say):? (?=\p{L})/u, '');
  if (isHeadingOnly.test(text.replace(/\b(?:Drs?|Mrs?|Ms)\./g, '')) || aboutReport.test(text)) return [];
  // "The conclusion should read: …" is no step.
  const isOwn = text === withLabel(statement) && isOfItself(statement);
  return [
    {
      ...statement,
      text: capitalise(text),
      label: null,
      heading: 'amendment',
      role: isOwn ? statement.role : 'conclusion',
    },
  ];
}

const isOpening = /^\W*(?:addend|amend|correct|corrigend|erratum|revis|supplement)/i;
const isHeadingOnly = /^\W*(?:addend(?:um|a)|amend(?:ment|ed)|correction|corrected|erratum|revised|revision)\b[^.]*$/i;

/** Of a scale that the amendment gives anew, the place that was given before. */
export function takenBack(scales: Reading['scales'], added: Span | undefined): (span: Span) => boolean {
  if (added === undefined) return () => false;
  const anew = new Set(scales.flatMap(({ scale, span }) => (overlaps(span, added) ? scale : [])));
  const old = scales.filter(({ scale, span }) => anew.has(scale) && !overlaps(span, added));
  return (span) => old.some((each) => overlaps(each.span, span));
}

const namesIn = (words: string): string[] => [
  ...(words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !general.has(word)),
  // "HER2"
  ...(words.match(/\b\p{Lu}{2,}\d\b/gu) ?? []),
];

/** Words that two findings may share without being about one thing. */
const general = new Set(
  'partial complete thickness anterior posterior medial lateral evidence additional addition review there which small large right joint upper lower without normal intact findings acute first before mentioned written described original report conclusion final category'.split(
    ' ',
  ),
);

/** "Cerebellum" and "cerebellar" */
const stem = 6;

function corrected(statement: Statement, { side, instead, both, part, ofConclusion }: SideCorrection): Statement {
  if ((statement.role === 'reason' && statement.isFirst) || (ofConclusion && statement.role !== 'conclusion'))
    return statement;
  const wrong = new RegExp(
    `\\b${instead}\\b${part === undefined ? '' : `(?=[ -]${part.slice(0, stem)}|\\W*$|[^\\p{L}]*[.,;])`}`,
    'iu',
  );
  if (both) return exchanged(statement);
  if (!wrong.test(statement.text)) return statement;
  const words = statement.text
    .replace(wrong, (printed) => (/^\p{Lu}\p{Ll}/u.test(printed) ? capitalise(side) : side))
    .replace(/[.\s]*$/, '');
  return { ...statement, text: `${words} (an addendum corrects "${instead}" to "${side}").` };
}

/** Every side turned round. */
function exchanged(statement: Statement): Statement {
  const text = statement.text.replace(/\b(left|right)\b/gi, (side) => {
    const other = side.toLowerCase() === 'left' ? 'right' : 'left';
    return side === side.toUpperCase() ? other.toUpperCase() : /^\p{Lu}/u.test(side) ? capitalise(other) : other;
  });
  return text === statement.text
    ? statement
    : { ...statement, text: `${text.replace(/[.\s]*$/, '')} (with left and right as corrected).` };
}
