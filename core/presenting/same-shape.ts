/** The shape of a table of texts, which another language fills with its own words. */
export type SameShape<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: SameShape<T[Key]> };
