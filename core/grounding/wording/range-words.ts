const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What people call the range that a report prints, in English and in Spanish. */
const nouns = setOf(
  'range ranges limit limits band interval zone window values cutoff threshold mark level standard bounds boundary end edge bound goal target rango límite límites valor valores intervalo nivel niveles',
);
/** What may stand before it: "the lab's normal", "its upper". */
const fillers = setOf(
  "the its this that these those a your normal reference expected usual printed upper lower target healthy typical standard lab's laboratory's report's listed recommended desirable optimal desired acceptable lab cut ideal given stated shown el la los las su lo normal de referencia esperado impreso superior inferior saludable esperados normales habitual",
);
/** What may stand behind it: "limit of normal". */
const behind = setOf(
  'of the normal reference range off de referencia normal normales esperado impreso superior inferior saludable',
);
const mostFillers = 5;

/** The number of the last word of "the lab's normal range" where it begins at a word, "limit of normal" included. */
export function rangeAt(words: readonly { word: string }[], from: number): number | undefined {
  if (words[from]?.word === 'what') return wishedAt(words, from);
  let at = from;
  while (at - from < mostFillers && fillers.has(words[at]?.word ?? '') && !nouns.has(words[at]?.word ?? '')) at += 1;
  const word = words[at]?.word ?? '';
  if (!nouns.has(word) && !(word === 'off' && words[at - 1]?.word === 'cut')) return undefined;
  let last = at;
  if (/^(?:of|de|superior|inferior|normal|normales|esperado|impreso|saludable)$/.test(words[at + 1]?.word ?? '')) {
    for (let next = at + 1; next - at < 5 && behind.has(words[next]?.word ?? ''); next += 1) {
      if (!/^(?:of|the|de)$/.test(words[next]?.word ?? '')) last = next;
    }
  }
  return last;
}

const wishing = setOf(
  'expected normal wants want expects expect considers consider likes like recommended should see usual ideal looks look for be it is calls hopes hope to',
);
const wishers = setOf("is the a your lab labs laboratory report doctor doctors most it's they we");

/** "What the lab wants to see", "what is expected". */
function wishedAt(words: readonly { word: string }[], from: number): number | undefined {
  let at = from + 1;
  while (at - from < 4 && wishers.has(words[at]?.word ?? '')) at += 1;
  if (!wishing.has(words[at]?.word ?? '')) return undefined;
  while (at - from < 8 && wishing.has(words[at + 1]?.word ?? '')) at += 1;
  return at;
}
