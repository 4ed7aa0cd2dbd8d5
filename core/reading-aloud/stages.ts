const roman: Record<string, string> = {
  I: '1',
  II: '2',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
  VII: '7',
  VIII: '8',
  IX: '9',
  X: '10',
  XI: '11',
  XII: '12',
};
const numeral = 'VIII|VII|VI|IV|IX|III|II|XII|XI|I|V|X';
const counted = new RegExp(
  `\\b((?:grade|stage|class|type|phase|category|degree|factor|CN|Mobitz|Bosniak|Fuhrman)\\s)(${numeral})([A-Da-d]?[1-3]?)(?:(\\s?[-–/]\\s?)(${numeral})([A-Da-d]?))?\\b`,
  'giu',
);
const arabic = (letters: string) => roman[letters.toUpperCase()] ?? letters;

/** "Grade II" -> "grade 2", "T2N0M0" -> "T 2 N 0 M 0" (stages are told letter by letter), "L4-L5" -> "L4 L5". */
export const sayStages = (text: string): string =>
  text
    .replace(
      counted,
      (whole: string, word: string, first: string, more: string, dash = '', second = '', other = '') => {
        // Small letters are words, and "I" is one as well: "the grade I had".
        if (first !== first.toUpperCase()) return whole;
        const next = second === '' ? '' : `${dash.includes('/') ? ' or ' : ' to '}${arabic(second)}${other}`;
        return `${word}${arabic(first)}${more}${next}`;
      },
    )
    .replace(bare, (_, letters: string, more: string) => `${arabic(letters)}${more}`)
    .replace(lastOfList, (letters) => arabic(letters))
    .replace(tumor, (stage) =>
      stage
        .replace(/\p{L}|\d+/gu, ' $&')
        .replace(/\bi s\b/u, 'i s')
        .trim()
        .replace(/\s+/gu, ' '),
    )
    .replace(/\b([CTLS]\d{1,2})\s?[-–/]\s?([CTLS]\d{1,2})\b/gu, '$1 $2')
    .replace(/\b([CTLS]\d{1,2})\s?[-–/]\s?(\d{1,2})\b(?!\s?(?:mm|cm|milli|centi))/gu, '$1, $2');

const bare = /(?<![\p{L}\d-])(III|II|VIII|VII|XII)([A-D]?)(?![\p{L}\d-])/gu;
const lastOfList = /(?<=\b(?:[Ss]tages?|[Gg]rades?|[Cc]lass(?:es)?)\b[^.]{0,30}\s(?:to|or|and)\s)(?:IV|V|I)\b/gu;
const tumor =
  /\b(?:[ycra]{0,2}p?T(?:[0-4][a-d]?|is|[xX])\s?,?\s?(?:p?N(?:[0-3][a-c]?|[xX]))(?:\s?,?\s?p?M[01xX][a-c]?)?|[ycra]{0,2}p[TNM][0-4xX][a-d]?)\b/gu;
