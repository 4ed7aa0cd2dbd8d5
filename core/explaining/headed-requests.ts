import type { Reading } from '../reading/reading.ts';
import { homeInstructions } from './home-instructions.ts';
import type { Said } from './said.ts';
import { helpCases, helpSentences } from './when-to-seek-help.ts';

/** What people are told to do at home, then when to get help; of the requests in lists of their own. */
export function headedRequests(reading: Reading, word: string): Said[] {
  const places = helpCases(reading).flatMap(({ spans }) => spans);
  return [...homeInstructions(reading, places, word), ...helpSentences(reading, word)];
}
