import { phraseList, type Phrases, wordsOf } from './phrases.ts';
import { specimenOfHeading } from './specimens.ts';

/** Labels of the head and foot of a report, as a whole: what follows them is no result. */
const administrative = phraseList(
  `patient; patient name; patient id; full name; first name; last name; legal name; name; dob; d o b; dob gender; dob sex; dob age;
  date of birth; dateofbirth; birth date; birthdate; born; geb; sex; gender; race; ethnicity; mrn; nhs; nhs number; nhs no; ssn; age;
  age sex; age gender; sex age; date; time; id; no; number; result; results; value; test; tests; unit; units; flag; status; source; site;
  class; stage; grade; level; lot; total; pmh; pmhx; dhx; shx; fhx; imp; ice; plan; address; email; website; www; tel; telephone; phone; fax; mobile; gene; genes; variant; variants; exon; transcript; genotype; language; diagnosis;
  comment; note; notes; planned activity; operator; sample type; susceptibility; susceptibilities; sensitivity; sensitivities; organism;
  antibiotic; antibiotics; region; lab no; your ref; our ref; seq; deauville; january; february; march; april; may; june; july;
  august; september; october; november; december; monday; tuesday; wednesday; thursday; friday; saturday; sunday`,
);

/** Labels of the head and foot of a report, with further words behind them. */
const administrativeStart = phraseList(
  `date collected; date received; date reported; date entered; date issued; date of; date printed; date ordered; name of; phone; telephone;
  tel; fax; mobile; page; pages; account; acct; accession; address; ordering; ordered; order; physician; provider; referring; referred;
  requested; collected; collection; received; report; reported; report date; report status; report released; printed; issued; specimen;
  sample id; lab id; lab no; lab number; lab director; lab reference; lab ref; medical record; mrn; clia; npi; electronically; signed;
  verified; performed; performing; director; insurance; zip; room; bed; ward; hospital no; visit; client; copy to; authorising;
  authorizing; authorised; authorized; result status; resulting; licensed; copyright; dr; department; einsender; eingang; ausgang; auftrag;
  version; form; section; chapter; step; day; week; figure; table; dose; qty; quantity; refill; refills; sig; start; started; onset;
  administered; pat nr; pat no; patient nr; patientennr; case no; case nr; phoned; telephoned; notified; called; filed; passport; lot #; icd; cpt; snomed; loinc`,
);
const reportOfPatient = phraseList('report patient; reported patient');

/** Words that begin or make up a remark about ranges, not a row: "Optimal: <100", "Toxic range: >1.5". */
const remark = phraseList(
  `normal; optimal; near optimal; borderline; desirable; desired; prediabet*; pre diabet*; diabet*; deficien*; insufficien*; sufficien*;
  low; high; very high; very low; moderate; elevated; negative; positive; equivocal; toxic*; therapeutic; goal; target; at risk; low risk;
  high risk; average risk; male; female; men; women; adult; adults; child*; non smoker; non smokers; smoker; smokers; nonsmoker;
  nonsmokers; reference; ref; range; interpretation; limit; lower; upper; result; results; value; values; werte; critical; panic; critical value; critical values; critical result; critical results; panic value; panic values; cut off;
  cutoff; age; for; in; if; when; note; comment; method; per; and; or; the; a; an; with; than; less; greater; between; from; to; by; at; of;
  on; his; her; he; she; patient; patients; patient s; they; my; your; our; we; you; i; it; is; was; average; recent; previous; today`,
);
const remarkWithin = phraseList(
  `range; reference; limit; limits; goal; goals; target; targets; treat*; therapeutic; consistent with; recommend*; interpretation; cutoff;
  cut off; should; may be; performed; threshold; guideline; guidelines; http*; www*; according; increased risk; exposure; quantitation;
  considered; protective; please; developed by; note that; year of age; years of age; page`,
);

