import type { Assertion, Finding } from '../documents/explanation.ts';
import type { TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FindingDetail, Reading } from '../reading/reading.ts';
import type { Span } from '../kernel/span.ts';
import { coveredBy } from '../kernel/covered-by.ts';
import { sentenceAround } from '../grounding/support.ts';
import { descriptorBefore } from './descriptors.ts';
import type { Part, Parts } from './document-parts.ts';
import { isReportOfTest } from './document-words.ts';
import { withPlace } from './finding-place.ts';
import { isTold, mayDescribe } from './told-findings.ts';
import { withTimeAgo } from './time-ago.ts';
import { wordCount } from './wording.ts';

/** The findings of a document, each told once, the weightiest first. */
export type RankedFinding = Finding & {
  part: Part;
  kind: TermKind | undefined;
  serious: boolean;
  known: boolean;
  descriptor?: string; // printed words right before it that say what kind: "solid"
  detail?: FindingDetail | undefined; // where, how large, how it changed
  isUnlikely?: boolean | undefined; // possible by its words, but called unlikely
  siteSpan?: Span | undefined; // where the place is printed, when that is not beside the finding
};

const partWeight: Record<Part, number> = {
  conclusion: 0,
  assessment: 1,
  reason: 2,
  findings: 3,
  plan: 4,
  other: 4,
  medicines: 5,
  history: 6,
};

const assertionWeight: Record<Assertion, number> = {
  present: 0,
  possible: 1,
  absent: 3,
  hypothetical: 4,
  historical: 5,
  family: 6,
};

export function rankFindings(
  findings: readonly Finding[],
  parts: Parts,
  knowledge: Knowledge,
  reading: Partial<Pick<Reading, 'text' | 'findingDetails' | 'scales' | 'documentType' | 'documentKind'>> = {},
): RankedFinding[] {
  const { text = '', findingDetails = [], scales = [], documentType, documentKind } = reading;
  // A list of vaccines names the illnesses that they prevent.
  if (documentKind === 'vaccination_record') return [];
  const detailOf = new Map(findingDetails.map((detail) => [detail.span.join('-'), withTimeAgo(detail, text)]));
  // A synoptic pathology report has no heading over its diagnosis: every line outside the others is part of it.
  const isSynoptic = documentType === 'pathology' && parts.sectionsOf('conclusion', 'assessment').length === 0;
  const partOf = ({ span }: Finding): Part => {
    const part = parts.at(span[0]);
    return isSynoptic && part === 'other' ? 'conclusion' : part;
  };
  // "Ki-67: 18%" is told as the place on its scale.
  const isOnScale = coveredBy(scales.map(({ span }) => span));
  const ranked = findings
    .map((finding) => ({ finding, entry: knowledge.findTerm(finding.concept) }))
    .filter(({ finding, entry }) => isTold(finding, entry) && (entry !== undefined || !isOnScale(finding.span)))
    .map(({ finding, entry }) => ({
      ...finding,
      part: partOf(finding),
      serious: entry?.serious === true,
      kind: entry?.kind,
      known: entry !== undefined,
      descriptor: descriptorBefore(text, finding.span),
      // "Ulcerated, 5 cm": the size is that of what it describes.
      detail: mayDescribe.test(finding.text.trim()) ? undefined : detailOf.get(finding.span.join('-')),
      isUnlikely: finding.assertion === 'possible' && isCalledUnlikely(text, finding),
    }))
    .map((finding) => withPlace(finding, { text, documentType, knowledge }))
    .filter(({ part }) => part !== 'reason' || !isReportOfTest(documentType))
    .sort((a, b) => weight(a) - weight(b) || a.span[0] - b.span[0]);
  const certain = withoutDoubtOfDegree(ranked, text);
  return withoutOtherPlaces(withoutTakenBack(withoutVague(withoutNested(eachOnce(certain))))).filter(
    (finding, _, all) => !isStillThere(finding, all),
  );
}

/** "Prob severe AS", where the report names the stenosis without a doubt elsewhere: how severe it is was in doubt, not whether it is there. */
function withoutDoubtOfDegree(ranked: readonly RankedFinding[], text: string): readonly RankedFinding[] {
  const isDoubtOfDegree = ({ assertion, severity, text: printed, span: [start] }: RankedFinding): boolean =>
    assertion === 'possible' &&
    severity !== null &&
    doubtedDegree.test(text.slice(Math.max(0, start - 16), start + printed.search(/\s|$/)));
  const isCertain = ({ concept, side }: RankedFinding): boolean =>
    ranked.some(
      (other) => other.assertion === 'present' && other.concept === concept && (side === null || other.side === side),
    );
  return ranked.filter((finding) => !(isDoubtOfDegree(finding) && isCertain(finding)));
}

const doubtedDegree =
  /\b(?:prob|probably|likely|possibly)\.? (?:mild|moderate|severe|critical|significant)(?:ly)?\s*$/i;

/** "Mitral valve: no stenosis" beside an aortic stenosis: told without its place it would take the other back. */
const withoutOtherPlaces = (findings: readonly RankedFinding[]): RankedFinding[] =>
  findings.filter(
    ({ assertion, concept, side, detail }) =>
      assertion !== 'absent' ||
      side !== null ||
      (detail?.site ?? null) !== null ||
      concept.includes(' ') ||
      !findings.some(
        (other) =>
          (other.assertion === 'present' || other.assertion === 'possible') &&
          other.concept.toLowerCase().endsWith(` ${concept.toLowerCase()}`),
      ),
  );

