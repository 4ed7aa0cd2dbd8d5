import names from './name-words.json' with { type: 'json' };

/** Names of people that English also has as words. Those of the first list are hardly ever meant as words when they have a capital. */
const mostly = new Set(names.mostlyNames);
const too = new Set(names.wordsToo);
/** People are called so, but a capital on these words nearly always has another reason. */
const seldom = new Set(names.seldomNames);

export type NameWord = 'name' | 'both' | 'seldom' | undefined;

/** Whether people are called by this English word: hardly anything else is ('name'), it is used for both, or seldom for people. */
export function nameWord(word: string): NameWord {
  const lower = /[^a-z]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '') : word;
  if (mostly.has(lower)) return 'name';
  if (too.has(lower)) return 'both';
  return seldom.has(lower) ? 'seldom' : undefined;
}
