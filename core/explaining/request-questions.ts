import type { Reading } from '../reading/reading.ts';
import { isOpenRequest } from './listed-requests.ts';
import { printedWords, shortQuote } from './quote.ts';
import { forDoctors, toBeArranged, withoutLabel } from './recommendations.ts';
import { requestWords } from './request-words.ts';
import { fromDocument, type Said } from './said.ts';

const aTime = /\b(?:in|at|after|every|within|on|by)\s+(?:\d|an?\b|one|two|three|four|six|twelve)/i;

/** Who does what the document asks for; when, only where it does not say. */
export function aboutRequests({ text, recommendations }: Reading): Said[] {
  // What has to be arranged leaves more to ask than "Drink enough water".
  const own = recommendations.filter((request) => !forDoctors.test(request.text));
  const arranged = own.filter((request) => toBeArranged.test(request.text));
  const asked = [...arranged, ...own.filter((request) => !arranged.includes(request))];
  return asked.slice(0, 2).flatMap(({ span }) => {
    const from = withoutLabel(text, span);
    const quote = shortQuote(text, from, 12);
    if (quote === undefined || isOpenRequest(quote)) return [];
    const plain = requestWords(printedWords(text, from));
    const opening = plain === undefined ? `It says ${quote}.` : `It ${plain}.`;
    return [fromDocument(`${opening} ${whatToAsk(quote)}`, [span])];
  });
}

function whatToAsk(quote: string): string {
  if (/^"?(?:do not|don['’]t|no|avoid|limit|stop|never)\b/i.test(quote))
    return 'Why does this matter, and for how long?';
  if (
    /^"?(?:increase|decrease|reduce|start|stop|continue|take|give|apply|use|hold|resume|add|switch|change)\b/i.test(
      quote,
    )
  )
    return 'Why is this, and what should I look out for?';
  if (!toBeArranged.test(quote)) return 'What does this mean for my days at home?';
  return aTime.test(quote) ? 'Who arranges this?' : 'Who arranges this, and when?';
}
