import { touching } from '../../../kernel/touching.ts';
import type { Reading } from '../../../reading/reading.ts';
import { linesOf } from '../../../reading/lines.ts';

/** A plain answer that is not the wished one; "not detected" and "non-reactive" are none. */
const answer =
  /(?<!\b(?:not|non|no|none|if|a|false|true|or|when|are|be)[\s-])\b(?:positive|pos|detected|reactive|borderline|equivocal|indeterminate|inconclusive|unresolved)\b(?! (?:predictive|control|results? (?:may|can|do|does|should|must)|means?|if|when|limit|range|value|cut))/i;
/** Keys and remarks about the test tell what an answer would mean. */
const explains =
  /=|\b(?:reference|interpret\w*|method|assay|cut-?off|index|range|expected|patients? with|may|does not exclude|rule out)\b/i;

/** Whether a paper gives answers in words that were read as no result: then what was read is not all there is. */
export function hasUnheardAnswer({ text, labResults }: Pick<Reading, 'text' | 'labResults'>): boolean {
  const isRead = touching(labResults.map(({ span }) => span));
  return linesOf(text).some(({ text: words, span: [start] }) => {
    const found = answer.exec(words.slice(0, 400));
    if (found === null || explains.test(words)) return false;
    const at = start + found.index;
    return !isRead([at, at + found[0].length]);
  });
}
