/** What a part of a document is about, as far as laboratory rows go. `unknown` before any heading says so. */
export type Zone = 'lab' | 'other' | 'medications' | 'unknown';

const labHeading =
  /^(?:(?:final |recent |pertinent |relevant |admission |discharge |diagnostic |clinical )?(?:labs?|laborator(?:y|ies)|laborbefund)\b.{0,50}|(?:test |diagnostic |pathology )?results?(?: summary| review(?:ed)?| section)?|(?:blood|urine) (?:tests?|work|results?)|chemistry|h[ae]matology|biochemistry|urinalysis|serology|microbiology|coagulation)$/i;

const medicationHeading =
  /^(?:(?:current |home |discharge |active |prior |admission |outpatient |inpatient |expired |new |previous )?(?:medications?|medicines?|meds|drugs|prescriptions?)\b.{0,30}|drug history|dhx?|rx)$/i;

const otherHeading =
  /^(?:vitals?(?: signs?)?.{0,20}|allerg.{0,40}|adverse.{0,30}|problems?(?: list)?|active problems|conditions?|procedures?(?: .{0,30})?|immuni[sz]ations?.{0,20}|vaccin.{0,20}|(?:past |family |social |medical |surgical |present |smoking ){0,3}(?:history|status)(?: .{0,30})?|history .{0,40}|encounters?.{0,20}|(?:treatment |care )?plan(?: of .{0,20})?|assessments?.{0,30}|functional.{0,30}|cognitive.{0,30}|mental.{0,20}|advance directives?|(?:hospital |patient )?(?:discharge )?instructions?|notes?|comments?|interpretation.{0,20}|goals?.{0,20}|health .{0,20}|payers?|insurance|review of systems|ros|physical exam.{0,20}|examination|exam|impression|findings|technique|comparison|(?:clinical )?indications?.{0,20}|chief complaint|reason .{0,30}|follow[- ]?up.{0,20}|hospital course|diagnos[ei]s.{0,20}|(?:medical )?equipment|general status|interventions?.{0,20}|referral.{0,20}|disclaimers?|methodology|demographics?|care team|providers?|summary)$/i;

const longestHeading = 70;

/** The zone that a heading opens, or undefined when the line is no heading known here. */
export function zoneOfHeading(line: string): Zone | undefined {
  const words = line.replace(/^[\s#*=•-]+|[\s:*=#-]+$/g, '');
  if (words.length < 2 || words.length > longestHeading || /[|\t]|:\s*\S|\d/.test(words)) return undefined;
  if (labHeading.test(words)) return 'lab';
  if (medicationHeading.test(words)) return 'medications';
  return otherHeading.test(words) ? 'other' : undefined;
}

const labTitle =
  /\b(?:laborator(?:y|ies)|lab(?:oratory)? (?:results?|reports?|values?)|diagnostic cent(?:re|er)|test results|labcorp|quest diagnostics|resulting lab|mychart|biochemistry|chemistry|h[ae]matology|toxicology|serology|laborbefund|blood count|blood test (?:results?|report)|metabolic panel|lipid (?:panel|profile|report)|cbc|urinalysis|pathology lab|newborn screen)/i;
const otherTitle =
  /\b(?:discharge summary|medication list|progress note|clinic(?:al)? note|consultation|imaging|radiology|x-ray|ultrasound|mri|ct (?:of|chest|abdomen|head)|operative|surgical pathology|history and physical|summary of (?:care|episode)|continuity of care|chief complaint|referral)\b/i;

const commentary =
  /^(?:follow|interpretation|methodology|disclaimer|findings|impression|plan|assessment|instructions|summary|technique|diagnos)/i;

/** Headings of remarks between the tables of a laboratory report, which do not end it. */
export const isCommentary = (line: string): boolean => commentary.test(line.trim());

const longestTitle = 10; // words

/** The zone a document begins in, by the words of its first lines. */
export function zoneOfTitle(firstLines: string): Zone {
  const [first = ''] = firstLines.split('\n').filter((line) => line.trim() !== '');
  if (otherTitle.test(first)) return 'unknown';
  const headings = firstLines.split('\n').filter((line) => line.trim().split(/\s+/).length <= longestTitle);
  return headings.some((line) => labTitle.test(line)) && !otherTitle.test(firstLines) ? 'lab' : 'unknown';
}
