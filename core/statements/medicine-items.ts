import type { Medication } from '../documents/explanation.ts';
import { firstFrom } from '../kernel/first-from.ts';
import type { Span } from '../kernel/span.ts';
import { statusOfHead } from '../reading/medications/medicine-status.ts';
import type { Statement, StatementRole } from './statement.ts';

const fewest = 3;

/** "Prednisone 20 mg daily, furosemide 40 mg daily, digoxin 0.125 mg daily" in one sentence: each medicine a statement of its own. */
export function medicineItems(
  statements: readonly Statement[],
  medicines: readonly Span[],
  paper: string,
): readonly Statement[] {
  const starts = medicines.map(([start]) => start).sort((a, b) => a - b);
  const split = statements.flatMap((statement) => partsOf(statement, starts, paper));
  return split.length === statements.length ? statements : split.map((statement, order) => ({ ...statement, order }));
}

function partsOf(statement: Statement, starts: readonly number[], paper: string): Statement[] {
  const { role, text, span } = statement;
  if (role !== 'medicine' && !(role === 'medicine_change' && isGivenHome(text))) return [statement];
  const cuts: number[] = [];
  for (let at = firstFrom(starts, (start) => start > span[0]); (starts[at] ?? span[1]) < span[1]; at += 1) {
    const start = starts[at] ?? span[1];
    if (start !== cuts.at(-1) && /(?:[,;.]|\n)\s*(?:and\s+)?$/.test(paper.slice(Math.max(span[0], start - 8), start)))
      cuts.push(start);
  }
  // A bare name stays beside the one before it.
  const ends = [...cuts.slice(1), span[1]];
  const isApart = (cut: number): boolean => /[;\n]\s*$/.test(paper.slice(Math.max(0, cut - 8), cut));
  const dosed = cuts.filter((cut, at) => isApart(cut) || /\d/.test(paper.slice(cut, ends[at])));
  const areLines = dosed.length > 0 && dosed.every(isApart);
  if (dosed.length < fewest - 1 && !areLines) return [statement];
  const [first = span[1]] = dosed;
  // What was left out of the statement's own words, such as a label, stays out.
  const opening = paper.slice(span[0], first).indexOf(text.slice(0, 12));
  return [span[0] + Math.max(0, opening), ...dosed].map((start, at, all): Statement => {
    const end = all[at + 1] ?? span[1];
    return {
      ...statement,
      text: named(paper.slice(start, end)),
      span: [start, end],
      label: at === 0 || statusOfHead(statement.label ?? '') !== undefined ? statement.label : null,
    };
  });
}

/** "Ferrous fumarate 210 mg once daily", "New medicine: …" in a paper without a heading for its medicines. */
export function medicineLines(medicines: readonly Medication[]): (statement: Statement) => boolean {
  const dosed = medicines.filter(({ strength }) => strength !== null).toSorted((a, b) => a.span[0] - b.span[0]);
  return ({ role, text, span, temporality }) => {
    if (!ofStory.has(role) || temporality !== 'now' || text.split(' ').length > longestLine || tellsMore.test(text))
      return false;
    const medicine = dosed[firstFrom(dosed, (each) => each.span[0] >= span[0])];
    return medicine !== undefined && medicine.span[0] < Math.min(span[1], span[0] + opening);
  };
}

const ofStory = new Set<StatementRole>(['history', 'finding', 'conclusion', 'reason']);
const longestLine = 16;
const opening = 24;
const tellsMore = /\b(?:was|were|had|did|has been|given|received|on arrival|allerg\w+|instead|stopped|level)\b/i;

/** "She was discharged on aspirin, lisinopril and digoxin", and not "we stopped aspirin, lisinopril and digoxin". */
const isGivenHome = (text: string): boolean =>
  /\b(?:discharged|sent home|prescri\w+|take|medications? (?:are|were|include)|home (?:on|with))\b/i.test(text) &&
  !/\b(?:stop\w*|h[eo]ld|discontinu\w*|off|instead|not)\b/i.test(text);

const named = (printed: string): string =>
  printed
    .replace(/\s+/g, ' ')
    .replace(
      /^.{0,40}\b(?:medications?|medicines|meds)\b.{0,30}?(?:\b(?:are|were|is|was|include|included|consist of|to be)|:)(?: to be| as follows:?)? /i,
      '',
    )
    .replace(/[\s,;]+(?:and )?$/, '')
    .trim();

/** What stands among the medicines because its own heading is missing: "Mood was anxious", "No use of tobacco". */
export const isStrayAmongMedicines = ({ role, text, label }: Statement): boolean =>
  role === 'medicine' &&
  (((label !== null || text.split(' ').length > 3) && !ofMedicines.test(`${label ?? ''} ${text}`)) ||
    /^(?:new |active )?orders\b/i.test(text));

const ofMedicines =
  /\d ?(?:mg|mcg|ml|g|units?|iu|%)\b|\b(?:med(?:s|ication|ications|icine|icines)?|drugs?|dos(?:e|es|ed|ing|age)|tab(?:let|lets|s)?|capsules?|pills?|puffs?|inhalers?|drops|cream|ointment|lotion|patch(?:es)?|spray|shots?|injections?|inj|insulin|antibiotics?|steroids?|analgesi\w+|diuretics?|blockers?|inhibitors?|anti-?\w{5,}|vitamins?|supplements?|fiber|oxygen|vaccin\w+|scripts?|prescri\w+|refills?|repeats|pharmacy|taking|takes?|took|adheren\w+|complian\w+|nil|none|regular|prn|otc|daily|nightly|weekly|bd|bid|tds|tid|qid|mane|nocte|samples?|therapy|chemo\w*|pump|spacer|contracepti\w+|allerg\w+|ocp|hrt|stat|opioids?|narcotics?|relief|(?<=^\W*|\b(?:is|are|was|been|kept|now|currently|remains?|longer) )on|start(?:ed)?|stop(?:ped)?|continue[sd]?|increas\w+|decreas\w+)\b/i;
