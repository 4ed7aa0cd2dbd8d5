/** Controls, line breaks and the marks that reverse the direction of text: a title is one visible line. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A title as it may be shown anywhere. */
export const cleanTitle = (raw: string): string =>
  raw.normalize('NFC').replace(/\s/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim();

export const lengthOf = (title: string): number => Array.from(title).length;
