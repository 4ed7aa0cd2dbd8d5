/** A request for the time to come, and not what somebody once asked for; "nothing to suggest a fracture" asks for nothing. */
export const isAdvice = (text: string): boolean =>
  !/\b(?:no|nothing|not|little|without)\b[^.]{0,40}\bto suggest\b|\b(?:stable|unchanged)\b.{0,30}\bfollow|\b(?:normal|negative|previous|prior|past|history of \w+) (?:follow-?up|repeat)\b|\b(?:was|were) (?:\w+ (?:and )?)?reviewed (?:in|with|today|by)\b/i.test(
    text,
  );
export const isFuture = (text: string): boolean =>
  /\b(?:will(?! not (?:suck|eat|drink|take|feed))|should|is to|are to|needs? to|recommend|advise|would like|plan|return (?:to|in|for)|follow[- ]?up (?:in|with|for|at)|scheduled (?:for|to)|i'll|discharged? (?:home|to|on|with)|(?<!\b(?:was|were) )going to(?! the\b)|consider)\b/i.test(
    text,
  );
/** "Return to the emergency room for chest pain": a sign stands in the place of an "if". */
export const isForSigns = (text: string): boolean =>
  /\bfor (?:any |new |worse\w* |increas\w* |sever\w* )?(?:chest|trouble|shortness|difficult\w*|fever|bleed\w*|pain|sign|symptom|weakness|vomit\w*|swelling|redness|fainting|confusion|worse\w*)/i.test(
    text,
  );

/** "Come back at once with: …", "Straight back for fever", "Ring 000 if …": a request that opens the sentence, and how soon or where. */
export const isCallForHelp = (text: string): boolean =>
  /^(?:(?:please|also|straight|you (?:should|must)|adv(?:ised?)? to|told to|asked to|to)\s){0,2}(?:come|go|return|back|call|ring|phone|dial|contact|see|seek|attend|re-?present|re-?attend|get)\b/i.test(
    text,
  ) &&
  (/^[^.:;]{0,70}\b(?:at once|immediately|straight ?away|right away|urgently|without delay|asap)\b[^.:;]{0,30}(?:\b(?:with|for|if|when|in case of)\b|:)/i.test(
    text,
  ) ||
    /^[^.:;]{0,70}\b(?:ED|A&E|ER|emergency|hospital|000|999|112|911|111|ambulance)\b[^.:;]{0,30}(?:\b(?:with|if|when|in case of)\b|(?:\bfor)?:)/.test(
      text,
    ) ||
    /^(?:come back|return|back) (?:with|if)\b/i.test(text) ||
    /^(?:ring|call|phone|contact|come back|return|tell)\b(?: (?:to|the|your|us|me|our|a|or|on|at|ward|clinic|practice|surgery|doctor|nurse|team|hospital|GP|here|helpline|hotline|number|\d+)){1,6} (?:if|should)\b/i.test(
      text,
    ));

/** "FBC, CRP, U&E baseline", "CXR – r/o pneumonia": tests to be done, without a word of what they showed. */
export const isTestsByName = (text: string): boolean => {
  if (
    /\d\.\d|\d ?(?:%|[munpµ]?mol|mg|g\/|U\/)|[↑↓=]|\b(?:normal|neg|negative|pos|positive|nil|no|not|shows?|showed|wnl|nad|clear|was|were|is|are|result\w*|raised|high|low|pending|yet|available|reviewed|done)\b/i.test(
      text,
    )
  )
    return false;
  const items = text.split(/[,;+&]| and /).filter((item) => /\p{L}{2}/u.test(item));
  const named = items.filter((item) => item.trim().split(/\s+/).length <= 5 && ofTest.test(item)).length;
  return (items.length > 2 && named >= items.length * 0.6) || forWhat.test(text);
};
const names =
  'FBC|FBE|CBC|CRP|ESR|U&E|U&Es|UEC|UECs|EUC|LFTs?|TSH|TFTs?|HbA1c|ferritin|iron studies|B12|folate|lipids|glucose|BSL|MSU|MCS|PCR|swabs?|CXR|x-?rays?|CT|MRI|USS?|ultrasound|ECG|spirometry|coeliac|vit(?:amin)? D|CMP|PTH|urate|coags?|urinalysis|dipstick|panel|markers';
const ofTest = new RegExp(`\\b(?:${names}|[UE])\\b`, 'i');
const forWhat = new RegExp(`^(?:${names})\\b[^.,;]{0,30}(?:r\\/o|rule out|to (?:exclude|assess|check|look))\\b`, 'i');

