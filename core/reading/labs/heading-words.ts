import { printedDate } from './dates.ts';
import type { Role } from './header.ts';

/** The words over the columns of laboratory tables, without the signs between them. */
const words: Partial<Record<Role, string>> = {
  previous: `previous results and date; previous result and date; previous result; previous results; previous value; previous values;
    prior result; prior results; prior value; prior values; last result; last results; last value; last values;
    historical result; historical results; historical value; historical values; older result; older results; older
    value; older values; old result; old results; old value; old values; earlier result; earlier results; earlier value;
    earlier values; previous; prior; last; old; earlier; before; vorwert; vorwerte; previous date`,
  range: `reference range; reference ranges; reference interval; reference intervals; reference value; reference values; reference
    limit; reference limits; ref range; ref ranges; ref interval; ref intervals; ref value; ref values; ref limit; ref
    limits; normal range; normal ranges; normal interval; normal intervals; normal value; normal values; normal limit;
    normal limits; expected range; expected ranges; expected interval; expected intervals; expected value; expected
    values; expected limit; expected limits; standard range; standard ranges; standard interval; standard intervals;
    standard value; standard values; standard limit; standard limits; therapeutic range; therapeutic ranges; therapeutic
    interval; therapeutic intervals; therapeutic value; therapeutic values; therapeutic limit; therapeutic limits;
    biological reference range; biological reference ranges; biological reference interval; biological reference
    intervals; biological reference value; biological reference values; biological reference limit; biological reference
    limits; biological ref range; biological ref ranges; biological ref interval; biological ref intervals; biological
    ref value; biological ref values; biological ref limit; biological ref limits; relevant reference range; relevant
    reference ranges; relevant reference interval; relevant reference intervals; relevant reference value; relevant
    reference values; relevant reference limit; relevant reference limits; relevant ref range; relevant ref ranges;
    relevant ref interval; relevant ref intervals; relevant ref value; relevant ref values; relevant ref limit; relevant
    ref limits; relevant normal range; relevant normal ranges; relevant normal interval; relevant normal intervals;
    relevant normal value; relevant normal values; relevant normal limit; relevant normal limits; relevant expected
    range; relevant expected ranges; relevant expected interval; relevant expected intervals; relevant expected value;
    relevant expected values; relevant expected limit; relevant expected limits; relevant standard range; relevant
    standard ranges; relevant standard interval; relevant standard intervals; relevant standard value; relevant standard
    values; relevant standard limit; relevant standard limits; relevant therapeutic range; relevant therapeutic ranges;
    relevant therapeutic interval; relevant therapeutic intervals; relevant therapeutic value; relevant therapeutic
    values; relevant therapeutic limit; relevant therapeutic limits; relevant biological reference range; relevant
    biological reference ranges; relevant biological reference interval; relevant biological reference intervals;
    relevant biological reference value; relevant biological reference values; relevant biological reference limit;
    relevant biological reference limits; relevant biological ref range; relevant biological ref ranges; relevant
    biological ref interval; relevant biological ref intervals; relevant biological ref value; relevant biological ref
    values; relevant biological ref limit; relevant biological ref limits; biological normal range; biological normal
    ranges; biological normal interval; biological normal intervals; biological normal value; biological normal values;
    biological normal limit; biological normal limits; biological expected range; biological expected ranges; biological
    expected interval; biological expected intervals; biological expected value; biological expected values; biological
    expected limit; biological expected limits; biological standard range; biological standard ranges; biological
    standard interval; biological standard intervals; biological standard value; biological standard values; biological
    standard limit; biological standard limits; biological therapeutic range; biological therapeutic ranges; biological
    therapeutic interval; biological therapeutic intervals; biological therapeutic value; biological therapeutic values;
    biological therapeutic limit; biological therapeutic limits; biological biological reference range; biological
    biological reference ranges; biological biological reference interval; biological biological reference intervals;
    biological biological reference value; biological biological reference values; biological biological reference
    limit; biological biological reference limits; biological biological ref range; biological biological ref ranges;
    biological biological ref interval; biological biological ref intervals; biological biological ref value; biological
    biological ref values; biological biological ref limit; biological biological ref limits; bio reference range; bio
    reference ranges; bio reference interval; bio reference intervals; bio reference value; bio reference values; bio
    reference limit; bio reference limits; bio ref range; bio ref ranges; bio ref interval; bio ref intervals; bio ref
    value; bio ref values; bio ref limit; bio ref limits; bio normal range; bio normal ranges; bio normal interval; bio
    normal intervals; bio normal value; bio normal values; bio normal limit; bio normal limits; bio expected range; bio
    expected ranges; bio expected interval; bio expected intervals; bio expected value; bio expected values; bio
    expected limit; bio expected limits; bio standard range; bio standard ranges; bio standard interval; bio standard
    intervals; bio standard value; bio standard values; bio standard limit; bio standard limits; bio therapeutic range;
    bio therapeutic ranges; bio therapeutic interval; bio therapeutic intervals; bio therapeutic value; bio therapeutic
    values; bio therapeutic limit; bio therapeutic limits; bio biological reference range; bio biological reference
    ranges; bio biological reference interval; bio biological reference intervals; bio biological reference value; bio
    biological reference values; bio biological reference limit; bio biological reference limits; bio biological ref
    range; bio biological ref ranges; bio biological ref interval; bio biological ref intervals; bio biological ref
    value; bio biological ref values; bio biological ref limit; bio biological ref limits; reference; referenzbereich;
    normbereich; normal; range; ranges; desired range; target range; target; valeurs de référence; normalwert;
    normalwerte; ref; interval; desirable; optimal; referenz; ref range units; reference range units; ref range and units; reference range and units; normal range units;
    range units; reference interval units; ref interval units; standard range units; reference range unit; ref range unit; bio ref interval; cutoff; cut off; cut off value; expected; limits`,
  flag: `abnormal flag; flag; flags; abn; interpretation; h l; abnormal; alert; bewertung; susceptibility; s i r; sir;
    sensitivity; interp; hi lo; high low; grade`,
  value: `current result and flag; current results and flag; current result; current results; current value; current values;
    latest result; latest results; latest value; latest values; new result; new results; new value; new values; most
    recent result; most recent results; most recent value; most recent values; observed result; observed results;
    observed value; observed values; measured result; measured results; measured value; measured values; test result;
    test results; test value; test values; result result; result results; result value; result values; your result; your
    results; your value; your values; patient result; patient results; patient value; patient values; patient s result;
    patient s results; patient s value; patient s values; final result; final results; final value; final values;
    current; latest; today; most recent; now; result unit; result units; results units; results unit; value unit; value
    units; values units; result s; in range; out of range; within range; result; results; value; values; ergebnis;
    résultat; résultats; resultado; wert; finding; findings; mic; mic value; reading; level; concentration; measurement;
    measured; observed; wheal; wheal size; wheal diameter`,
  unit: `unit of measure; units of measure; unit; units; uom; einheit; unité; unités; unidad; units of measurement`,
  name: `test; tests; test name; test names; name of test; test description; test investigation; analyte; analytes; analyt;
    component; components; investigation; investigations; parameter; parameters; examination; examinations; description;
    descriptions; result type; result types; observation; observations; data and description; measurements; test
    performed; lab test; lab tests; procedure; name; untersuchung; laborwert; examen; examens; analyse; analyses;
    prueba; assay; marker; biomarker; allergen; allergens; antibiotic; antibiotics; antimicrobial; antimicrobial agent;
    drug; agent; test item; item; determination; constituent; parametre; paramètre; test procedure; investigation name`,
  low: `low; lower limit; min`,
  high: `high; upper limit; max`,
  date: `date time; date and time; date; collected; collected on; collection date; time; resulted; resulted on; dates; result
    date; date collected; datum; uhrzeit`,
  other: `comment; comments; source; status; ordering provider; provider; details; lab; method; specimen; note; notes; site;
    performing lab; remark; remarks; loinc; code; specimen type; sample; no; s no; sr no; sl no; #; trend; class; rating;
    methodology; technology; panel`,
};

