/** What is as it should be in a sentence that says nothing else: what was not seen, or what looks normal. */
export type NormalForm = { is: 'absent' | 'normal'; words: string };

/** "There is no effusion or pneumothorax", "The liver and spleen are unremarkable", "Normal heart size". */
export function normalForm(text: string): NormalForm | undefined {
  const words = text.replace(/[.;\s]+$/, '');
  const absent = absence.exec(words)?.[1];
  if (absent !== undefined) return isPlainList(absent) ? { is: 'absent', words: absent } : undefined;
  const normal = state.exec(words)?.[1] ?? described.exec(words)?.[1];
  return normal !== undefined && isPlainList(normal) ? { is: 'normal', words: normal } : undefined;
}

const absence =
  /^(?:as (?:seen|visualized),? )?(?:negative for |(?:there (?:is|are|was|were) )?(?:also )?(?:no|without) )(?:(?:definite |definitive |convincing |visible |obvious |gross |EKG |ECG |electrocardiographic |scintigraphic |diagnostic |radiographic |sonographic |CT )?(?:(?:evidence|signs?|indication) (?:of|for)|findings? (?:suggestive of|suggesting|to suggest|of|for)) (?:an? |any )?)?(.+?)(?: (?:(?:is|are|was|were|has been) )?(?:seen|identified|noted|demonstrated|present|evident|detected|visualized|appreciated|found|observed|apparent))?(?: (?:as|where) (?:seen|visualized)| on (?:the )?(?:color flow|doppler)[\w ]*)?$/i;

const aspect =
  'size|contours?|shape|appearance|caliber|calibre|course|position|signal|signal intensity|echogenicity|echotexture|morphology|density|attenuation|configuration|thickness|alignment|outline|enhancement|limits';
const asItShould = `(?:normal|unremarkable|within normal limits|of normal (?:${aspect}))(?: (?:in|for) (?:${aspect})(?:(?:, |,? and )(?:${aspect}))*)?(?: bilaterally)?`;
const state = new RegExp(
  `^(.+?) (?:is|are|was|were|appears?|appear|looks?|appeared)(?: to be)?(?: also| all| both)? ${asItShould}$`,
  'i',
);
const described = /^(?:normal|unremarkable) (.+)$/i;

/** Names of things, and nothing that is said of them. */
const isPlainList = (words: string): boolean =>
  words.split(' ').length <= 18 &&
  !/[\d:;()…]|^(?:in|on|at|within|of|for|to) |, (?:the|a) /i.test(words) &&
  !/\b(?:is|are|was|were|has|have|but|however|except|although|which|that|other|otherwise|since|interval|change[sd]?|prior|previous|new|known|longer|comparison|visuali[sz]ed|grossly|not|no|with|without|limits|if|appears?|seen|given|despite|definite|previously|limited|remainder|rest)\b/i.test(
    words,
  );
