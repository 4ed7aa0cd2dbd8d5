import type { Cue } from './cue-finder.ts';
import type { StatementRole } from './statement.ts';

/**
 * The note of a visit may go on below its examination without another heading: "We applied a splint", "She can see Dr. Low next week".
 * The role of such a sentence, and nothing for what was examined.
 */
export function roleAmidExam(
  text: string,
  cues: ReadonlyMap<Cue, number>,
  namesMedicine: boolean,
): StatementRole | undefined {
  if (cues.has('conditional') && sentBack.test(text)) return 'warning_sign';
  if (toTake.test(text)) return namesMedicine ? 'medicine_change' : 'next_step';
  if (toSee.test(text)) return 'next_step';
  if (spoken.test(text)) return 'furniture';
  return deed.test(text) ? 'course' : undefined;
}

/** "They were warned to come back if his hand gets numb" */
const sentBack =
  /\b(?:warned|told|instructed|advised|asked|cautioned|encouraged|urged) to (?:come back|return|call|go|seek|be seen)\b|^(?:please )?(?:come back|return|call)\b/i;
/** "Gave her a prescription for ten more" */
const toTake =
  /\b(?:gave (?:him|her|them) (?:an? )?(?:prescription|script)|prescription (?:for|was (?:given|written))|was prescribed|(?:sent|discharged|went) home (?:with|on))\b/i;
/** "I gave her the name of Dr. Low, whom she can see" */
const toSee =
  /^(?:he|she|they|the (?:patient|parents|family)|patient) (?:will|is to|are to|should|can|may|needs? to) (?:follow|see|be seen|return|come back|call|rest|avoid|wear|keep|use|start|continue)\b|\b(?:name|number) of (?:dr|the|an?)\b.{0,40}\bfollow|^follow[- ]?up (?:with|in|at)\b/i;
/** "I spoke with Dr. Low" */
const spoken = /^(?:i|we) (?:then |also )?(?:spoke|talked) (?:to|with) dr\b[^,;]{0,24}\.?$/i;

const acts =
  'applied|gave|placed|put|sutured|stitched|closed|cleaned|cleansed|irrigated|injected|splinted|wrapped|dressed|drained|removed|reduced|stapled|glued|numbed|treated|administered|immuni[sz]ed|vaccinated|started|bandaged|fitted';
const deed = new RegExp(
  `^(?:[^,]{3,60}, )?(?:i|we) (?:then |also |again |have |did )*(?:${acts}|give|apply|place)\\b|` +
    `^(?:[^,]{3,40}, )?(?:he|she|the (?:patient|wound|cut|laceration|area|arm|leg|finger|hand|foot|ankle|abscess)|patient) (?:was|were|has been) (?:then |also |thoroughly |copiously )*(?:given|${acts})\\b|` +
    '^once (?:that|this|it) was\\b',
  'i',
);
