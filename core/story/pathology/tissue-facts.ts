import type { Span } from '../../kernel/span.ts';
import { cuesIn } from '../../statements/cue-finder.ts';
import { attributeOf, type Attribute, type Piece } from './pieces.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** A property of a tumor, as it is printed. `of`: what the diagnosis it stands in says about cancer. */
export type TissueFact = {
  kind: Attribute;
  label: string;
  value: string;
  span: Span;
  of: Verdict;
  part: string | null;
};

/** A diagnosis without the properties that stand in it. */
export type Diagnosis = {
  text: string;
  verdict: Verdict;
  part: string | null;
  site: string | null;
  span: Span;
  siteSpan: Span | null;
};

/** Where a diagnosis and the name of its sample stand. */
export const placesOf = ({ span, siteSpan }: Diagnosis): Span[] => (siteSpan === null ? [span] : [span, siteSpan]);

/** What has a label that is none of ours: "HPV 16: Not detected", "KRAS: mutation detected". */
export type OtherFact = { label: string; value: string; span: Span };

/** `trivial`: where that stands which is of no use to a patient. */
export type TissueReport = { diagnoses: Diagnosis[]; facts: TissueFact[]; others: OtherFact[]; trivial: Span[] };

export function tissueReport(pieces: readonly Piece[]): TissueReport {
  const report: TissueReport = { diagnoses: [], facts: [], others: [], trivial: [] };
  for (const piece of pieces) addPiece(report, piece);
  return report;
}

/** What is longer is no diagnosis, but a text that lost its full stops. */
const longest = 600;

function addPiece(report: TissueReport, piece: Piece): void {
  const { label, text, span, part, site, siteSpan, group } = piece;
  const cues = cuesIn(text);
  if (text.length > longest) return;
  if (!/\p{L}{3}|\d/u.test(text.replace(/\[[^\]]*\]/g, ''))) return;
  if (
    cues.has('pending') ||
    (cues.has('plan') && (label === null || attributeOf(label) === undefined) && !isCode.test(label ?? ''))
  )
    return;
  // The group that a smear belongs to stands above its result.
  if (
    label === null &&
    /^\W*(?:epithelial cell abnormality|negative|positive|normal|abnormal|see (?:comment|note|below))\W*$/i.test(text)
  )
    return;
  const kind = label === null ? undefined : (attributeOf(label) ?? byGroup(group, label, text));
  if (label !== null && kind !== undefined) {
    report.facts.push({ kind, label, value: text, span, of: 'cancer', part });
    return;
  }
  if (label !== null && isCode.test(label)) {
    report.facts.push({ kind: 'code', label, value: label, span, of: 'cancer', part });
    return;
  }
  if (label !== null && !/^(?:diagnosis|final diagnosis|interpretation|result|impression|conclusion)$/i.test(label)) {
    if (!isInk.test(text)) report.others.push({ label, value: text, span });
    return;
  }
  if (/\bmismatch repair\b|\bmicrosatellite\b|\bp?MMR\b/i.test(text)) {
    report.others.push({ label: 'Mismatch repair', value: text, span });
    return;
  }
  if (isStainOnly.test(text)) {
    report.trivial.push(span);
    return;
  }
  const stage = /\(([yra]{0,2}pT(?:is|[0-4xX])[^)]*)\)/.exec(text)?.[1];
  if (stage !== undefined) report.facts.push({ kind: 'code', label: '', value: stage, span, of: 'cancer', part });
  const verdict = verdictOf(text);
  const left: string[] = [];
  for (const { before, words } of clausesOf(text.replace(/\s?\([yra]{0,2}pT(?:is|[0-4xX])[^)]*\)/, ''))) {
    const found = propertyOf(words);
    // The size of a harmless growth, and the grade of one that has not grown deeper, are told with its name.
    if (found === undefined || (ofName.has(found) && verdict !== 'cancer' && left.length > 0)) left.push(before, words);
    else {
      report.facts.push({ kind: found, label: '', value: words, span, of: verdict, part });
      // "carcinoma in 2 of 6 lymph nodes, without extranodal extension" tells of both.
      const nodes = found === 'beyond' ? words.replace(beyondNodes, '') : '';
      if (propertyOf(nodes) === 'nodes')
        report.facts.push({ kind: 'nodes', label: '', value: nodes, span, of: verdict, part });
    }
  }
  const rest = left.join('').replace(/^[\s,;-]+|^(?:and|with)\s|[\s,;.]+$/g, '');
  if (/\p{L}{3}/u.test(rest) && !/^see\b/i.test(rest) && (!isSentence.test(rest) || verdict === 'none'))
    report.diagnoses.push({ text: rest, verdict, part, site, span, siteSpan });
}

