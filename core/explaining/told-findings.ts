import type { Finding } from '../documents/explanation.ts';
import type { TermEntry, TermKind } from '../knowledge/entries.ts';

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
const onlyDescribes =
  /^[a-z-]+(?:ative|ulent|ful|ous|ish|less|tender|able|intense|dense|avid|echoic|lucent|attenuating|odular|anular|obular|algic)$/i;
export const mayDescribe = /^[a-z-]+(?:ory|al|ic|ous|ive|ful|oid|ar|ed)$/i;

/** "Dysplastic" names dysplasia; "megaloblastic" alone does not name the anemia that it is looked up under. */
const namesAnother = ({ text }: Finding, { term }: TermEntry): boolean => {
  const printed = text.trim().toLowerCase();
  return (
    mayDescribe.test(printed) && printed !== term.toLowerCase() && !term.toLowerCase().includes(printed.slice(0, 5))
  );
};

/** "Limb movement index" and "stress test" name what was measured, not what was found. */
const namesTest = /\b(?:index|score|test|ratio|rate|profile|panel|screen|scan|level|vaccine|vaccination)$/i;

/** Whether a finding says something by itself; the others are left to the list of terms. */
export function isTold(finding: Finding, entry: TermEntry | undefined): boolean {
  if (entry === undefined) return !plans.test(finding.text) && !isMeasure.test(finding.text);
  if (subjectsOnly.has(entry.term.toLowerCase()) || negatesItself(finding)) return false;
  if (onlyDescribes.test(entry.term) || onlyDescribes.test(finding.text.trim()) || namesAnother(finding, entry))
    return false;
  if (namesTest.test(finding.text.trim()) && !namesTest.test(entry.term)) return false;
  return toldKinds.has(entry.kind) && !isItsOpposite(finding) && !isFeltOrNot(finding, entry);
}
