import { describe, expect, test } from 'vitest';
import { readDocument } from '../reading/read-document.ts';
import { smallKnowledge } from '../reading/testing/small-knowledge.ts';
import { classify } from './classify.ts';
import type { DocumentFacts } from './document-facts.ts';
import { documentKinds, isDocumentKind, type DocumentKind } from './document-kinds.ts';
import type { DocumentType } from './document-types.ts';

const setup = () => {
  const knowledge = smallKnowledge();
  return (text: string, chosenType?: DocumentType) => {
    const { documentType, documentKind } = readDocument(
      text,
      knowledge,
      chosenType === undefined ? {} : { chosenType },
    );
    return { documentType, documentKind };
  };
};

const imaging = (title: string, findings = 'Unremarkable.') =>
  `${title}\nPatient: Ana Roe\n\nTECHNIQUE: Standard.\nCOMPARISON: None.\nFINDINGS: ${findings}\nIMPRESSION: No acute abnormality.`;

const note = (title: string, body: string) => `${title}\nPatient: Ana Roe\nDate: 2024-05-02\n\n${body}`;

const labReport = (title: string, rows: string) =>
  `${title}\nPatient: Ana Roe\nCollected: 2024-05-02\n\nTest   Result   Units   Reference Range\n${rows}`;

const samples: Record<DocumentKind, string> = {
  blood_count: labReport(
    'LABORATORY REPORT',
    'Hemoglobin   11.2   g/dL   12.0-16.0\nWBC   7.2   K/uL   4.0-11.0\nPlatelets   220   K/uL   150-400',
  ),
  metabolic_panel: labReport(
    'LABORATORY REPORT',
    'Sodium   140   mmol/L   135-145\nPotassium   4.1   mmol/L   3.5-5.1\nGlucose   92   mg/dL   70-99',
  ),
  lipid_panel: labReport('LIPID PANEL', 'LDL Cholesterol   140   mg/dL   0-130\nHDL Cholesterol   50   mg/dL   40-60'),
  liver_panel: labReport('LIVER FUNCTION TESTS', 'Zeta protein   40   U/L   10-50'),
  kidney_panel: labReport('RENAL FUNCTION PANEL', 'Zeta protein   40   U/L   10-50'),
  thyroid_panel: labReport('THYROID FUNCTION', 'Zeta protein   40   U/L   10-50'),
  diabetes_test: labReport('HbA1c TEST REPORT', 'Zeta protein   40   U/L   10-50'),
  iron_studies: labReport('IRON STUDIES', 'Zeta protein   40   U/L   10-50'),
  vitamin_levels: labReport('VITAMIN D TEST', 'Zeta protein   40   U/L   10-50'),
  hormone_tests: labReport('HORMONE PROFILE', 'Zeta protein   40   U/L   10-50'),
  clotting_tests: labReport('COAGULATION SCREEN', 'Zeta protein   40   U/L   10-50'),
  tumour_markers: labReport('TUMOUR MARKERS', 'Zeta protein   40   U/L   10-50'),
  blood_gas: labReport('ARTERIAL BLOOD GAS', 'Zeta protein   40   U/L   10-50'),
  drug_levels: labReport('THERAPEUTIC DRUG MONITORING', 'Zeta protein   40   U/L   10-50'),
  urinalysis: labReport('URINALYSIS', 'Zeta protein   40   U/L   10-50'),
  culture: 'MICROBIOLOGY REPORT\nUrine culture\nSpecimen: urine\nResult: No growth after 48 hours.',
  serology: labReport('HEPATITIS SEROLOGY', 'Zeta antigen   Non-reactive'),
  allergy_test: labReport('ALLERGY PANEL', 'Zeta pollen   0.2   kU/L   0-0.35'),
  genetic_test: 'GENETIC TEST REPORT\nGene: BRCA2\nResult: A pathogenic variant was found. Heterozygous.',
  stool_test: labReport('STOOL EXAMINATION', 'Zeta protein   40   U/L   10-50'),
  general_lab: labReport(
    'LABORATORY REPORT',
    'Hemoglobin   13   g/dL   12-16\nSodium   140   mmol/L   135-145\nLDL Cholesterol   100   mg/dL   0-130',
  ),
  x_ray: imaging('X-RAY LEFT KNEE, 3 VIEWS'),
  chest_x_ray: imaging('CHEST X-RAY, PA AND LATERAL'),
  ct: imaging('CT ABDOMEN AND PELVIS WITH CONTRAST'),
  mri: imaging('MRI BRAIN WITHOUT CONTRAST'),
  ultrasound: imaging('ULTRASOUND OF THE ABDOMEN'),
  mammogram: imaging('SCREENING MAMMOGRAM', 'BI-RADS 2.'),
  pet: imaging('PET/CT SKULL BASE TO THIGH', 'SUVmax 2.1.'),
  bone_density: imaging('BONE DENSITY (DXA)', 'T-score -1.2.'),
  nuclear_scan: imaging('NUCLEAR MEDICINE BONE SCAN'),
  echocardiogram: imaging('TRANSTHORACIC ECHOCARDIOGRAM', 'Ejection fraction 60%.'),
  angiography: imaging('CORONARY ANGIOGRAM'),
  fetal_ultrasound: imaging('OBSTETRIC ULTRASOUND'),
  vascular_ultrasound: imaging('CAROTID DUPLEX'),
  stress_test: imaging('EXERCISE STRESS TEST'),
  swallow_study: imaging('MODIFIED BARIUM SWALLOW STUDY'),
  nerve_study: imaging('NERVE CONDUCTION STUDY'),
  eeg: imaging('EEG REPORT'),
  office_visit: note(
    'Progress Note',
    'CHIEF COMPLAINT: Cough.\nHISTORY OF PRESENT ILLNESS: Cough for a week.\nPHYSICAL EXAM: Lungs clear.\nASSESSMENT AND PLAN: Rest.',
  ),
  consultation: note(
    'CARDIOLOGY CONSULTATION',
    'REASON FOR CONSULTATION: Chest pain.\nHISTORY OF PRESENT ILLNESS: Chest pain.\nASSESSMENT: Chest pain.\nPLAN: Rest.',
  ),
  history_and_physical: note(
    'HISTORY AND PHYSICAL',
    'CHIEF COMPLAINT: Cough.\nPAST MEDICAL HISTORY: Asthma.\nPHYSICAL EXAM: Lungs clear.\nASSESSMENT: Asthma.',
  ),
  emergency_visit: note(
    'EMERGENCY DEPARTMENT NOTE',
    'CHIEF COMPLAINT: Fever.\nHISTORY OF PRESENT ILLNESS: Fever.\nPLAN: Rest.',
  ),
  operative_report: note(
    'OPERATIVE REPORT',
    'PREOPERATIVE DIAGNOSIS: Appendicitis.\nPOSTOPERATIVE DIAGNOSIS: Appendicitis.\nPROCEDURE: Appendectomy.\nESTIMATED BLOOD LOSS: Minimal.',
  ),
  endoscopy: note(
    'COLONOSCOPY REPORT',
    'INDICATION: Screening.\nFINDINGS: The cecum was reached. A polyp was removed.\nIMPRESSION: Polyp.',
  ),
  ecg: note('12-LEAD ECG', 'Normal sinus rhythm. PR interval 160 ms. QRS duration 90 ms. No acute ST change.'),
  lung_function: note(
    'PULMONARY FUNCTION TEST',
    'FEV1 80% of predicted. Normal spirometry.\nINTERPRETATION: Mild asthma.',
  ),
  sleep_study: note(
    'POLYSOMNOGRAPHY REPORT',
    'Apnea-hypopnea index 12. Sleep efficiency 80%.\nIMPRESSION: Mild obstructive sleep apnea.',
  ),
  physiotherapy: note(
    'PHYSICAL THERAPY EVALUATION',
    'SUBJECTIVE: Back pain.\nOBJECTIVE: Range of motion is reduced.\nASSESSMENT: Back pain.\nPLAN: Exercises.',
  ),
  mental_health: note(
    'PSYCHIATRIC EVALUATION',
    'CHIEF COMPLAINT: Low mood.\nMENTAL STATUS EXAM: Affect is flat.\nASSESSMENT: Depression.',
  ),
  referral_letter: note(
    'Referral Letter',
    'Dear Dr. Lee,\nThank you for seeing this patient with asthma and a cough. On examination the chest was clear.\nPlease advise.',
  ),
  vaccination_record: note(
    'IMMUNIZATION RECORD',
    'Influenza vaccine   2023-10-01   Lot number A12\nTetanus vaccine   2020-02-01   Lot number B34',
  ),
  newborn_record: note('Newborn Exam', 'Apgars 8 and 9. Birth weight 3,400 g. Hips stable.'),
  telehealth_visit: note('Telehealth Visit', 'CHIEF COMPLAINT: Cough.\nASSESSMENT: Cold.\nPLAN: Rest.'),
  ambulance_report: note('Ambulance Care Record', 'Crew on scene at 10:10. Transported to hospital.'),
  dental_note: note('Dental Examination', 'Caries of two teeth.'),
  eye_exam: note('Eye Examination', 'Visual acuity 6/6. Slit lamp: clear.'),
  dialysis_note: note('Hemodialysis Treatment Note', 'Dry weight 70 kg. Ultrafiltration 2 L.'),
  chemotherapy_visit: note('Chemotherapy Visit', 'Cycle 2. Nausea. Premedication given.'),
  autopsy: note('Autopsy Report', 'CAUSE OF DEATH: Heart attack.\nINTERNAL EXAMINATION: The heart is enlarged.'),
  death_summary: note('Death Summary', 'HOSPITAL COURSE: Sepsis. She was pronounced dead at 04:00.'),
  surgical_pathology: note(
    'SURGICAL PATHOLOGY REPORT',
    'SPECIMEN: Colon biopsy.\nGROSS DESCRIPTION: Received in formalin.\nMICROSCOPIC DESCRIPTION: Glands.\nFINAL DIAGNOSIS: Adenocarcinoma.',
  ),
  cytology: note(
    'CERVICAL CYTOLOGY (PAP TEST)',
    'SPECIMEN ADEQUACY: Satisfactory for evaluation.\nINTERPRETATION: Negative for intraepithelial lesion.',
  ),
  bone_marrow: note(
    'BONE MARROW BIOPSY REPORT',
    'SPECIMEN: Bone marrow aspirate.\nMICROSCOPIC DESCRIPTION: Normal cells.\nFINAL DIAGNOSIS: Normal marrow.',
  ),
  molecular_pathology: note(
    'MOLECULAR PATHOLOGY REPORT',
    'SPECIMEN: Tumor block.\nMETHOD: Next-generation sequencing.\nRESULTS: No mutation was found.\nINTERPRETATION: Negative.',
  ),
  discharge_summary: note(
    'DISCHARGE SUMMARY',
    'ADMISSION DIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: Treated with antibiotics.\nDISCHARGE MEDICATIONS: Lisinopril 10 mg daily.\nFOLLOW-UP: In 2 weeks.',
  ),
  discharge_instructions: note(
    'DISCHARGE INSTRUCTIONS',
    'DIET: Light.\nACTIVITY: Rest.\nWHEN TO CALL: Call your doctor if you have a fever.',
  ),
  medication_list:
    'MEDICATION LIST\nPatient: Ana Roe\n\nLisinopril 10 mg tablet - take 1 tablet daily\nMetformin 500 mg tablet - take 1 tablet twice daily',
  prescription:
    'PRESCRIPTION\nPatient: Ana Roe\n\nLisinopril 10 mg tablet\nSig: Take 1 tablet by mouth daily\nDispense: 30   Refills: 2',
  other_medical: 'Things to tell the team: I have had headache and fever, and I was told it could be an infection.',
  not_medical: 'INVOICE 1001\nItem   Qty   Price\nOffice chair   1   $120.00\nSubtotal $120.00\nAmount due: $120.00',
};

