const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const longName = new Map(months.map((name) => [name.slice(0, 3).toLowerCase(), name]));

/**
 * Dates with the name of their month, where only one month can be meant: ISO 8601 puts it second; "10/20/2026" has one number that
 * is no month. "03/04/2026" is March in one country and April in another, so its numbers are read as they stand.
 */
export const sayDates = (text: string): string =>
  text
    .replace(
      /(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?:T(?=\d\d:\d\d)|(?![\d-]))/gu,
      (whole, year: string, month: string, day: string) => {
        const said = monthAndDay(Number(month), Number(day), year);
        return said === undefined ? whole : whole.endsWith('T') ? `${said}, ` : said;
      },
    )
    .replace(
      /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d\d)(?![\d/-])/gu,
      (whole, first: string, mark: string, second: string, year: string) => {
        const sure = sureDate(Number(first), Number(second), year);
        return sure ?? (mark === '/' ? [Number(first), Number(second), year].join(' slash ') : whole);
      },
    )
    .replace(/(?<![\d/.-])(\d{1,2})\/((?:19|20)\d\d)(?![\d/-])/gu, (whole, month: string, year: string) => {
      const name = months[Number(month) - 1];
      return name === undefined ? whole : `${name} ${year}`;
    })
    .replace(
      /(?<![\d/.-])0?(\d{1,2})[ -](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ -](\d{2}|\d{4})(?![\d-])/giu,
      (_, day: string, month: string, year: string) => `${day} ${longName.get(month.toLowerCase()) ?? month} ${year}`,
    );

function sureDate(first: number, second: number, year: string): string | undefined {
  if (first > 12) return monthAndDay(second, first, year);
  return second > 12 || first === second ? monthAndDay(first, second, year) : undefined;
}

function monthAndDay(month: number, day: number, year: string): string | undefined {
  const name = months[month - 1];
  return name === undefined || day < 1 || day > 31 ? undefined : `${name} ${day}, ${year}`;
}
