import { cuesIn } from '../../statements/cue-finder.ts';
import type { Statement } from '../../statements/statement.ts';

/**
 * The statements of a report as they are told: without the steps of a puncture, without each nerve's and muscle's signal where the test says
 * what they mean ("Distal latencies are prolonged"), and without the name of a part of the body that stands for a heading.
 */
export function prepareReport(statements: readonly Statement[], paper = ''): Statement[] {
  const isConcluded = statements.some(({ role }) => role === 'conclusion');
  const hasFindings = statements.some(({ role }) => role === 'finding');
  const isHeaded =
    hasFindings ||
    statements.some(({ role, heading }) => role === 'conclusion' && heading !== '' && heading !== 'amendment');
  // Above a conclusion, what was seen begins on a line of its own below the reason.
  const seenFrom =
    hasFindings || !isHeaded
      ? Infinity
      : (statements.find(
          ({ role, text, isFirst, span: [start] }) =>
            role === 'reason' &&
            !isFirst &&
            seen.test(text) &&
            /\n[ \t]*$/.test(paper.slice(Math.max(0, start - 9), start)),
        )?.span[0] ?? Infinity);
  const concluded = new Set(statements.flatMap(({ role, text }) => (role === 'conclusion' ? stems(text) : [])));
  // "Cancer remains a consideration": what may be there and is serious is no mere finding where the conclusion is silent about it.
  const isFeared = ({ role, certainty, finds, text }: Statement): boolean =>
    role === 'finding' &&
    certainty === 'possible' &&
    finds === true &&
    feared.test(text) &&
    !stems(text).some((stem) => concluded.has(stem));
  return statements.map((printed) => {
    const statement = isFeared(printed)
      ? { ...printed, role: 'conclusion' as const }
      : isHeaded && printed.span[0] < seenFrom
        ? printed
        : belowReason(printed, isConcluded);
    const { role, text } = statement;
    const isTrivia =
      (isConcluded && role === 'finding' && (signal.test(text) || step.test(text))) ||
      ((role === 'finding' || role === 'conclusion') && part.test(text));
    if (isTrivia) return { ...statement, role: 'furniture' as const };
    return {
      ...statement,
      text: text
        .replace(opener, (_whole, first: string) => first.toUpperCase())
        .replace(onImage, '')
        .replace(/^(?:both |the )*lungs (?:is|are) clear of (?:any )?(?=\p{L})/iu, 'There is no ')
        .replace(/\bno demonstrated\b/gi, (no) => no.slice(0, 2)),
    };
  });
}

export const feared =
  /\b(?:cancer|carcinoma|malignan\w+|metasta\w+|lymphoma|leuk[a]?emia|sarcoma|melanoma|neoplas\w+|tumou?r|dissection|embol\w+|infarct\w*|ha?emorrhage|perforation|abscess|osteomyelitis|fracture|torsion|appendicitis)\b/i;
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));

/** Below the reason for a test, in a report without another heading, stands what was seen and what is asked for. */
function belowReason(statement: Statement, isConcluded: boolean): Statement {
  const { role, text, isFirst } = statement;
  if (role !== 'reason' || isFirst || ofReason.test(text)) return statement;
  if (cuesIn(text).has('plan')) return { ...statement, role: 'next_step' };
  return { ...statement, role: isConcluded ? 'finding' : 'conclusion' };
}

const seen =
  /\d ?[cm]m\b|^(?:no|there (?:is|are))\b|\b(?:normal|unremarkable|smooth|clear|intact|enlarged|thickened|dilated|narrowed|widened|demonstrated|seen|visuali[sz]ed)\b/i;
const ofReason =
  /\?|^(?:rule out|r\/o|to (?:rule|assess|evaluate|look|exclude)|evaluat|assess|query|history|known|previous|prior|since|pain|patient|he|she|an? \d|\d+[- ](?:year|yo?\b))|\b(?:complain|presents?|presented|rule out|years? old)\b/i;
/** "Specifically, no evidence of a clot" */
const opener =
  /^(?:specifically|additionally|in addition|again|furthermore|also|of note|incidentally|otherwise|overall),? (\p{L})/iu;
/** "(axial T2 series #3 image #7)", "best seen on the (…)" */
const onImage =
  /,? ?(?:(?:best )?(?:appreciated|seen|visualized|demonstrated) (?:on|in) (?:the )?)?\([^()]{0,80}?(?:\bseries\b|\bimages?\b|#\d)[^()]{0,80}\)/gi;
/** "Right shoulder." above what is said of it. */
const part =
  /^(?:(?:right|left|bilateral|both|cervical|thoracic|lumbar|lumbosacral) ){0,2}(?:chest|shoulders?|elbows?|wrists?|hands?|hips?|knees?|ankles?|foot|feet|spine|abdomen|pelvis|abdomen and pelvis|head|brain|neck|ribs)\W*$/i;
const signal =
  /\b(?:latenc(?:y|ies)|amplitudes?|conduction velocit(?:y|ies)|conduction (?:slows|across)|f-waves?|h-reflex(?:es)?|(?:sensory|motor|sural|ulnar|median|peroneal|tibial) responses?|diminution of response|insertional activity|spontaneous activity|denervation|reinnervation|recruitment|fibrillation potentials|motor units?)\b/i;

const step =
  /\b(?:informed consent|(?:prepped|prepared) and draped|sterile (?:fashion|manner|technique)|was localized|area of interest|(?:was|were) (?:stressed by|injected)|end-(?:diastolic|systolic) volume|mci\b|target heart rate|age-predicted|quality of the scan|lung heart ratio|bruce protocol|test was stopped due to (?:fatigue|target)|[-\d ]french|(?:catheter|needle|guidewire|wire|sheath|dilator) (?:was|were) (?:then )?(?:advanced|removed|placed|inserted|exchanged|introduced|taken)|local an(?:a)?esthe\w+|lidocaine|(?:were|was) (?:reformatted|obtained in the (?:axial|sagittal|coronal)))\b/i;
