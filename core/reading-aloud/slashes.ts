/**
 * Numbers with a bar or a colon between them. What can be a date or a dose stays apart from what is a measure: "over" is said of
 * blood pressure and eyesight, "out of" of scores and counts, and every other bar is said as it stands.
 */
export const saySlashes = (text: string): string =>
  text
    .replace(titer, (whole, one: string, other: string, at: number, all: string) =>
      other.length > 2 || Number(other) > 59 || /\b(?:titer|titre|dilut|ratio)/iu.test(near(all, at))
        ? `${one} to ${other}`
        : whole,
    )
    .replace(/(?<=\d) (?=[1-3]\/[2-4] (?:tab|pill|cap|cup|tea|table|dose|inch|hour))/gu, ' and ')
    .replace(scored, '$1 to $2 out of $3')
    .replace(barred, (whole, upper: string, lower: string, at: number, all: string) => {
      const part = fractions[`${upper}/${lower}`];
      if (part !== undefined && measured.test(all.slice(at + whole.length))) return part;
      return `${upper} ${barWord(Number(upper), Number(lower), near(all, at))} ${lower}`;
    })
    // Left by units, as in "5 milligrams/325 milligrams".
    .replace(/(?<=[\p{L})]|\d\.\d+)\s?\/\s?(?=\d)|(?<=\d)\s?\/\s?(?=\d+\.\d|\p{L}{2})/gu, ' slash ');

const titer = /(?<![\d:.])(1)\s?:\s?(\d{1,6})(?![\d:.]|\s?[ap]\.?m)/giu;
// Of a range, only a score has a bar behind it: "pain 7-8/10".
const scored = /(?<![\d/.\p{L}-])(\d)\s?[-–]\s?(\d{1,2})\/(5|6|10)(?![\d/.])/gu;
const barred = /(?<![\d/.\p{L}-])(\d{1,3})\s?\/\s?(\d{1,4})(?![\d/]|\.\d)/gu;

const fractions: Record<string, string> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
};
const measured = /^\s(?:an? |of )?(?:tab|pill|cap|cup|tea|table|dose|inch|hour|pack)/u;

/** What stands on the same line shortly before and after. */
const near = (all: string, at: number) => all.slice(Math.max(0, at - 60), at + 40);

function barWord(upper: number, lower: number, around: string): string {
  if (/\b(?:score|scale|pain|strength|motor|power|murmur|nodes?|rated|cores|sum)\b/iu.test(around) && upper <= lower)
    return 'out of';
  const isPressure = upper >= 60 && upper <= 260 && lower >= 30 && lower <= 160 && upper > lower;
  if (isPressure && /\b(?:bp|blood pressure|pressure)\b|millimeters? of mercury/iu.test(around)) return 'over';
  if (upper === 20 && lower >= 10 && /\b(?:vision|visual|acuity|eyes?|O[DSU])\b/u.test(around)) return 'over';
  return 'slash';
}
