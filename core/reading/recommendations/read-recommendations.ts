import type { ReportedRecommendation } from '../reading.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { sentencesOf } from '../sentences.ts';

/** Words with which a report asks for something, wherever they stand. */
const asks =
  /\b(?:recommend(?:ed|ation|ations|s|ing)?|advis(?:e|ed|able)\b|suggest(?:ed)?\s(?:follow|repeat|further|correlation|clinical|a\s|an\s|mri|ct|ultrasound|biopsy|referral)|should be (?:considered|repeated|performed|obtained|evaluated|followed|rechecked|correlated|scheduled)|could be considered|may be (?:considered|helpful|useful|of benefit)|correlat(?:e|ion) (?:with|clinically|is)|clinical correlation|please (?:follow|call|return|schedule|contact|see|repeat|make|correlate|ensure|arrange|bring|continue|take|have)|warrant(?:s|ed)|follow[- ]?up (?:with|in|at|imaging|ct|mri|ultrasound|mammogram|mammography|x-?ray|radiograph|chest|appointment|is|visit|examination|exam|colonoscopy|scan|as|on|after|was|will)|followup (?:with|in|is)|f\/u (?:with|in)|follow up$|(?:return|come back) (?:if|to|for|in|immediately|sooner)|call (?:if|your|us|the|911|for)|seek (?:medical|immediate|emergency|urgent)|go to the (?:emergency|nearest|er|ed)\b|see (?:your|a|the) (?:doctor|gp|cardiologist|specialist|provider|physician|pcp|primary|oncologist|surgeon|neurologist|dentist)|repeat (?:in|at|after|testing|test|labs?|blood|ct|mri|ultrasound|imaging|colonoscopy|mammogram|pap|echo|echocardiogram|lipid|a1c|hba1c|hemoglobin|creatinine|bmp|cbc|tsh|x-?ray|chest|study|exam|biopsy|scan|dexa|endoscopy|screening|measurement|urine|fasting)|re-?check|re-?evaluat(?:e|ion) in|surveillance (?:in|with|colonoscopy|imaging|is)|routine (?:screening|annual) (?:mammo|follow)|annual (?:screening )?mammogra|next (?:screening|colonoscopy|mammogram|visit|appointment)|refer(?:red|ral)? (?:to|for)|consult(?:ation)? (?:with|is)|further (?:evaluation|workup|work-up|imaging|assessment|characteri[sz]ation)|biopsy is|short[- ](?:interval|term) follow|if (?:symptoms|you|your|pain|fever|bleeding|clinically|there is (?:clinical|persistent|continued)))/i;

/** Imperatives that make a request of a line in a plan or in instructions. */
const orders =
  /^(?:repeat|recheck|return|follow|schedule|obtain|order|arrange|refer|continue|start|stop|avoid|take|call|seek|rest|drink|eat|keep|bring|increase|decrease|resume|review|monitor|check|contact|do not|don't|limit|use|wear|elevate|apply|attend|book|see|consider|plan|encourage|advise|get|have|quit|no (?:driving|lifting|heavy|alcohol|smoking|swimming)|watch)\b/i;

/** Sentences of what was done or asked before, and requests in a negated or empty form. */
const notARequest =
  /\b(?:was recommended|were recommended|had been recommended|previously recommended|was advised|no (?:further |specific |additional |routine )?(?:follow[- ]?up|recommendations?|imaging)(?: is| are)? (?:needed|necessary|required|recommended|indicated)?|recommended (?:daily|dose|dietary)|per (?:acr|the) recommendations?$|was referred|is referred by|referred by|chief complaint|agrees? with|was called in|consulted and (?:recommended|advised)|follow[- ]?up (?:(?:ct|mri|scan|imaging|ultrasound|x-?ray|study|exam) )?(?:showed|shows|demonstrated|revealed|was (?:obtained|performed|done|completed))|if you (?:press|touch|push))\b/i;

const conclusions = new Set(['conclusion', 'plan', 'instructions', 'findings', 'labs', 'narrative', null]);
const mostWords = 60;

/** The requests a report itself makes, as printed, in order: follow-up, repeats, referrals, when to come back. */
export function readRecommendations(text: string, sections: readonly DocumentSection[]): ReportedRecommendation[] {
  return sections
    .filter(({ role }) => conclusions.has(role))
    .flatMap((section) => {
      const isOrder = section.role === 'plan' || section.role === 'instructions';
      return sentencesOf(text, section.body)
        .filter(({ text: words }) => isRequest(words, isOrder))
        .map(({ text: words, span }) => ({ text: words, span }));
    });
}

function isRequest(words: string, isOrder: boolean): boolean {
  if (words.endsWith(':') || words.includes('|') || words.split(/\s+/, mostWords + 1).length > mostWords) return false;
  if (notARequest.test(words) || words.split(/\s+/, 2).length < 2) return false;
  return asks.test(words) || (isOrder && orders.test(words));
}
