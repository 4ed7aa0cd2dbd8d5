import type { Statement } from '../../statements/statement.ts';

/** A step that is the doctor's, as the doctor's: "Compare the slides" is no order to the patient, and "Had a long talk with his wife" was the doctor. */
export function asDoctorsStep(statement: Statement): Statement {
  const { text, role } = statement;
  if (spoken.test(text)) return { ...statement, text: `I ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  if ((role !== 'next_step' && role !== 'instruction') || !staffVerb.test(text)) return statement;
  const step = text
    .replace(/^(Refer) (?=(?:back )?(?:to|for)\b)/i, '$1 the patient ')
    .replace(/^(Educate|Counsel) (?=(?:on|about|regarding)\b)/i, '$1 the patient ');
  return { ...statement, text: `The plan is to ${step.charAt(0).toLowerCase()}${step.slice(1)}` };
}

/** What staff does, and no patient. */
const staffVerb =
  /^(?:(?:compare|reinforce|educate|counsel|re-?assess|re-?evaluate|correlate|transfuse|titrate|consult|coordinate|optimi[sz]e) (?!with (?:your|his|her)\b)\S|encourage (?!ed\b)\S|ensure (?!you\b)\S|(?:assess|evaluate) (?:for|his|her|the|patient)\b|refer (?:back )?(?:to|for|him|her|the patient|patient)\b|order (?:an?|the|his|her|some|new|repeat)\b|arrange (?:for )?(?!an? (?:visit|appointment))\S)/i;

/** The doctor, where the sentence names nobody. */
const spoken =
  /^(?:(?:also |again )?had (?:an? )?(?:(?:very|long|lengthy|detailed|extensive|brief|frank|thorough|further) ){0,2}(?:discussion|conversation|talk)|explained (?:that|to|about|the|how|why)|(?:instructed|educated|counsel?led|reassured|told|asked|reminded|informed) (?:him|her|them|the|his|her|patient|parents?|mother|mom|father|family|both)|spoke (?:with|to)|talked (?:with|to)) ?\b/i;