/** "Anterior: negative", below the margins; "Examined: 12", below the lymph nodes. */
function byGroup(group: Attribute | undefined, label: string, text: string): Attribute | undefined {
  if (group === 'nodes' && /^(?:number )?(?:examined|positive|involved|total|sampled)\b/i.test(label)) return 'nodes';
  const isEdge = /^\W*(?:negative|positive|free|clear|involved|uninvolved|not involved|close)\b/i.test(text);
  return group === 'margins' && isEdge ? 'margins' : undefined;
}
/** Dyes that showed nothing, and scores for the doctor. */
const isStainOnly =
  /^(?:(?:comments?|notes?|remarks?|summary|report|addendum|final)$|no stainable iron|pas\b|pas-?d\b|trichrome|reticulin|iron stain|congo red|gms\b|afb\b|grocott|(?:activity|chronicity) index|the paris system|volume received|biopsy site changes|previous biopsy site)/i;
const beyondNodes =
  /,?\s?\b(?:with|without|no|and|negative for|positive for)\b\s?(?:[\p{L}]+ ){0,3}extra-?(?:nodal|capsular).*$/iu;
const ofName = new Set<Attribute>(['grade', 'size']);
/** "Anterior: yellow": how the sample was marked. */
const isInk = /^(?:yellow|blue|black|green|red|orange|ink\w*)\b/i;
const isCode = /^[yra]{0,2}p[TNM](?:is|[0-4xX])/;
/** What is said in whole sentences is told as such. */
const isSentence =
  /\b(?:is|are|was|were|has|have|can|may|should|will|does|do|reduces|indicates?|suggests?|excludes?|means|shows?|supports?)\b/i;

/** A diagnosis is divided where a property of the tumor may begin; one of lymph nodes goes on to the end of its sentence. */
function clausesOf(text: string): { before: string; words: string }[] {
  const clauses: { before: string; words: string }[] = [];
  let from = 0;
  let before = '';
  let depth = 0;
  for (const { index, 0: mark } of text.matchAll(/[()]|,?\s(?:and )?with\s|,\s|\.\s/g)) {
    if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    else if (depth <= 0 && (mark === '. ' || propertyOf(text.slice(from, index)) !== 'nodes')) {
      clauses.push({ before, words: text.slice(from, index) });
      before = mark;
      from = index + mark.length;
    }
  }
  clauses.push({ before, words: text.slice(from) });
  return clauses;
}

const measure = String.raw`\d+(?:\.\d+)?(?: ?x ?\d+(?:\.\d+)?){0,2} ?(?:cm|mm)\b`;
const properties: readonly (readonly [Attribute, RegExp])[] = [
  ['gleason', /\bgleason\b/i],
  ['beyond', /\bextra-?(?:nodal|capsular)\b/i],
  ['nerves', /\bperineural\b/i],
  [
    'vessels',
    /\bangioinvasion\b|\b(?:lympho?-?vascular|angiolymphatic|vascular|lymphatic|venous)\b.*\binvasion\b|\binvasion\b.*\b(?:vascular|lymphatic|blood vessels?)\b/i,
  ],
  ['pleura', /\b(?:invasion|involvement) of the (?:overlying |visceral )*pleura\b|\bpleural invasion\b/i],
  ['nodes', /^(?!.*\b(?:biopsy|biopsies|excision|dissection)\b).*\blymph nodes?\b/i],
  ['margins', /\bmargins?\b|^(?:completely|incompletely|narrowly) excised$/i],
  [
    'grade',
    /^(?:(?:who|figo|nottingham|histologic|overall|nuclear) )*grade\b|^(?:well|moderately|poorly)(?: to \w+)?[- ]differentiated$|^g[1-4]$|^(?:low|high|intermediate)[- ](?:nuclear )?grade$/i,
  ],
  ['depth', /^breslow\b|\bbreslow (?:thickness|depth)\b/i],
  [
    'dead',
    /^(?:non-?|not )?ulcerated\b|^(?:with(?:out)?|no) ulceration\b|^ulceration (?:is )?(?:absent|present|not identified)/i,
  ],
  [
    'muscle',
    /\bmyometrial invasion\b|\binvad\w+ (?:into )?(?:the )?(?:inner|outer|less than|more than)?.{0,20}\bmyometri/i,
  ],
  ['code', /^(?:ajcc )?(?:pathologic )?(?:stage:? )?[yra]{0,2}pT(?:is|[0-4x])/i],
  ['stage', /^(?:figo |ajcc |overall )?stage [iv]+[a-c]?\d?$/i],
  [
    'size',
    new RegExp(
      String.raw`^(?:tumou?r (?:size:? |measur\w+ |is )?|(?:largest|greatest) (?:\w+ ){1,6}(?:measures|measuring|is) |size:? |measuring |greatest dimension:? |largest \w+ )?(?:up to |about |approximately )?${measure}(?: in (?:greatest |maximum )?(?:diameter|dimension|size|extent)| on this (?:biopsy|core))?$`,
      'i',
    ),
  ],
];

const propertyOf = (clause: string): Attribute | undefined =>
  properties.find(([, pattern]) => pattern.test(clause.trim().replace(/\.$/, '')))?.[0];
