import type { Span } from '../../kernel/span.ts';

/** Words before a term that describe it and belong to what is quoted: "small left pleural effusion", "4 mm nodule". */
const describing = new Set(
  (
    'mild moderate severe minimal marked slight massive extensive trace small large tiny profound acute chronic subacute new old stable unchanged persistent recurrent ' +
    'left right bilateral upper lower middle mid medial lateral anterior posterior distal proximal central peripheral diffuse focal multiple several few scattered ' +
    'bibasilar basilar basal apical hilar benign malignant simple complex partial complete early advanced mildly moderately severely markedly increased decreased increasing ' +
    'decreasing worsening improving interval calcified degenerative suspicious nonspecific moderate-sized first second third lobe lung kidney breast knee shoulder ankle hip ' +
    'nodular rounded patchy hazy linear streaky reticular confluent mm cm intermittent constant sharp dull'
  ).split(' '),
);

/** The term with the words right before it that describe it. Offsets are into the sentence. */
export function phraseAround(sentence: string, [start, end]: Span): Span {
  let from = start;
  for (let count = 0; count < 6; count += 1) {
    const before = /(\S{1,24})\s$/.exec(sentence.slice(Math.max(0, from - 26), from));
    const word = before?.[1]?.toLowerCase() ?? '';
    if (!before || !(describing.has(word) || isMeasure(word, sentence.slice(from, from + 4)))) break;
    from -= before[0].length;
  }
  return [from, end];
}

/** A number belongs to a size only: "4 mm", "2 x 3 cm", and not "3 neuropathy" of a list. */
const isMeasure = (word: string, next: string): boolean =>
  /^(?:[x×]|by|\d+(?:\.\d+)?-?(?:mm|cm))$/.test(word) ||
  (/^\d+(?:\.\d+)?$/.test(word) && /^(?:mm|cm|x |×|by )/.test(next));