const unlikely =
  /\b(?:un|less )likely\b|\bnot (?:likely|suspected|favou?red)\b|\bdoubt(?:ful|ed)?\b|\blow (?:suspicion|probability|likelihood)\b/i;

/** One statement is asked at a time: beside "likely" and "unlikely" in one sentence neither is certain. */
function isCalledUnlikely(text: string, { span }: Finding): boolean {
  const words = text === '' ? '' : text.slice(...sentenceAround(text, span));
  return unlikely.test(words) && !/(?<!un)(?<!less )(?<!not )\b(?:likely|probabl[ey]|favou?rs?)\b/i.test(words);
}

/** What is there now is not told once more as past. */
const isStillThere = ({ assertion, concept }: RankedFinding, all: readonly RankedFinding[]): boolean =>
  assertion === 'historical' && all.some((other) => other.assertion === 'present' && other.concept === concept);

const isCancer = /carcinoma|cancer|lymphoma|melanoma|sarcoma|leuka?emia|myeloma/i;
const vague = new Set(['neoplasm', 'lesion', 'mass']);

/** Beside a named cancer "a growth that can be cancer or not" is the same thing, told as if it were open. */
function withoutVague(findings: readonly RankedFinding[]): RankedFinding[] {
  const isNamed = findings.some(({ assertion, concept }) => assertion === 'present' && isCancer.test(concept));
  return findings.filter(
    ({ assertion, concept }) => !(isNamed && assertion === 'present' && vague.has(concept.toLowerCase())),
  );
}

/** "No malignancy" of one sample takes nothing back of the cancer in another: said of the whole document it would. */
const anyCancer = /^(?:malignancy|cancer|carcinoma|malignant neoplasm|neoplasm|tumor)$/i;

function withoutTakenBack(findings: readonly RankedFinding[]): RankedFinding[] {
  const isThere = findings.some(({ assertion, concept }) => assertion === 'present' && isCancer.test(concept));
  return findings.filter(({ assertion, concept }) => !(isThere && assertion === 'absent' && anyCancer.test(concept)));
}

/** "Type 2 diabetes" says all that "diabetes" says. */
function withoutNested(findings: readonly RankedFinding[]): RankedFinding[] {
  const words = findings.map(({ text, assertion, part }) => ({ assertion, part, text: ` ${text.toLowerCase()} ` }));
  return findings.filter(({ known }, at) => {
    const own = words[at];
    return !words.some(
      (other) =>
        own !== undefined &&
        other.assertion === own.assertion &&
        // A diagnosis of the conclusion stands, whatever an examination says more of it.
        (own.assertion !== 'present' || partWeight[own.part] > 1 || other.part !== 'findings') &&
        // Of known negatives the wider one says more: "no polyp" is more than "no large polyp".
        (other.assertion !== 'absent' || !known) &&
        other.text.length > own.text.length &&
        other.text.includes(own.text),
    );
  });
}

/** Within a part: what is serious first, what was found or diagnosed next, what was felt after it. */
const weight = ({ part, assertion, serious, kind, isUnlikely, severity }: RankedFinding): number =>
  partWeight[part] * 10 +
  assertionWeight[assertion] +
  (isUnlikely ? 2 : 0) -
  (serious && assertion === 'present' ? 3 : 0) +
  (kind === 'symptom' && assertion === 'present' ? 1 : 0) +
  degreeWeight(severity);

/** What is called severe is told before what is called mild. */
const degreeWeight = (severity: string | null): number =>
  severity === null
    ? 0
    : /severe|critical|massive/i.test(severity)
      ? -2
      : /^(?:mild|minimal|trace|trivial|tiny)/i.test(severity)
        ? 2
        : 0;

/**
 * A finding is told by its weightiest mention. A later one adds something where it is about another side, where it says that what
 * was known or feared is there, or where one of both is narrower: "no high-grade dysplasia" does not take back "low-grade dysplasia".
 */
function eachOnce(ranked: readonly RankedFinding[]): RankedFinding[] {
  const told = new Map<string, RankedFinding[]>();
  for (const finding of ranked) {
    const key = finding.concept.toLowerCase();
    const before = told.get(key) ?? [];
    if (before.some((earlier) => coversMention(earlier, finding))) continue;
    told.set(key, [...before, finding]);
  }
  return ranked.filter((finding) => told.get(finding.concept.toLowerCase())?.includes(finding));
}

function coversMention(earlier: Finding, later: Finding): boolean {
  if (!sameSide(earlier, later)) return false;
  if (earlier.assertion === later.assertion) return earlier.assertion !== 'absent' || !isNarrower(later);
  if (!current.has(earlier.assertion)) return !current.has(later.assertion);
  return !isNarrower(earlier) && !isNarrower(later);
}

const current = new Set<Assertion>(['present', 'possible', 'absent']);

const sameSide = (a: Finding, b: Finding): boolean =>
  a.side === null || b.side === null || a.side === b.side || a.side === 'both';

/** A negative of something narrower than its concept denies no more than that. */
const isNarrower = ({ assertion, concept, text }: Finding): boolean =>
  assertion === 'absent' && wordCount(text) > wordCount(concept);
