import type { PaperSentence } from '../paper/paper.ts';

/** "White count of 10.9, hemoglobin of 9.5, and culture is pending": two values are there, and only the last is not. */
export function pendingApart(sentence: PaperSentence, text: string): PaperSentence[] {
  const [, known, awaited] = lastIsPending.exec(sentence.text) ?? [];
  if (known === undefined || awaited === undefined) return [sentence];
  const [from, to] = sentence.span;
  const at = text.slice(from, to).replace(/\s/g, ' ').lastIndexOf(awaited.slice(0, 12));
  const cut = at <= 0 ? from : from + at;
  return [
    { ...sentence, text: `${known}.`, span: at <= 0 ? sentence.span : [from, cut] },
    { ...sentence, text: awaited.charAt(0).toUpperCase() + awaited.slice(1), span: [cut, to], label: null },
  ];
}

/** The values that are known have a figure, or a verb of their own. */
const lastIsPending =
  /^(?!.{0,200}\bpending\b.{0,200}\bpending\b)(.{4,200}(?:\d(?:\.\d+)?%?|\b(?:normal|negative|positive|unremarkable))),? (?:and|but|with|while)(?: the| a)? ([^,;\d]{2,60}? (?:is|are|was|were)? ?(?:still |currently )?pending\b[^,;]{0,60})$/i;

/** "Cultures were pending on admission": the paper is from weeks later. */
export const isPendingOfBefore = (text: string): boolean =>
  /\b(?:pending|awaited|not back)\b[^.]{0,30}\b(?:(?:on|at|upon) (?:the time of )?(?:his |her |the )?(?:admission|presentation|arrival)|when (?:he|she) (?:was admitted|came))\b/i.test(
    text,
  );
