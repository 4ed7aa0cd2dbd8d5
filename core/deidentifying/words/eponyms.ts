import names from './eponyms.json' with { type: 'json' };

const products = new Set(names.products);

/** Whether makers call a thing so, in small letters, and nobody else: a suture, a cream, a pacemaker. */
export const isProduct = (lower: string): boolean => products.has(lower);

/** People after whom medicine names signs, diseases, operations and scores, and of whom few others have the name; makers and products. */
const things = new Set([...names.eponyms, ...names.products]);

/** The same of names that many people have: they are things only before a word that says of what kind ("Thomas splint"). */
const common = new Set(names.commonNames);

/** Whether medicine knows this name, in small letters, as that of a thing, and of a thing more than of people. */
export function nameOfThing(lower: string): 'thing' | 'both' | undefined {
  if (things.has(lower)) return 'thing';
  return common.has(lower) ? 'both' : undefined;
}
