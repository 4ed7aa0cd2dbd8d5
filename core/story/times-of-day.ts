const times = ['in the morning', 'at noon', 'in the evening', 'at night'];
const amount = String.raw`\d{1,2}|½|¼`;
/** "1-0-1", "1-0-1-0", and "1  0  1  0" in the columns of a plan: never a day, a range or a strength. */
const plan = new RegExp(
  String.raw`(?<![\d.,/–-]|\d\s)(${amount})(\s?[-–]\s?|\s{1,3})(${amount})\2(${amount})(?:\2(${amount}))?(?![\d/]|[.,]\d|\s?[-–]\s?\d|\s\d)`,
  'gu',
);

/** How many are taken at which time of day, as prescriptions print it in Germany and India, in words. */
export const sayTimesOfDay = (text: string): string =>
  text.replace(plan, (printed: string, first: string, gap: string, second: string, third: string, last?: string) => {
    if (last === undefined && !/[-–]/.test(gap)) return printed;
    const taken = [first, second, third, last ?? '0'].flatMap((count, at) =>
      /^0+$/.test(count) ? [] : `${count} ${times[at] ?? ''}`,
    );
    return taken.length === 0 ? printed : taken.join(', ');
  });