describe('each kind', () => {
  test.each(Object.entries(samples))('%s is recognised', (kind, text) => {
    const type = isDocumentKind(kind) ? documentKinds[kind].type : undefined;
    expect(setup()(text)).toEqual({ documentType: type, documentKind: kind });
  });
});

test.each([
  ['an insurance card', 'ACME HEALTH PLAN\nMember ID: A123456\nGroup No: 7788\nRxBIN 004336\nCopay: office $20.00'],
  ['a recipe', 'Apple cake\nIngredients: 2 cups flour, 3 tablespoons sugar\nPreheat the oven. Bake for 40 minutes.'],
  [
    'a letter without clinical content',
    'Dear patient,\nWe are moving to a new address in May. Our office hours stay the same. Parking is free.\nKind regards',
  ],
  [
    'an appointment reminder',
    'Appointment reminder\nYour appointment has been booked for 3 May at 10:00. Please bring your card.',
  ],
  ['a hospital bill', 'BILLING STATEMENT\nGeneral Hospital\nBlood test $45.00\nX-ray $120.00\nAmount due: $165.00'],
  ['a shopping list', 'Shopping list: milk, eggs, bread, aspirin'],
  ['a greeting card', 'Happy birthday, Grandma! Have a great day.'],
  ['nothing', ''],
])('takes %s for not medical', (_what, text) => {
  expect(setup()(text)).toEqual({ documentType: 'other', documentKind: 'not_medical' });
});

