import type { Said } from '../explaining/said.ts';
import type { Asking } from './asking.ts';
import { ofSection } from './about-results.ts';
import { contentWords, foldedQuestion, stem } from './question-words.ts';

const saysWhen =
  /\b(?:today|tomorrow|tonight|now|at once|right away|(?:in|within|after|every|for|over) (?:the next )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)(?:[- ](?:to[- ])?\d+)?[- ](?:hour|day|week|month|year)s?|\d+[- ](?:hour|day|week|month|year)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan\w*|feb\w*|march|april|may \d|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*|\d{1,2}[/.-]\d{1,2}|before|after|annual\w*|yearly|next (?:week|month|year|visit)|if)\b/i;

/** Words for any step at all. */
const anyStep = new Set(
  'next follow up appointment visit check see come back go again repeat return doctor scan test step thing need'
    .split(' ')
    .map(stem),
);

/** What the document asks for; where a time is asked for, the steps that name one, of the thing that is asked about. */
export function aboutSteps(asking: Asking): Said[] {
  const steps = ofSection(asking, 'recommendation').filter(
    ({ basis, spans }) => basis === 'document' || spans.length > 0,
  );
  if (!asking.wishes.has('when')) return steps;
  const timed = steps.filter(({ text }) => saysWhen.test(text));
  const things = contentWords(asking.folded).filter((word) => !anyStep.has(word));
  if (things.length === 0) return timed;
  return timed.filter(({ text }) => contentWords(foldedQuestion(text)).some((word) => things.includes(word)));
}
