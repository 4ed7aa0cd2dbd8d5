import { phraseList } from './phrases.ts';
import reportWords from './report-words.json' with { type: 'json' };

/** Labels of remarks below and between rows: what follows them speaks about results and prints none. */
const labels = phraseList(reportWords.commentary.labels);
const former = phraseList('previous*; prior; earlier; last result*; last value*; vorbefund*');

const longestLabel = 44; // characters
const mostMore = 3; // words

function labelOf(line: string): string | undefined {
  const colon = line.slice(0, longestLabel + 20).indexOf(':');
  const label = colon > 0 ? line.slice(0, colon).trim() : '';
  return label === '' || label.length > longestLabel ? undefined : label;
}

/** Whether a line begins a remark that goes on to the end of its paragraph. */
export function opensCommentary(line: string): boolean {
  const label = labelOf(line);
  return label !== undefined && labels.begins(label, mostMore);
}

/** "Previous (11.09.24): Ferritin 1,210 ug/L": results of another day. */
export function tellsFormer(line: string): boolean {
  const label = labelOf(line);
  return label !== undefined && former.begins(label, mostMore) && /:\s*\p{L}{2}/u.test(line);
}
