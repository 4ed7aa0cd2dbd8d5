import { phraseList, type Phrases, wordsOf } from './phrases.ts';

/** What a part of a document is about, as far as laboratory rows go. `unknown` before any heading says so. */
export type Zone = 'lab' | 'other' | 'medications' | 'unknown';

/** Words that may stand before a heading and do not change it: "Recent labs", "Discharge medications". */
const leads = phraseList(
  `final; recent; pertinent; relevant; admission; discharge; diagnostic; clinical; current; home; active; prior; outpatient; inpatient;
  expired; new; previous; past; family; social; medical; surgical; present; smoking; treatment; care; hospital; patient; your`,
);

const labBeginnings = phraseList('lab; labs; laborator*; laborbefund');
const labHeadings = phraseList(
  `results; result; test results; test result; pathology results; results summary; results review; results reviewed; results section;
  test results summary; result summary; blood tests; blood test; blood work; blood results; urine tests; urine test; urine results;
  chemistry; biochemistry; haematology; hematology; urinalysis; serology; microbiology; coagulation; urinalysis complete;
  urinalysis microscopic; urine microscopy; urine culture; blood culture; csf analysis; semen analysis; stool studies; stool analysis;
  blood gas; arterial blood gas; venous blood gas; susceptibility; susceptibilities; immunology; endocrinology; toxicology; allergy panel; allergy tests; allergy test results; ancillary testing;
  ancillary tests; ancillary studies; additional tests; investigations; laboratory data; microbiology results`,
);
const medicationBeginnings = phraseList(
  'medication; medications; medicine; medicines; meds; drugs; prescription; prescriptions',
);
const medicationHeadings = phraseList('drug history; dhx; dh; rx');

/** Headings with further words behind them: "Plan of care", "Vital signs on admission". */
const otherBeginnings = phraseList(
  `vital; vitals; vital signs; allergy; allergies; allergic; adverse*; problem; problems; procedure; procedures; immuniz*; immunis*; vaccin*; history; status;
  encounter; encounters; plan; assessment; assessments; functional*; cognitive*; mental*; note; notes; interpretation*; goal; goals;
  health; physical exam*; indication; indications; reason; follow up; followup; diagnosis; diagnoses; intervention*; referral*`,
);
const otherHeadings = phraseList(
  `active problems; condition; conditions; advance directive; advance directives; instructions; discharge instructions; comment;
  comments; payer; payers; insurance; review of systems; ros; examination; exam; impression; findings; technique; comparison;
  chief complaint; hospital course; equipment; medical equipment; general status; disclaimer; disclaimers; methodology; demographic;
  demographics; care team; provider; providers; summary; planned activity`,
);

const longestHeading = 70;
const furtherWords = 6;

/** The zone that a heading opens, or undefined when the line is no heading known here. */
export function zoneOfHeading(line: string): Zone | undefined {
  if (line.length < 2 || line.length > longestHeading + 20) return undefined;
  const words = line.replace(/^[\s#*=•-]{1,20}/, '').replace(/[\s:*=#-]{1,20}$/, '');
  if (words.length < 2 || words.length > longestHeading || /[|\t]|:\s*\S|\d/.test(words)) return undefined;
  const all = wordsOf(words);
  const forms = [all, withoutLeads(all)];
  if (forms.some((form) => labHeadings.is(form) || labBeginnings.begins(form, furtherWords))) return 'lab';
  if (forms.some((form) => medicationBeginnings.begins(form, furtherWords) || medicationHeadings.is(form)))
    return 'medications';
  return forms.some((form) => otherBeginnings.begins(form, furtherWords) || otherHeadings.is(form))
    ? 'other'
    : undefined;
}

const longestInline = 40;

/** The zone that a label opens with its text behind it: "PHYSICAL EXAM: BP 94/58"; `unknown` after one that is not known here. */
export function zoneOfLabel(line: string): Zone | undefined {
  const label = /^\s{0,4}(\p{Lu}[^:\n|\d]{2,40}):\s/u.exec(line.slice(0, longestInline + 8))?.[1];
  if (label === undefined) return undefined;
  return zoneOfHeading(label) ?? (label === label.toUpperCase() ? 'unknown' : undefined);
}

const mostLeads = 4;

function withoutLeads(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, index) => index >= mostLeads || !leads.is([word]));
  return first > 0 ? words.slice(first) : words;
}

