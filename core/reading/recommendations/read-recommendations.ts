import type { ReportedRecommendation } from '../reading.ts';
import type { DocumentSection } from '../sections/find-sections.ts';
import { sentencesOf } from '../sentences.ts';
import forms from './request-forms.json' with { type: 'json' };
import { wordCount } from '../lines.ts';

const anyOf = (list: readonly string[]): string => `(?:${list.join('|')})`;

/** Words with which a report asks for something, wherever they stand, and first words that make a request of a sentence anywhere. */
const asks = new RegExp(String.raw`\b${anyOf(forms.requests)}|^${anyOf(forms.openingOrders)}\b`, 'i');
/** First words of an order, under a heading of plans or instructions. */
const isOrdered = new RegExp(String.raw`^${anyOf(forms.orders)}\b`, 'i');
/** Steps of a plan: a test, a visit or a habit. A change of a medicine is told as what it is, never as a step to take. */
const isStep = new RegExp(String.raw`^${anyOf(forms.plannedSteps)}`, 'i');
/** Sentences of what was done or asked before, and requests in a negated or empty form. */
const notARequest = new RegExp(String.raw`\b${anyOf(forms.noRequests)}\b|^referred (?:for|by|from)\b`, 'i');

const conclusions = new Set(['conclusion', 'plan', 'instructions', 'findings', 'labs', 'narrative', null]);
const mostWords = 60;

/** The requests a report itself makes, as printed, in order: follow-up, repeats, referrals, when to come back. */
export function readRecommendations(text: string, sections: readonly DocumentSection[]): ReportedRecommendation[] {
  return sections
    .filter(({ role }) => conclusions.has(role))
    .flatMap((section) => {
      const isOrder = section.role === 'plan' || section.role === 'instructions';
      // Under "Assessment and plan" opinions stand beside orders: only steps that can be nothing else are taken.
      const isPlan = isOrder || /\bplan\b/.test(section.name ?? '');
      return sentencesOf(text, section.body)
        .filter(({ text: words }) => isRequest(words, isOrder, isPlan))
        .map(({ text: words, span }) => ({ text: words, span }));
    });
}

function isRequest(words: string, isOrder: boolean, isPlan: boolean): boolean {
  if (words.endsWith(':') || words.includes('|') || wordCount(words, mostWords + 1) > mostWords) return false;
  if (notARequest.test(words) || wordCount(words, 2) < 2) return false;
  return asks.test(words) || (isOrder && isOrdered.test(words)) || (isPlan && isStep.test(words));
}
