import words from './everyday-words.json' with { type: 'json' };

/** What somebody wants to know. A question can ask for several things. */
export type Wish = keyof typeof words.wishes;

const forms = Object.entries(words.wishes).map(([wish, form]) => [wish as Wish, new RegExp(form)] as const);

/** Everything that a question may wish for. */
export const wishesOf = (folded: string): ReadonlySet<Wish> =>
  new Set(forms.flatMap(([wish, form]) => (form.test(folded) ? [wish] : [])));
