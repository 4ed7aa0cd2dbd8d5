const times = ['in the morning', 'at noon', 'in the evening', 'at night'];
const amount = String.raw`\d{1,2}(?:[.,]\d{1,2}(?!\d))?|1\/[24]|½|¼`;
/** "1-0-1", "1-0-1-0", and "1  0  1  0" in the columns of a plan: never a day, a range or a strength. The word behind may be its unit. */
const plan = new RegExp(
  String.raw`(?<![\d.,/–-]|\d\s)(${amount})(\s?[-–]\s?|\s{1,3})(${amount})\2(${amount})(?:\2(${amount}))?(?![\d/]|[.,]\d|\s?[-–]\s?\d|\s\d)(\s?)(\p{L}[\p{L}.]{0,9})?`,
  'gu',
);

const leading = new RegExp(
  String.raw`^(?:${amount})(?:\s?[-–]\s?(?:${amount})){2,3}(?:\s?(?:IE|I\.E\.|E|Stück|Stk|Tbl|Tabl|Tropfen|Hub|ml)(?![\p{L}])\.?)?`,
  'iu',
);

/** What is counted, also as German plans shorten it. */
const units = new Map(
  Object.entries({
    units: 'units unit u iu e ie i.e. einheiten',
    tablets: 'tablets tablet tabs tab tbl tbl. tabl tabl.',
    capsules: 'capsules caps kaps kaps.',
    drops: 'drops tr. trpf. tropfen',
    puffs: 'puffs puff hub hübe',
    ml: 'ml',
    mg: 'mg',
    '': 'stück stk stk.',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

/** The times with which directions begin, in words, and what is printed behind them. */
export function timesApart(text: string): [said: string, rest: string] {
  const opening = leading.exec(text)?.[0] ?? '';
  const said = sayTimesOfDay(opening);
  return said === opening ? ['', text] : [said, text.slice(opening.length).replace(/^[\s,;]+/, '')];
}

const dose = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const doseUnit = String.raw`(?:mg|mcg|µg|micrograms?|g|ml|units?|tablets?|tabs?|capsules?|puffs?)`;
const inTurns = String.raw`(?:on |given |taken )?(?:alternat(?:e|ing)|every other|every second) days?`;
/** "3 mg and 4 mg on alternate days", "5 mg alternating with 2.5 mg", "3/4 mg alt days": one dose every day, and no day without. */
const turns = new RegExp(
  String.raw`(?<![\d.,/])(?:alternat(?:e|ing)(?: between)? )?(${dose}) ?(${doseUnit})?,? ?(?:(?:\/|and|&|or|then) ?(${dose} ?${doseUnit}),? ${inTurns}|alternat(?:ing|e|ed) (?:daily )?with (${dose} ?${doseUnit})(?:,? ${inTurns})?)(?![\p{L}\d])`,
  'giu',
);
const sayTurns = (text: string): string =>
  text.replace(turns, (_printed, one: string, unit: string | undefined, two = '', three = '') => {
    const next: string = two || three;
    return `${one} ${unit ?? next.replace(/^[\d.,\s]+/, '')} one day and ${next} the next day, in turn`;
  });

/** "INR 2-3" beside a medicine is what is aimed at; "every other day (alternate days)" says one thing. */
const sayAims = (text: string): string =>
  text
    .replace(
      /(?<!\b(?:target|aim|goal|range)[\s:]{1,2}(?:for |of )?)\bINR (?=\d(?:\.\d)?\s?(?:-|–|to)\s?\d)/gu,
      'target INR ',
    )
    .replace(/\b(every (?:other|second) day) \((?:on )?alternate days\)/giu, '$1');

/** How many are taken at which time of day, as prescriptions print it in Germany and India, in words. */
export const sayTimesOfDay = (text: string): string =>
  sayAims(sayTurns(text)).replace(plan, (printed: string, ...groups: (string | undefined)[]) => {
    const [first, gap = '', second, third, last, space = '', word = ''] = groups;
    if (last === undefined && !/[-–]/.test(gap)) return printed;
    const unit = units.get(word.toLowerCase());
    const taken = [first, second, third, last].flatMap((count = '0', at) =>
      /^0+$/.test(count) ? [] : [count, unit, times[at]].filter(Boolean).join(' '),
    );
    return taken.length === 0 ? printed : `${taken.join(', ')}${unit === undefined ? space + word : ''}`;
  });
