import { expect, test } from 'vitest';
import { plainInstructions } from './instruction-words.ts';

test.each([
  ['1 tab po bid', '1 tablet by mouth twice a day'],
  ['2 tabs po qhs', '2 tablets by mouth at bedtime'],
  ['1 tablet by mouth once daily', '1 tablet by mouth once a day'],
  ['7 mL bid x 10 days', '7 mL twice a day for 10 days'],
  ['15 mL daily x 3 days', '15 mL once a day for 3 days'],
  ['5 mL bid x7 days', '5 mL twice a day for 7 days'],
  ['1 cap PO TID with meals', '1 capsule by mouth three times a day with meals'],
  ['2 puffs q6h prn wheezing', '2 puffs every 6 hours when needed for wheezing'],
  ['2 puffs QID PRN wheezing', '2 puffs four times a day when needed for wheezing'],
  ['1 tab prn po', '1 tablet when needed by mouth'],
  ['1 tab q4-6h prn', '1 tablet every 4 to 6 hours when needed'],
  ['75mg PO daily', '75mg by mouth once a day'],
  ['10 units sc qam', '10 units under the skin each morning'],
  ['1 tab sl prn', '1 tablet under the tongue when needed'],
  ['1 tab po every other day', '1 tablet by mouth every other day'],
  ['1 tab qod', '1 tablet every other day'],
  ['4 gtt in ear bid x7 days', '4 drops in ear twice a day for 7 days'],
  ['Take 1 tablet by mouth every day at bedtime', 'take 1 tablet by mouth at bedtime'],
  ['1 patch q week', '1 patch once a week'],
  ['as directed', 'as directed'],
  ['take 1 tablet by oral route every day', 'take 1 tablet by mouth once a day'],
  ['inhale 1 puff by inhalation route every 6 hours', 'breathe in 1 puff every 6 hours'],
  ['1 qd', '1, once a day'],
  ['1 x daily 1', 'once a day, 1 at a time'],
  ['4 x daily 2', 'four times a day, 2 at a time'],
  ['1 x daily 1 chewable', 'once a day, 1 chewable'],
  ['80 mg PO ON', '80 mg by mouth at night'],
  ['10 mg ON', '10 mg at night'],
  ['1 tab on empty stomach', '1 tablet on empty stomach'],
  ['apply nasally prn', 'apply nasally when needed'],
  ['1 tds pc', '1, three times a day after meals'],
  ['2 qds prn', '2, four times a day when needed'],
  ['1 od', '1, once a day'],
  ['5 mg od', '5 mg once a day'],
  ['1 gtt od bid', '1 drop in the right eye twice a day'],
  ['1 gtt ou qhs', '1 drop in both eyes at bedtime'],
  ['1 drop os tid', '1 drop in the left eye three times a day'],
  ['i cap po tid x 10d', '1 capsule by mouth three times a day for 10 days'],
  ['ii puffs q4-6h prn', '2 puffs every 4 to 6 hours when needed'],
  ['change q72h', 'change every 72 hours'],
  ['1-0-1 before food (continue)', '1 in the morning and 1 at night before meals, continue'],
  ['1-1-1 x 3 days (SOS if fever)', '1 in the morning, 1 at noon and 1 at night for 3 days when needed for fever'],
  ['1-0-0-1', '1 in the morning and 1 at bedtime'],
  ['1 tab 1-0-1', '1 in the morning and 1 at night'],
  ['1 qid prn itching', '1, four times a day when needed for itching'],
])('says %j as %j', (printed, plain) => {
  expect(plainInstructions(printed)).toBe(plain);
});

test.each(['1 drop od', 'apply od', '', 'one tab x2 stat then reassess'])(
  'leaves %j as printed, for not every word of it is sure',
  (printed) => {
    expect(plainInstructions(printed)).toBeUndefined();
  },
);
