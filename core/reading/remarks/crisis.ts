import type { Span } from '../../kernel/span.ts';
import { assertInSentence } from '../assertion/assert-in-sentence.ts';
import { assertionIn } from '../findings/section-policy.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { sentencesOf } from '../sentences.ts';

/** How notes and reports name thoughts of suicide and self-harm. "SI" only where it is not the joint or the unit. */
const mention =
  /\b(?:suicid(?:al(?:ity| ideations?| thoughts?| intent| plans?| behaviou?rs?| gestures?| attempts?)?|e(?: attempts?| plans?| notes?| ideation| risk)?)|parasuicide|self[- ]?(?:harm(?:ing|ed)?|injur(?:y|ious|ing)|mutilat(?:ion|ing)|inflicted|destructive)|(?:kill|hurt|harm|cut|cutting|killing|hurting|harming|hang|shoot)(?:ing)? (?:her|him|my|them)(?:self|selves)|(?:kill|harm|hurt) your ?self|end(?:ing)? (?:his|her|my|their|it)(?: own)? (?:life|all)|take (?:his|her|my|their) own life|taking (?:his|her|my|their) own life|(?:want(?:s|ed|ing)?|wish(?:es|ed)?) (?:to (?:die|be dead)|(?:she|he|they|i) (?:was|were|would be) dead|not to (?:live|wake))|better off dead|thoughts? of (?:death|dying|suicide|ending)|not worth living|no reason to live|intentional overdose|overdosed? intentionally|tried to (?:kill|hang)|death wish|passive SI|active SI|SI\/HI|SI with)\b|\bSI\b(?=\s*(?:,|;|\.|with|and|without|\(|:|$))/gi;

/** Where the words are about prevention, a scale or a number to call, nobody is said to be in danger. */
const notAStatement =
  /\b(?:suicide (?:prevention|hotline|lifeline|watch discontinued|risk (?:assessment|screen(?:ing)?|factors?)(?! (?:is |was )?(?:positive|high|moderate|elevated)))|crisis (?:line|text line|lifeline)|lifeline|columbia|c-ssrs|phq-?9 item|(?:risk|boxed|black box) warning|may (?:cause|increase)|si joints?|sacro|si units?|if (?:you|he|she|they|there|symptoms|suicidal|your child)|call 988|call 911|return to|in case of|safe from)\b/i;

const deniedAfter =
  /^[^.;\n]{0,25}[:?-]\s*(?:no|none|denied|denies|negative|absent|nil)\b|^\s*(?:\(-\)|-(?=\s|$))|^[^.;\n]{0,30}\b(?:denied|is denied|none reported|not endorsed|not present|not elicited)\b/i;
const deniedBefore =
  /(?:\bno\s|\bdenie[sd]\s|\bden(?:y|ying)\s|\bnegative for\s|\bwithout\s|\bnot\s(?:currently\s)?(?:actively\s)?(?:having\s|feeling\s)?|\bnever\s|\bno (?:evidence|thoughts?) of\s|\bdenies (?:any|current)\s|[-–]\s?$|\(-\)\s?$)[^.;]{0,60}$/i;

/** Sentences that name suicidal thoughts or self-harm as present or possible. Denied, a relative's, or long past ones give none. */
export function crisisSentences(text: string, sections: readonly DocumentSection[]): Span[] {
  return sections.flatMap((section) =>
    sentencesOf(text, section.body)
      .filter((sentence) => saysCrisis(sentence.text, section))
      .map(({ span }) => span),
  );
}

function saysCrisis(sentence: string, { role }: DocumentSection): boolean {
  const mentions = [...sentence.matchAll(mention)];
  if (mentions.length === 0 || notAStatement.test(sentence)) return false;
  const assertionAt = assertInSentence(sentence);
  return mentions.some(({ 0: words, index }) => {
    const end = index + words.length;
    const said = assertionIn(role === 'indication' ? null : role, assertionAt(index, end));
    if (said !== 'present' && said !== 'possible') return false;
    if (deniedAfter.test(sentence.slice(end, end + 60))) return false;
    return !(
      deniedBefore.test(sentence.slice(Math.max(0, index - 70), index)) &&
      !/\b(?:but|however|reports|endorses)\b/i.test(sentence.slice(Math.max(0, index - 40), index))
    );
  });
}