/** "Test  Result  Units  Range", "LABORATORY RESULTS AT DISCHARGE" */
export const isTableHead = (text: string): boolean =>
  /^(?:tests?|name|component|analyte|medication|medicine)\b.{0,40}\b(?:results?|units?|range|flag|dose|strength|value)\b/i.test(
    text,
  ) && !/\d|[.!?]$/.test(text)
    ? true
    : text === text.toUpperCase() &&
      text.split(' ').length <= 7 &&
      /\b(?:RESULTS?|REPORT|LABORATORY|HOSPITAL|DEPARTMENT|CLINIC|PAGE)\b/.test(text);

/** "Helen Brandt, MD 08/21/2026 14:05" */
export const isSignature = (text: string): boolean =>
  text.split(' ').length <= 8 &&
  /^(?:Dr\.? )?\p{Lu}[\p{L}.'-]+ (?:\p{Lu}[\p{L}.'-]* )?\p{Lu}[\p{L}'-]+, ?(?:M\.?D|D\.?O|N\.?P|P\.?A|R\.?N|MBBS|FRCP|PhD|APRN|CRNA|DPM|DDS)\b/u.test(
    text,
  );

/** What a mail program or an office prints below every mail. */
export const isOfMail = (text: string): boolean =>
  /^\W*(?:please consider the environment|(?:this|the) (?:e-?mail|message|transmission)\b.{0,60}\b(?:confidential|intended|privileged)|sent from my\b|if you (?:are not the intended|have received this)|(?:please )?do not reply to this|unsubscribe\b|(?:original|forwarded) message\b|(?:think|save paper) before\b|get outlook for\b|virus[- ]free\b)/i.test(
    text,
  );

/** "Dear Dr. Reed", "cc: the ward", "Patient's name" */
export const isLetterhead = (text: string): boolean =>
  // "See the form in the chart"
  /^(?:please )?(?:see|refer to) (?:\S+ ){0,6}(?:form|chart|note|report|list|sheet|dictation|above|below|attached)\b/i.test(
    text,
  ) ||
  /^(?:dear\b|re:|cc:|to:|from:|attn|sincerely|regards)|^(?:doctor|patient|hospital)?'?s? ?(?:name|address)\.?$/i.test(
    text,
  );

/** "Increase lisinopril", "Daily foot checks": asked for, under a heading of what was concluded. */
export const isRequest = (text: string): boolean =>
  /^(?:increase|decrease|reduce|check|recheck|continue|start|stop|hold|repeat|refer|obtain|order|schedule|arrange|follow|return|avoid|encourage|consider|recommend|add|switch|taper|monitor|discontinue|daily|weekly)\b/i.test(
    text,
  );

export const isDose = (text: string): boolean =>
  /\b\d+(?:\.\d+)? ?(?:mg|mcg|grams?|g|meq|units?|cc|ml|%|tablets?|tabs?|capsules?|drops?|puffs?|sprays?|p\.?o)(?!\w).{0,60}\b(?:p\.?o\.?|daily|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|q\.? ?\d|q\.?d|once|twice|every|times|nightly|bedtime|an? day|per day|a week)\b|\b(?:one|two|three) (?:to (?:two|three|four) )?(?:tablets?|capsules?|puffs?|drops?) .{0,30}\b(?:every|daily|a day|twice|times)\b/i.test(
    text,
  );
export const isAllergyWords = (text: string): boolean =>
  /^(?:NKDA|NKA|NKDR|no known (?:drug |medication |medicine )?allerg\w+|allerg(?:y|ies))\b|\ballerg(?:ic to|ies?:)/i.test(
    text,
  );
/** "Her mother died of a stroke", and not "Her blood pressure has improved". */
export const startsWithRelative = (text: string): boolean =>
  /^(?:(?:his|her|the patient's|maternal|paternal) ){0,2}(?:mother|father|brother|sister|aunt|uncle|grand(?:mother|father)|husband|wife|spouse|partner|son|daughter|roommate|donor)\b.{0,20}\b(?:died|had|has|is|was)\b(?! (?:noticed|seen|heard|said|told|reported|noted|concerned|worried|with|here|present|at|able|helping))/i.test(
    text,
  );

/** "She is a pleasant 60-year-old lady.": whoever reads it knows who it is. */
export const isOnlyIdentity = (text: string): boolean =>
  /^(?:the patient|this|he|she|patient|(?:mr|mrs|ms)\.? \p{L}+) (?:is|was) an? (?:[\p{L}-]+,? ){0,4}\d{1,3}[- ](?:years?|yrs?)[- ]olds?\b/iu.test(
    text,
  ) &&
  !/\b(?:with|who|whom|whose|status|post|presents?|presented|comes|came|seen|referred|admitted|here|has|had|for|after|at|in|from)\b/i.test(
    text,
  );

/** "She was warned that glass may be left in the cut" */
export const isCaution = (text: string): boolean =>
  /^(?:he|she|they|the (?:patient|family|parents)|patient) (?:was|were) (?:also )?(?:pre)?(?:cautioned|warned|told|advised|informed|instructed)\b/i.test(
    text,
  );
