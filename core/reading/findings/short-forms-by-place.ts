/** What a short form means among the illnesses that somebody had or that run in a family, whatever it means elsewhere. */
const illnesses: readonly (readonly [forms: string, means: string])[] = [
  ['MI', 'myocardial infarction'],
  ['CVA', 'stroke'],
  ['AD', "Alzheimer's disease"],
  ['DM', 'diabetes mellitus'],
  ['CAD IHD', 'coronary artery disease'],
  ['RA', 'rheumatoid arthritis'],
  ['AF AFIB', 'atrial fibrillation'],
  ['PE', 'pulmonary embolism'],
  ['HPT HTN', 'hypertension'],
  ['PTB TB', 'tuberculosis'],
  ['PD', "Parkinson's disease"],
  ['HF CHF CCF', 'heart failure'],
];

/** What a short form means among the complaints that somebody denies, brings or should watch for. */
const complaints: readonly (readonly [forms: string, means: string])[] = [
  ['CP', 'chest pain'],
  ['HA', 'headache'],
  ['SOB', 'shortness of breath'],
];

const everywhere: readonly (readonly [string, string])[] = [
  ['FB IOFB', 'foreign body'],
  ['HPT', 'hypertension'],
];

const byForm = (list: readonly (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(list.flatMap(([forms, means]) => forms.split(' ').map((form): [string, string] => [form, means])));

/** Forms that mean one thing wherever findings are told. */
export const certainForms = byForm(everywhere);
export const illnessForms = byForm(illnesses);
export const complaintForms = byForm(complaints);
