const mailHead =
  /^[ \t>]{0,9}(?:from|sent|to|subject|von|an|betreff|de|objet|asunto|assunto|para):\s|^.{0,120}\b(?:wrote|schrieb|écrit|escribió|escreveu):\s*$/im;
const marks = /^(?:[ \t]{0,3}>){1,9}/;
/** "| Dear Ann,": quoted with bars, of which a line has only one; a table has more. */
const barred = /^\|[^|\n]*\n\|[^|\n]*\n\|[^|\n]*$/m;
const bars = /^[ \t]{0,3}\|(?=[^|\n]*$)/gm;
const opensWords = /^[ \t]{0,9}\p{L}/u;

/** A forwarded mail with blanks for its quote marks ("> > start iron"). Before a figure, which may have a bound, no more go than the words around it have. */
export function withoutQuoteMarks(text: string): string {
  if (!mailHead.test(text)) return text;
  if (barred.test(text)) return withoutQuoteMarks(text.replace(bars, (mark) => mark.replace('|', ' ')));
  if (!text.includes('\n>')) return text;
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      const quoted = marks.exec(line)?.[0] ?? '';
      const rest = line.slice(quoted.length);
      const deep = quoted.replace(/[^>]/g, '').length;
      if (deep === 0 || opensWords.test(rest) || rest.trim() === '') {
        depth = deep;
        return blank(quoted) + rest;
      }
      const own = firstMarks(quoted, depth);
      return blank(quoted.slice(0, own)) + line.slice(own);
    })
    .join('\n');
}

const blank = (quoted: string): string => ' '.repeat(quoted.length);

/** How many characters the first so many marks take. */
function firstMarks(quoted: string, count: number): number {
  let [at, seen] = [0, 0];
  while (at < quoted.length && seen < count) {
    if (quoted[at] === '>') seen += 1;
    at += 1;
  }
  return at;
}
