import type { Check } from './check.ts';

/** "HSV-2", "HPV 16", "UR6", "TP53": letters and a number that are one name. The numbers of "HR 96" are values. */
const code =
  /\b(?:(UR|UL|LR|LL|[A-Z]{2,6})-?(\d{1,3})|(HPV|HSV|CIN|HHV|BI-RADS|PI-RADS|TI-RADS|LI-RADS|Bethesda|stage|grade|class|type) (\d{1,2}))(?!\d|\.\d)/g;
const tooth = /^(?:UR|UL|LR|LL)$/;

type Code = { family: string; name: string };

const codesIn = (text: string): Code[] =>
  [...text.matchAll(code)].map(([, letters = '', digits = '', word = '', count = '']) => {
    const family = (letters === '' ? word : letters).replace('-', '');
    const place = letters === '' ? count : digits;
    return { family: tooth.test(family) ? 'tooth' : family, name: `${family}${place}` };
  });

/** A name of letters and a number is told as the quote has it. */
export const codes: Check = ({ told, quoted }) => {
  if (quoted === undefined) return [];
  const said = codesIn(told.text);
  if (said.length === 0) return [];
  const printed = codesIn(quoted.words);
  const isOther = said.every(
    ({ family, name }) => printed.some((one) => one.family === family) && !printed.some((one) => one.name === name),
  );
  return isOther ? ['analyte'] : [];
};