/** Measured at the bedside, told by a picture, or a score: no laboratory rows. */
const vital = phraseList(
  `height; weight; length; body height; body weight; body length; ht; wt; pulse; pulse rate; pulse ox*; heart rate; hr; respiration;
  respirations; respiratory rate; resp; resp rate; rr; temp; t; fio2; fo2; fo2 i; o2 flow; temperature; body temp; body temperature; pain; pain score; pain scale;
  head circumference; map; spo2; t score; z score; ejection fraction; lvef; ef; bmd; bone mineral density; fev1; fvc; fev1 fvc; fev1 fvc ratio; tlc l; rv l; rv; rv tlc; vc l; svc; svc l; ic l; erv; erv l; frc l; pef; dlco; peak flow; tlco; kco; frc; ahi; rdi; odi; oahi; cahi; apnea hypopnea index; apnoea hypopnoea index;
  arousal index; sleep efficiency; sleep latency; rem latency; tst; iop; intraocular pressure; qt; qtc; qrs; qrs duration; qrs axis; axis;
  pr interval; qt interval; qtc interval; rr interval; lvedd; lvesd; lvidd; lvids; ivs; e e; tapse; lad; abi; phq 9; phq9; gad 7; gad7; gcs; bi rads;
  meld; meld na; child pugh;
  birads; lung rads; pi rads; li rads; ti rads; group`,
);
const vitalStart = phraseList(
  'body mass index; bmi; t score*; z score*; bsa; body surface area; bp; blood pressure; systolic; diastolic; waist; o2 sat*',
);
const device = phraseList('analyser; analyzer; analysers; analyzers');
const pictures = phraseList(
  'ekg; ecg; electrocardiogram; chest x ray; chest xray; x ray; xray; echo; echocardiogram; ultrasound',
);
const fewMore = 4;
const manyMore = 12;

const verbs = phraseList(
  `is; are; was; were; has; have; had; been; be; should; will; would; could; can; cannot; did; does; do; show; shows; showed; denies;
  denied; report; reports; reported; state; states; stated; take; takes; taking; took; continue; start; increase; decrease; told; advised; present;
  presents; presented; improved; seen; noted; found; discussed; measuring; measures`,
);

const headLabel = phraseList(
  `patient; name; date; dob; d o b; date of birth; gender; sex; mrn; age; tel; phone; fax; collected; received; reported; printed;
  accession; account; acct; physician; provider; ordering; geb; page; director; lab director; specimen; interim report; final report; end of report; preliminary report; passport`,
);

/** Whether a cell is a label of the report's head with its words: "DOB: 2004-10-15". */
export const isHeadLabel = (cell: string): boolean => headLabel.begins(cell);

export function isVital(name: string): boolean {
  const words = wordsOf(name);
  return (
    vital.is(words) || device.holds(words) || vitalStart.begins(words, fewMore) || pictures.begins(words, manyMore)
  );
}

export function isAdministrative(name: string): boolean {
  const words = wordsOf(name);
  if (administrativeStart.begins(words) && !reportOfPatient.begins(words)) return true;
  return name.split(/\s?:| {2,}|\t|\|/).some((part) => isWhole(administrative, part));
}

/** Whether words before a colon say what the words behind it are: "Filed by: Dr X", "Class guide: 0", but not "Urine: Protein". */
export function isLabelled(name: string): boolean {
  const label = /^([^:]{1,60}?)\s?:\s+\S/.exec(name)?.[1];
  return label !== undefined && specimenOfHeading(label) === undefined;
}

/** Whether words head a remark, not a row. */
export const isRemark = (name: string): boolean => isWhole(remark, name);
/** Whether words outside a table speak of ranges or methods, as a comment under a row does. */
export const speaksOfRange = (name: string): boolean => remarkWithin.holds(name);
export const hasVerb = (name: string): boolean => verbs.holds(name);

// "Total" is a label and "Total %" a name.
const isWhole = (phrases: Phrases, name: string): boolean => !/[%#(]/.test(name) && phrases.is(name);
