/** "Please note that ...", "as described above", "the above symptoms": points to other words of the same page, and says nothing by itself. */
export function withoutPointers(text: string): string {
  const said = text
    .replace(/^(?:please )?note,?(?: is made)?(?: however,?)? that (?=\p{L})/iu, '')
    .replace(
      /^as (?:noted|mentioned|stated|described|discussed|indicated|outlined)(?: above| below| previously)?,? (?=\p{L})/iu,
      '',
    )
    .replace(/ ?\((?:please )?(?:see |as |per |as per )?(?:above|below)\)/gi, '')
    .replace(/, as (?:has|have|had|was|were) (?:been )?(?:\p{L}+ ){1,2}(?:above|below|previously), /giu, ' ')
    .replace(pointer, '')
    .replace(/,? (?:because of|due to|secondary to|as per|per|from) (?:the )?above(?=[.;]?$)/gi, '')
    .replace(/\bthe above[- ](?:mentioned|noted|stated|listed|named|described)(?=,? \p{L})/giu, 'the')
    .replace(
      /\bthe above (?!(?:the|history|and|is|are|was|were|will|in|for|with|to|as|on|but|which)\b)(?=\p{L})/giu,
      'the ',
    );
  return said === text ? text : said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** "As noted above", and what stands before it can be told without it: no "symptoms as noted above", no "is as above", no "other than as above". */
const pointer =
  /,? (?<!\. )(?<!\b(?:is|are|was|were|be|been|same|such|well|than|except|history|complaints?|symptoms?|findings?|problems?|results?|presentation|diagnos[ei]s|condition|medications?) )as (?:(?:has been |have been |was |were )?(?:previously |further |already )?(?:described|noted|stated|mentioned|discussed|detailed|elaborated|outlined|indicated|listed|documented|dictated)(?: in detail)?(?: above| below| previously)|(?:described|noted|stated|mentioned|discussed|detailed)|above)(?=[.,;)]|$| (?:with|and)\b)/gi;

/** What is left points to words that stand elsewhere: "The results are indicated below", "History as above". */
export const isPointer = (text: string): boolean =>
  /\b(?:described|noted|stated|mentioned|elaborated|outlined|indicated|listed|documented|dictated|as) (?:above|below)(?=[.,;:)]|$| (?:with|and|for|in)\b)|^above\b|\b(?:the|with|given|per) above(?=[.,;:]|$| (?:and|is|are|was|were|noted|complaints?|symptoms?|findings?|problems?|chief)\b)|\baforementioned\b/i.test(
    text,
  ) && text.split(' ').length <= longestPointer;

/** A longer sentence says enough besides. */
const longestPointer = 16;
