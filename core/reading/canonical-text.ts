import { withoutQuoteMarks } from './forwarded-mail.ts';
import { withRaisedExponents } from './raised-exponents.ts';

const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Zero-width and bidirectional marks, soft hyphens, fillers, tags, variation selectors; then control and annotation characters. */
const hidden = /\p{Default_Ignorable_Code_Point}|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;
/** Signs of Asian print that are as wide as a letter: "１３～３０", "：", "％". */
const wide = /[\uff01-\uff5e\u301c]/g;
const narrow = (sign: string): string => (sign === '\u301c' ? '~' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
/** The bullet of the Symbol font, which PDF texts carry as a private character. */
const symbolBullet = /\uf0b7/g;

/** The one form of a text that every span points into. NFC, never NFKC, which would turn "x10³" into "x103"; columns keep their spaces. Idempotent. */
export function canonicalText(raw: string): string {
  const clean = raw
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(hidden, '')
    .replace(spaces, ' ')
    .replace(wide, narrow)
    .replace(symbolBullet, '•')
    .normalize('NFC');
  return withRaisedExponents(withoutQuoteMarks(clean));
}
