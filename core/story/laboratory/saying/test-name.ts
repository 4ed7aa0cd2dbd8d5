import type { AnalyteEntry } from '../../../knowledge/entries.ts';
import { siteIn } from '../../../reading/labs/specimens.ts';

/** What people call a test, where the name on record needs a word more or less. */
const everyday: Partial<Record<string, string>> = {
  glucose: 'blood sugar (glucose)',
  glucose_fasting: 'fasting blood sugar (glucose)',
  hba1c: 'hemoglobin A1c',
  hba1c_ifcc: 'hemoglobin A1c',
  hdl: 'HDL (good) cholesterol',
  ldl: 'LDL (bad) cholesterol',
  ldl_direct: 'LDL (bad) cholesterol',
  triglycerides: 'triglycerides (blood fats)',
  urea_nitrogen: 'urea nitrogen (BUN)',
  bicarbonate: 'carbon dioxide',
  bicarbonate_gas: 'bicarbonate',
  psa: 'PSA (prostate test)',
  egfr: 'eGFR (kidney filter rate)',
  mcv: 'red cell size (MCV)',
  rdw: 'spread of red cell sizes (RDW)',
  rdw_sd: 'spread of red cell sizes (RDW)',
  mch: 'hemoglobin per red cell (MCH)',
  mchc: 'hemoglobin density (MCHC)',
  mpv: 'platelet size (MPV)',
  tsh: 'TSH (thyroid signal)',
  vitamin_d_125: 'active vitamin D',
  covid_19: 'COVID-19',
  covid_19_antigen: 'COVID-19',
  influenza_a: 'flu A',
  influenza_b: 'flu B',
  urine_glucose: 'sugar in the urine',
  urine_appearance: 'look of the urine',
  urine_color: 'color of the urine',
  urine_ph: 'urine pH',
  ph_blood: 'blood pH',
  urine_specific_gravity: 'strength of the urine (specific gravity)',
};

const places: Partial<Record<string, string>> = { urine: 'in the urine', stool: 'in the stool', blood: 'in the blood' };
const kinds = 'total direct indirect free ionized fasting'.split(' ');

/** The name of a test as it stands inside a sentence; a name with a comma is turned round, since it would break a list. */
export const testName = (printed: string, analyte: AnalyteEntry | undefined): string =>
  analyte === undefined
    ? printedName(printed)
    : siteOf(printed, analyte) + (everyday[analyte.id] ?? recordName(analyte.name, printed).replace(/,/g, ''));

/** "throat gonorrhea": at one place a germ may be found, and not at another. */
function siteOf(printed: string, { measures }: AnalyteEntry): string {
  const site = measures.startsWith('whether') ? siteIn(printed) : undefined;
  return site === undefined ? '' : `${site} `;
}

/** A number that the paper does not print is not told: "Vitamin D" is no "vitamin D (25-hydroxy)". */
function recordName(name: string, printed: string): string {
  const [, outer = name, details = ''] = /^(.+?) \(([^)]+)\)$/.exec(name) ?? [];
  const isPrinted = (detail: string): boolean =>
    printed === '' || (detail.match(/\d+/g) ?? []).every((number) => printed.includes(number));
  const inner = details.split(', ').filter(isPrinted).join(', ');
  const whole = small(withoutComma(outer));
  if (inner === '') return whole;
  if (inner.endsWith('share')) return `${inner} of ${whole}`;
  const place = places[inner];
  if (place !== undefined) return `${whole} ${place}`;
  if (kinds.includes(inner)) return `${inner} ${whole}`;
  return /^[A-Z\d-]{2,6}$/.test(inner) || /\d|^with |^from |^older /.test(inner) ? `${whole} (${inner})` : whole;
}

/** "X, Total" is "total X"; "X, urine" is "X in the urine"; any other comma becomes a bracket. */
function withoutComma(name: string): string {
  const [first = '', ...others] = name.split(/,\s*/);
  const rest = others.join(' ').trim();
  if (rest === '') return first.trim();
  const place = places[rest.toLowerCase()];
  if (place !== undefined) return `${first} ${place}`;
  return /^\p{Lu}?\p{Ll}+$/u.test(rest) && rest.length < 12
    ? `${rest.toLowerCase()} ${small(first)}`
    : `${first} (${rest})`;
}

/** How and in what a machine measured says nothing to a reader. */
const coded =
  /\s*\[[^\]]*\]|\s+in (?:Serum or Plasma|(?:Upper )?Respiratory (?:system )?specimen|Dried blood spot|DBS)\b|\s+by [A-Z][^,]*$/g;
const machineWords =
  /\s+(?:Bld|BldV|BldA|Ql|Qn|SerPl|Ser|Plas|UrnS|Ur|Smear|Manual|Man|Auto|Micro|XXX|DBS|Othr|FP|Scn|Spec|Rto|HPF|LPF|UC|NAA\+probe|MS\.MALDI-TOF|SerPl-aCnc|SerPl-sCnc|SerPl-mCnc|Bld-Rto)(?=\s|$)/g;
const newbornScreen = /^(.+?)(?: deficiency)? newborn screen(?:ing)? interpretation$/i;
const shouted = /^[^\p{Ll}]{6,}$/u;
const misread = /[\^~|<>{}\\]/;

function printedName(printed: string): string {
  const screened = newbornScreen.exec(printed)?.[1];
  if (screened !== undefined) return `newborn screen for ${screened.toLowerCase()}`;
  const tidy = printed
    .replace(coded, ' ')
    .replace(machineWords, '')
    .replace(/\.(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:.,*-]+|[\s:.,*"'-]+$/g, '')
    .trim();
  if (tidy === '' || misread.test(tidy)) return 'a test with a name that is hard to read';
  return small(
    withoutComma(shouted.test(tidy) && !ofGene.test(tidy) ? tidy.replace(/\p{L}[\p{L}\d-]*/gu, inSmall) : tidy),
  );
}

/** "HFE C282Y": a gene with its change is printed in capitals everywhere. */
const ofGene = /\b[A-Z]\d{2,5}[A-Z]\b/;

/** Short forms keep their capitals: no vowel gives them away, or they are known. */
const inSmall = (word: string): string =>
  /^(?:DNA|RNA|HIV|EBV|AFB|IG[AEGM]|ANA|ABO|PSA|CEA|AFP|ESR|INR|BUN|HLA|ABL1)$|^[^AEIOUY]{2,5}$|^(?=[A-Z\d-]{0,9}\d)[A-Z][A-Z\d-]{2,8}$/.test(
    word,
  )
    ? word
    : word.toLowerCase();

/** A capital that only starts the name goes; "HDL", "pH" and "B12" keep theirs, and so does a name of two capitals. */
function small(name: string): string {
  const [first = ''] = name.split(/[\s(]/);
  return /^[A-Z][a-z]{2,}[a-z/-]*$/.test(first) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

const many =
  /(?:cells|platelets|phils|cytes|triglycerides|ketones|nitrites|bodies|casts|crystals|bacteria|antibodies|granulocytes|immunoglobulins|lipids|chains|acids|proteins|metanephrines)$/i;

/** A name without the bracket after it: "triglycerides (blood fats)" is "triglycerides". */
export const bareName = (name: string): string =>
  name.endsWith(')') && name.includes(' (') ? name.slice(0, name.lastIndexOf(' (')) : name;

/** Whether a name takes "are": "platelets", "triglycerides (blood fats)". */
export function isMany(name: string): boolean {
  const bare = name
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/ in the (?:urine|stool|blood)$/, '')
    .trim();
  return many.test(bare) && !/^(?:share|spread|size|color|look) of /.test(bare);
}
