import { isVerbLike } from './common-verbs.ts';
import { isFunctionWord } from './function-words.ts';
import { wordItem, type Item } from './items.ts';

/** "a resolving infection", "worsening of the pain": such a verb describes, or is a noun; "going away" can be neither. */
export function isDescribingVerb(items: readonly Item[], at: number): boolean {
  const { form, text } = items[at] ?? wordItem('');
  if (form?.inflection === 'past' || form?.inflection === 'participle') return isDescribingParticiple(items, at);
  if (
    form?.inflection !== 'ing' ||
    !/^(?:going (?:away|on|up and down)|getting (?:worse|better)|coming back)\b/.test(text)
  )
    return false;
  const before = items[at - 1];
  const next = items[at + 1];
  if (next?.lower === 'of') return true;
  const isNoun =
    before !== undefined && before.form === null && /^(?:the|a|an|any|no|this|had|have|has)$/.test(before.lower);
  return (
    isNoun ||
    (isNounLike(next) && next?.form?.entry.category !== 'adverb' && next?.space === true && !/ly$/.test(next.lower))
  );
}

/** "with dilated ureter and dilated pelvis": no verb stands between a preposition and a noun. */
function isDescribingParticiple(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const next = items[at + 1];
  const before = items[at - 1];
  if (item === undefined || before === undefined || next?.space !== true) return false;
  // "having worsened pain"
  if (item.text.includes(' ')) return isNounLike(next) && before.form === null && bringsNoun(before.lower);
  // "the visualized part"
  if (next.form === null) return /^(?:the|a|an|this|any)$/.test(before.lower) && isNounLike(next);
  if (!/^(?:noun|place|adjective)$/.test(next.form.entry.category)) return false;
  if (
    before.form === null &&
    /^(?:with|of|for|no|a|the|without|any|mildly|moderately|severely|markedly)$/.test(before.lower)
  )
    return true;
  return (
    /^(?:and|or|,)$/.test(before.lower) &&
    items.slice(0, at - 1).some((_other, place) => isDescribingParticiple(items, place))
  );
}

/** After it comes a noun, whatever describes it. */
const bringsNoun = (word: string): boolean =>
  (/ing$/.test(word) && isVerbLike(word)) ||
  /^(?:with|of|for|no|a|an|the|without|any|to|this|your|his|her)$/.test(word);

/** Before its noun like an adjective: one word, as it is said, or else as it is printed. */
export const describing = (item: Item): Item =>
  item.form === null
    ? item
    : item.form.inflection !== 'ing' && /^\S+(?:ed|en|rn|ne)$/.test(item.text)
      ? {
          ...item,
          form: {
            ...item.form,
            inflection: null,
            entry: { ...item.form.entry, category: 'adjective', say: item.text },
          },
        }
      : {
          ...asPrinted(item),
          form: {
            ...item.form,
            say: item.printed,
            inflection: null,
            entry: { ...item.form.entry, category: 'adjective', say: item.printed },
          },
        };

export const asPrinted = (item: Item): Item => ({
  ...item,
  text: item.printed,
  lower: item.printed.toLowerCase(),
  form: null,
});

export const isNounLike = (item: Item | undefined): boolean =>
  item !== undefined && item.kind === 'word' && !isFunctionWord(item.lower);