test.each([
  'Pneumonia.',
  'Clear to auscultation bilaterally.',
  'Appendectomy in 1988.',
  'The patient lives with his wife.',
  'No significant past medical history.',
])('takes a line of a note for medical: %s', (text) => {
  expect(setup()(text).documentKind).not.toBe('not_medical');
});

describe('the type a person chose', () => {
  test('wins over what was recognised, with the best kind of that type', () => {
    expect(setup()(samples.ct, 'clinical_note')).toEqual({
      documentType: 'clinical_note',
      documentKind: 'office_visit',
    });
  });

  test('keeps the recognised kind that belongs to it', () => {
    expect(setup()(samples.ct, 'imaging')).toEqual({ documentType: 'imaging', documentKind: 'ct' });
  });

  test('keeps the recognised kind under "other"', () => {
    expect(setup()(samples.ct, 'other')).toEqual({ documentType: 'other', documentKind: 'ct' });
  });
});

describe('lab rows', () => {
  const facts: DocumentFacts = {
    text: 'Results',
    title: '',
    sectionNames: [],
    labGroups: [],
    medications: 0,
    findings: 0,
    terms: 0,
  };

  test('name the kind that most of them belong to', () => {
    const labGroups = ['blood_count', 'blood_count', 'blood_count', 'metabolic_panel', null];
    expect(classify({ ...facts, labGroups }).documentKind).toBe('blood_count');
  });

  test('of several panels make a general report', () => {
    const labGroups = ['blood_count', 'metabolic_panel', 'lipid_panel', 'thyroid_panel'];
    expect(classify({ ...facts, labGroups }).documentKind).toBe('general_lab');
  });

  test('in a clinical note leave it a note', () => {
    const sectionNames = ['chief complaint', 'history of present illness', 'physical exam', 'assessment and plan'];
    const text = 'A line of the note.\n'.repeat(40);
    expect(
      classify({ ...facts, text, sectionNames, labGroups: ['blood_count', 'blood_count'], findings: 5 }).documentType,
    ).toBe('clinical_note');
  });
});