const labTitle = phraseList(
  `laboratory; laboratories; lab results; lab result; lab report; lab reports; lab values; diagnostic centre; diagnostic center;
  test results; labcorp; quest diagnostics; resulting lab; mychart; biochemistry; chemistry; haematology; hematology; toxicology;
  serology; laborbefund; blood count; blood test results; blood test report; blood tests; metabolic panel; lipid panel; lipid profile;
  lipid report; cbc; fbc; urinalysis; pathology lab; newborn screen; microbiology; semen analysis; seminal fluid analysis; csf analysis;
  cerebrospinal fluid; stool studies; stool analysis; stool examination; blood gas; blood gases; abg; drug monitoring; drug levels;
  allergen specific ige; allergy panel; lab slip; lab work; lab sheet; lab printout; bloodwork; blood work; coagulation; thyroid function; thyroid profile; thyroid panel; liver function; kidney function;
  renal function; renal profile; hormone profile; iron studies; glucose log; blood sugar log; culture report; urine culture; blood
  culture; wound culture; pathlabs; pathology report; drug screen; drugs of abuse; drug test; hormones; hormone panel; virology; bacteriology; endokrinologie; labor; laboratoire; analyses médicales; cumulative report; prenatal labs; urine microscopy; cardiac markers; covid 19 test; blood results; vitamin profile; vitamin panel; anemia panel; anaemia profile; rt pcr; infectious disease*; electrophoresis; immunology; immunoassay; tumour markers; tumor markers; coagulation profile`,
);
const otherTitle = phraseList(
  `discharge summary; medication list; progress note; clinic note; clinical note; consultation; imaging; radiology; x ray; ultrasound;
  mri; ct of; ct chest; ct abdomen; ct head; operative; surgical pathology; history and physical; summary of care; summary of episode;
  continuity of care; chief complaint; referral; bone density; dxa; spirometry; histopathology; cytology; biopsy; gross description;
  microscopic description; catheter*; cath lab; vascular lab*; sleep lab*; angiogra*`,
);

const deviceTitle = phraseList(
  `polysomnogra*; sleep study; sleep test; sleep apnea; sleep apnoea; spirometry; pulmonary function; lung function; pft; pfts; audiogra*;
  audiometr*; audiology; hearing test; hearing assessment; tonometry; visual field*; refraction; optometr*; dxa; dexa; bone density; bone densitometry; bone mineral;
  electrocardiogra*; ecg; ekg; 12 lead; holter; echocardiogra*; echo; stress test; exercise test; nerve conduction; electromyogra*;
  urodynamic*; cardiopulmonary exercise; ankle brachial`,
);
const tissueTitle = phraseList(
  `surgical pathology; histopathology; histology; cytology; biopsy; bone marrow; anatomic pathology; anatomical pathology; molecular pathology;
  flow cytometry; immunohistochemistry; molecular oncology; variant report; somatic variant; pap test; frozen section; cytopathology; tumor profiling`,
);

const pictureTitle = phraseList(
  `cardiac catheter*; catheterisation lab*; catheterization lab*; cath lab; coronary angiogra*; angiogra*; pet ct; pet scan; ct scan; ct of; ct abdomen; ct chest;
  ct head; ct brain; mri; magnetic resonance; x ray; radiograph*; ultrasound; sonogra*; mammogra*; scintigra*; nuclear medicine; bone scan;
  radiology; imaging report; imaging; vascular lab*; doppler; endoscopy; colonoscopy; gastroscopy`,
);

/** What makes its figures: a device at the bedside, a camera, or an eye at a microscope; null for all other papers. */
export type Maker = 'device' | 'camera' | 'microscope' | null;

const titleOfMaker = 4; // lines
const wordsOfMaker = 9;

/** Whether a paper tells what a device or a microscope showed, by its first lines. Its figures are no laboratory rows. */
export function makerOf(firstLines: string): Maker {
  // Bars part the words of a letterhead; further down they are those of a table.
  const lines = firstLines
    .split('\n')
    .slice(0, titleOfMaker)
    .filter((line, index) => index === 0 || !line.includes('|'))
    .flatMap((line) => line.split(/\||\t| {2,}/))
    .map(wordsOf);
  const names = (title: Phrases): boolean => lines.some((words) => words.length <= wordsOfMaker && title.holds(words));
  if (names(tissueTitle)) return 'microscope';
  if (names(pictureTitle)) return 'camera';
  return names(deviceTitle) && !lines.some((words) => labTitle.holds(words)) ? 'device' : null;
}

const commentary = phraseList(
  'follow*; interpretation*; methodology; disclaimer*; findings; impression; plan; assessment*; instruction*; summary; technique; diagnos*',
);

/** Headings of remarks between the tables of a laboratory report, which do not end it. */
export const isCommentary = (line: string): boolean => commentary.begins(line);

const longestTitle = 10; // words

/** The zone a document begins in, by the words of its first lines. */
export function zoneOfTitle(firstLines: string): Zone {
  const lines = firstLines.split('\n').filter((line) => line.trim() !== '');
  if (otherTitle.holds(lines[0] ?? '') || otherTitle.holds(firstLines)) return 'unknown';
  return lines.some((line) => line.trim().split(/\s+/).length <= longestTitle && labTitle.holds(line))
    ? 'lab'
    : 'unknown';
}
