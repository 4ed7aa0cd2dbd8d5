/** How notes and reports name thoughts of suicide and self-harm. "SI" only where it is not the joint or the unit. */
export const mention =
  /\b(?:suicid(?:al(?:ity| ideations?| thoughts?| intent| plans?| behaviou?rs?| gestures?| attempts?)?|e(?: attempts?| plans?| notes?| ideation)?)|parasuicide|self[- ]?(?:harm(?:ing|ed)?|injur(?:y|ious|ing)|mutilat(?:ion|ing)|inflicted|destructive)|(?:kill|hurt|harm|cut|cutting|killing|hurting|harming|hang|shoot)(?:ing)? (?:her|him|my|them)(?:self|selves)|(?:kill|harm|hurt) your ?self|end(?:ing)? (?:his|her|my|their|it)(?: own)? (?:life|all)|tak(?:e|ing) (?:his|her|my|their) own life|(?:want(?:s|ed|ing)?|wish(?:es|ed)?) (?:to (?:die|be dead)|(?:she|he|they|i) (?:was|were|would be) dead|not to (?:live|wake))|(?:does not|doesn't|do not|don't|no longer) wants? to (?:live|be alive|wake up)|better off dead|thoughts? of (?:death|dying|suicide|ending)|(?:life is )?not worth living|no reason to live|intentional overdose|overdosed? intentionally|tried to (?:kill|hang)|death wish|passive SI|active SI|SI\/HI)\b|\bSI\b(?=\s*(?:[,;.:(]|with|and|without|present|positive|endorsed|reported|$))/gi;

/** A risk or a screen that was graded: what it is called says nothing, its result does. */
export const gradedRisk =
  /\bsuicid(?:e|al|ality) (?:risk(?: assessment| level)?|(?:risk )?screen(?:ing)?)\b[^.;\n]{0,20}\b(?:positive|high|moderate|elevated|imminent|severe)\b/i;
export const notGraded = /\b(?:not|no|non|if|without)\b/i;

/** Names of scales, screens and services, which say nothing of the person. */
export const titles =
  /\b(?:columbia[- ]suicide[^.,;:\n]{0,30}scale|suicid(?:e|al|ality) (?:severity rating|prevention|hotline|lifeline|(?:and|&) crisis lifeline|risk(?: assessments?| screen(?:ing)?| factors?| level)?|screen(?:ing|er)?(?: questions?| tool)?|watch discontinued))\b/gi;

/** Sentences about prevention, side effects, or what to do if it comes to it: nobody is said to be in danger. */
export const notAStatement =
  /\b(?:crisis (?:line|text line|lifeline)|(?:risk|boxed|black box) warning|may (?:cause|increase)|si joints?|sacro|si units?|if (?:you|he|she|they|there|symptoms|suicidal|your child)|call 988|call 911|return to|in case of|safe from)\b/i;

/** What stands behind a mention and takes it back: "SI: none", "suicidal ideation (-)", a questionnaire's zero. */
export const deniedAfter =
  /^[^.;\n]{0,25}[:?-]\s*(?:no|none|denied|denies|negative|absent|nil|never)\b|^[^.\n]{0,80}(?::|\s{2}|\|)\s*(?:0\b|not at all)|^\s*(?:\(-\)|-(?=\s|$))|^[^.;\n]{0,30}\b(?:denied|none reported|not endorsed|not present|not elicited)\b/i;
export const deniedBefore =
  /(?:\b(?:no|without|never|negative for)\s|\bden(?:ie[sd]|y|ying)\s|\bnot\s(?:(?:currently|actively|having|feeling)\s){0,2}|(?:[-–]|\(-\)|\[ {0,2}\]|☐)\s?$)[^.;]{0,60}$/i;
export const saidAgain = /\b(?:but|however|reports|endorses)\b/i;
