/** Small words that hardly any sentence does without, in English and in languages that people bring reports in. */
const english = new Set(
  'the of and is was were with no for to on by not or are at this that from as be has had have there seen which without normal patient'.split(
    ' ',
  ),
);
const others = new Set(
  (
    'el la de en los las del con sin por para que una se es su al como más lo ' +
    'der die das und mit ohne nicht ein eine ist bei im zum zur auf von dem den des keine kein wurde sind ' +
    'le les du avec sans pas une est dans pour sur et au aux ' +
    'il gli della senza per non che nel di è sono ' +
    'os do da dos das em não com sem um uma ao ' +
    'het een van met zonder niet en voor op zijn'
  ).split(' '),
);

const looked = 2500;

/** A text with so many of these needs no closer look. */
const plainly = /\b(?:the|with|was|of|is|for|and)\b/gi;
const enough = 12;

const fewest = 12;
const fewestKinds = 5;

/**
 * Whether a text reads as English. What is there, may be or is not there is told by small words, so in another language none of it can
 * be told. A text without sentences, as a table, counts as English.
 */
export function isInEnglish(text: string): boolean {
  if ((text.slice(0, looked).match(plainly)?.length ?? 0) >= enough) return true;
  let own = 0;
  const foreign: string[] = [];
  for (const [word] of text
    .slice(0, looked)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    if (english.has(word)) own += 1;
    else if (others.has(word)) foreign.push(word);
  }
  return foreign.length < fewest || foreign.length < own || new Set(foreign).size < fewestKinds;
}
