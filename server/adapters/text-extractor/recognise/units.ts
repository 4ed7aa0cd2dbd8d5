/**
 * Units of laboratory reports, as they are printed. What is recognised is held against this list, since µ, l and raised powers
 * are what recognisers are worst at.
 */
const known = `
  % ‰ fL fl pg g mg kg mmHg mm/h mm/hr s sec index ratio units
  g/dL g/L mg/dL mg/L µg/dL µg/L µg/mL ng/dL ng/L ng/mL pg/mL pg/dL g/dl g/l mg/dl mg/l µg/dl µg/l µg/ml ng/dl ng/l ng/ml pg/ml
  mol/L mmol/L µmol/L nmol/L pmol/L mol/l mmol/l µmol/l nmol/l pmol/l mmol/mol mg/mmol mg/g µg/g g/g mEq/L meq/l
  U/L U/l U/mL U/ml U/dL IU/L IU/l IU/mL IU/ml mIU/L mIU/l mIU/mL mIU/ml µIU/mL µIU/ml mU/L mU/l mU/mL µU/mL kU/L kU/l kIU/L AU/mL
  GPLU/mL UNITS/L copies/mL cells/µL cells/mm³ /µL /mm³ /HPF /LPF /hpf /lpf
  ×10⁹/L ×10⁹/l ×10¹²/L ×10¹²/l ×10³/µL ×10³/µl ×10⁶/µL ×10⁶/µl ×10³/mm³ ×10⁶/mm³ K/µL M/µL K/uL M/uL Thou/µL Mill/µL
  10^9/L 10^12/L 10^3/µL 10^6/µL x10^9/L x10^12/L x10^3/µL x10^6/µL 10⁹/L 10⁹/l 10¹²/L 10¹²/l 10³/µL 10⁶/µL
  mL/min mL/min/1.73m² mL/min/1.73 ml/min ml/min/1,73m² ml/min/1.73m² mg/24h g/24h mg/d g/d mOsm/kg mosm/kg mosmol/kg µkat/L µkat/l nkat/l
  mm/1h mm/Std mg/kg ng/mL/h mcg/dL mcg/mL mcg/L mcU/mL mcIU/mL copies/µL /mL k/cumm IE/l IE/L IE/mL mIE/l mIE/L kIE/l U/g UI/L UI/mL mUI/L mUI/mL UI/l g/24 °C
`
  .trim()
  .split(/\s+/u);

const raisedFigures = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Signs that are taken for one another: all get the look of one of them. */
const look = (text: string): string =>
  text
    .replace(/[µμ]/gu, 'u')
    .replace(/[⁰¹²³⁴-⁹]/gu, (figure) => String(raisedFigures.indexOf(figure)))
    .replace(/^[xX×*](?=[1lI|]0)/u, '×')
    .replace(/^i(?=U)/u, 'I')
    .replace(/(?<=10)[AΛ∧](?=\d)/gu, '^')
    .replace(/[lI1|!\]]/gu, 'l')
    .replace(/[\\⁄]/gu, '/')
    .replace(/\/{2}$/u, '/l')
    .replace(/\/$/u, '/l')
    .replace(/^([umnp]?mol)l$/u, '$1/l');

const byLook = new Map(known.map((unit) => [look(unit), unit]));
const byFoldedLook = foldedLooks();

/** Looks that differ in case only and stand for one unit; those that stand for two are left to their exact look. */
function foldedLooks(): Map<string, string> {
  const folded = new Map<string, string>();
  for (const unit of known) {
    const key = look(unit).toLowerCase();
    // Of two ways to write a litre, the capital was listed first; both mean the same.
    if (!folded.has(key)) folded.set(key, unit);
  }
  return folded;
}

/**
 * The unit that a recognised word stands for, printed as in the list, or undefined when it is none. A power is never invented:
 * of "10/L" nobody can say whether it is 10⁹ or 10¹².
 */
export function unitOf(text: string): string | undefined {
  if (!/[/%×µμ]|^[xX*]1/u.test(text)) return known.includes(text) ? text : undefined;
  const key = look(text);
  return byLook.get(key) ?? byFoldedLook.get(key.toLowerCase());
}

/**
 * The unit of which a word is the beginning, or all but the first letter, by the number of its characters in ink: "mmol" with six is mmol/l. A
 * litre's l is narrow where its L is not. Undefined when nothing, or more than one unit, fits.
 */
export function completedUnit(text: string, ink: { characters: number; endsNarrow: boolean }): string | undefined {
  if (text === '' || text.length >= ink.characters) return undefined;
  const fitting = known.filter(
    (unit) =>
      unit.length === ink.characters &&
      /l$/u.test(unit) === ink.endsNarrow &&
      (look(unit).startsWith(beginning(text)) || unit.slice(1) === text),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

const beginning = (text: string): string => (text.endsWith('/') ? `${look(text.slice(0, -1))}/` : look(text));

/** Whether a word has the form of a unit, known or not: something per litre, or a power of ten. */
export const looksLikeUnit = (text: string): boolean =>
  !/10(?:\^|\*\*?|[Ee+])\d/u.test(text) &&
  /^(?=.*\p{L})[\p{L}µ×^*\d⁰¹²³⁴-⁹]*\/[dmµμu]?[lL1I|]$|^[×xX*]\s?10/u.test(text) &&
  !/\d\/\d/u.test(text);
