import type { Assertion, Finding } from '../documents/explanation.ts';
import type { TermEntry, TermKind } from '../knowledge/entries.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FindingDetail, Reading } from '../reading/reading.ts';
import { spanCover } from '../grounding/span-cover.ts';
import { descriptorBefore } from './descriptors.ts';
import type { Part, Parts } from './document-parts.ts';
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

/** Words that only help to describe (anatomy, measures, everyday medical language) are terms to define, not findings to tell. */
const toldKinds = new Set<TermKind>(['condition', 'symptom', 'finding', 'procedure']);

/** Under "Assessment and plan" stand plans too: they are requests, told elsewhere, and no findings. */
const plans =
  /\bpatient (?:was|has been|is) (?:told|informed|notified|advised)|\b(?:was|were) (?:told|notified|informed) (?:of|about)\b|^\W*(?:check|refer|continue|increase|decrease|reduce|start|stop|re-?check|repeat|daily|order|schedule|follow|discuss|monitor|a?\s*refill|take|return|review|advise|plan|will|we|she|he|see|explained|as above|active concerns?|resolved|problem|concerns?|none|noted|this was|no (?:information|data|known)|refilled|unknown|not (?:applicable|available))\b|\b(?:referral|is due|refilled)\b/i;

/** "Nontender" was recognised as tenderness: it says the opposite. */
const isItsOpposite = ({ text, concept, assertion }: Finding): boolean =>
  assertion === 'present' && /^non-?\p{L}/iu.test(text) && !/^non/i.test(concept);

/** "Knee pain, possible sprain": a symptom is felt or not; what is possible is its cause. */
const isFeltOrNot = ({ assertion }: Finding, { kind }: TermEntry): boolean =>
  assertion === 'possible' && kind === 'symptom';

/** "Tubules: 3" is a part of a score: alone it says nothing. */
const isMeasure = /^[^:.]{1,40}:\s*[\d.,/]+\s*\S{0,4}$/;

/** Things a report speaks about in order to say more of them: "margin" or "HER2" alone tells nothing, and their absence less. */
const subjectsOnly = new Set([
  'surgical margin',
  'her2',
  'mitosis',
  'axillary lymph nodes',
  'lymph node',
  'tumor size',
]);

/** "Margins negative" is good news with a negation of its own: that it is absent is never what was meant. */
const negatesItself = ({ assertion, concept, text }: Finding): boolean =>
  assertion === 'absent' && /\b(?:negative|clear|uninvolved|normal|free of)\b/i.test(`${concept} ${text}`);

/** "Suppurative", "tearful": a word that describes something else names no finding. */
const onlyDescribes = /^[\p{L}-]+(?:ative|ulent|ful|ous|ish|less|tender|able)$/iu;

function isTold(finding: Finding, entry: TermEntry | undefined): boolean {
  if (entry === undefined) return !plans.test(finding.text) && !isMeasure.test(finding.text);
  if (subjectsOnly.has(entry.term.toLowerCase()) || negatesItself(finding)) return false;
  if (onlyDescribes.test(entry.term)) return false;
  return toldKinds.has(entry.kind) && !isItsOpposite(finding) && !isFeltOrNot(finding, entry);
}

export function rankFindings(
  findings: readonly Finding[],
  parts: Parts,
  knowledge: Knowledge,
  { text = '', findingDetails = [], scales = [] }: Partial<Pick<Reading, 'text' | 'findingDetails' | 'scales'>> = {},
): RankedFinding[] {
  const detailOf = new Map(findingDetails.map((detail) => [detail.span.join('-'), withTimeAgo(detail, text)]));
  // "Ki-67: 18%" is told as the place on its scale.
  const isOnScale = spanCover(scales.map(({ span }) => span));
  const ranked = findings
    .map((finding) => ({ finding, entry: knowledge.findTerm(finding.concept) }))
    .filter(({ finding, entry }) => isTold(finding, entry) && (entry !== undefined || !isOnScale(finding.span)))
    .map(({ finding, entry }) => ({
      ...finding,
      part: parts.at(finding.span[0]),
      serious: entry?.serious === true,
      kind: entry?.kind,
      known: entry !== undefined,
      descriptor: descriptorBefore(text, finding.span),
      detail: detailOf.get(finding.span.join('-')),
    }))
    .sort((a, b) => weight(a) - weight(b) || a.span[0] - b.span[0]);
  return withoutVague(withoutNested(eachOnce(ranked))).filter((finding, _, all) => !isStillThere(finding, all));
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

/** "Type 2 diabetes" says all that "diabetes" says. */
function withoutNested(findings: readonly RankedFinding[]): RankedFinding[] {
  const words = findings.map(({ text, assertion }) => ({ assertion, text: ` ${text.toLowerCase()} ` }));
  return findings.filter((_, at) => {
    const own = words[at];
    return !words.some(
      (other) =>
        own !== undefined &&
        other.assertion === own.assertion &&
        other.assertion !== 'absent' &&
        other.text.length > own.text.length &&
        other.text.includes(own.text),
    );
  });
}

/** Within a part: what is serious first, what was found or diagnosed next, what was felt after it. */
const weight = ({ part, assertion, serious, kind }: RankedFinding): number =>
  partWeight[part] * 10 +
  assertionWeight[assertion] -
  (serious && assertion === 'present' ? 3 : 0) +
  (kind === 'symptom' && assertion === 'present' ? 1 : 0);

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

export const asserted = (findings: readonly RankedFinding[], ...assertions: Assertion[]): RankedFinding[] =>
  findings.filter(({ assertion }) => assertions.includes(assertion));
