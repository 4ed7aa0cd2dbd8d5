/** "No sign of pneumonia", "denies fever" */
const denied =
  /\b(?:no|not|nor|neither|without|denies|denied|deny|negative for|free of|never|rule[ds]? out|(?:low|small) (?:probability|likelihood|chance)|unlikely)\b[^.;:]{0,160}$/i;
/** "because of chest pain, to look for a blood clot" */
const sought = /\b(?:look(?:ed|ing)? for|rule out|r\/o|evaluate for|exclude)\b[^.;:]{0,60}$/i;
/** "A bladder infection was excluded." */
const deniedAfter = /^[^.;:,]{0,60}\b(?:excluded|ruled out|unlikely|negative|denied|(?:is|was|are|were) not)\b/i;

/** "a history of stroke", "an X-ray because of a fall", "to prevent seizures", "if pain comes back" */
const notNow =
  /\b(?:history of|family|mother|father|worried about|afraid of|risk of|because of|consider|resol\w+|cleared|prevent\w*|avoid|past|previous(?:ly)?|prior|earlier|years ago|used to|if|unless|in case|watch (?:out )?for|signs of|screen\w*|checked? for|tested for|instead of)\b[^.;:]{0,160}$/i;
/** "a stroke 9 years ago" */
const notNowAfter =
  /^[^.;:,]{0,60}\b(?:resolved|gone|healed|in the past|(?:years?|months?) ago|in (?:19|20)\d\d|as a child)\b/i;

const reach = 200;
const before = (words: string, at: number): string => words.slice(Math.max(0, at - reach), at);
const from = (words: string, at: number): string => words.slice(at, at + reach);

/** Whether told words say of what stands at a place that it is not there, or that it was only looked for. */
export const isDeniedAt = (words: string, at: number): boolean =>
  denied.test(before(words, at)) || sought.test(before(words, at)) || deniedAfter.test(from(words, at));

/** Whether told words say of what stands at a place that it is there, and now; "not well seen" says so of itself. */
export const isSaidAsPresent = (words: string, at: number): boolean =>
  /^(?:no|not|names no)\b/i.test(from(words, at)) ||
  !(isDeniedAt(words, at) || notNow.test(before(words, at)) || notNowAfter.test(from(words, at)));