const roles = new Map<string, Role>();
for (const role of ['previous', 'range', 'flag', 'value', 'unit', 'name', 'low', 'high', 'date', 'other'] as const)
  for (const heading of (words[role] ?? '').split(';')) {
    const key = keyOfHeading(heading);
    if (!roles.has(key)) roles.set(key, role);
  }

/** The letters and digits of a heading, in small letters. */
export function keyOfHeading(heading: string): string {
  return (heading.toLowerCase().match(/[\p{L}\d#]+/gu) ?? []).join(' ');
}

const dateBehind = new RegExp(`\\s(?:${printedDate})$`, 'iu');

export function roleOfHeading(heading: string): Role | undefined {
  const role = roles.get(keyOfHeading(heading));
  // "Previous 02-Jul-2024"
  return role ?? (dateBehind.test(heading) ? roles.get(keyOfHeading(heading.replace(dateBehind, ''))) : undefined);
}

/** Every heading that is known, by its letters and digits, with what stands under it. */
export const headingRoles: ReadonlyMap<string, Role> = roles;

const firstWords: ReadonlySet<string> = new Set([...roles.keys()].map((key) => key.split(' ')[0] ?? ''));

const mostWords = 5;
const wordAt = /[\p{L}\d#]{1,30}/uy;
const gapAt = / ?[-/.('’&]? ?/y;

/** The longest heading that begins at a place. One blank at most parts its words. */
export function longestHeading(text: string, place: number): { role: Role; length: number } | undefined {
  let longest: { role: Role; length: number } | undefined;
  let end = place;
  for (let count = 0; count < mostWords; count += 1) {
    wordAt.lastIndex = end;
    const word = wordAt.exec(text);
    if (!word || (count === 0 && !firstWords.has(word[0].toLowerCase()))) break;
    end += word[0].length;
    const role = roles.get(keyOfHeading(text.slice(place, end)));
    if (role) longest = { role, length: end + (text[end] === ')' ? 1 : 0) - place };
    gapAt.lastIndex = end;
    end += gapAt.exec(text)?.[0].length ?? 0;
  }
  return longest;
}
