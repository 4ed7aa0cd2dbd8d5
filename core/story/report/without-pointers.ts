/** "Please note that ...", "as described above": points to other words of the same page, and says nothing by itself. */
export const withoutPointers = (text: string): string =>
  text
    .replace(/^(?:please )?note,?(?: is made)?(?: however,?)? that (?=\p{L})/iu, '')
    .replace(
      /,? (?<!\b(?:is|are|was|were|same|such|well) )as (?:(?:described|noted|stated|mentioned|discussed|detailed)(?: above| below| previously)?|above)(?=[.,;]|$| (?:with|and)\b)/gi,
      '',
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
