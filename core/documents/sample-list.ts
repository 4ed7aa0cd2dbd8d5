import type { Sample } from './samples.ts';

/** One line of a sample as it is printed, and what its explanation says of it, word for word. */
export type SampleLine = { printed: string; told: string };

/**
 * The reports that come with the program, one of each type that people choose from. They are known without asking a server: the first
 * page shows them at once.
 */
export const sampleList = [
  {
    id: 'lab-panel',
    title: 'Yearly blood tests',
    documentType: 'lab_result',
    teaser: 'Sugar, kidneys, cholesterol and blood count: some results are outside the range.',
  },
  {
    id: 'chest-ct',
    title: 'CT scan of the chest',
    documentType: 'imaging',
    teaser: 'A small spot in the lung has grown, and the report asks for another scan.',
  },
  {
    id: 'clinic-note',
    title: 'Visit about blood pressure and diabetes',
    documentType: 'clinical_note',
    teaser: 'What the nurse practitioner heard, found and planned.',
  },
  {
    id: 'pathology',
    title: 'Polyps from a colonoscopy',
    documentType: 'pathology',
    teaser: 'Two polyps were looked at under the microscope.',
  },
  {
    id: 'discharge-summary',
    title: 'Going home after pneumonia',
    documentType: 'discharge_summary',
    teaser: 'Why she was in hospital, which medicines are new, and what comes next.',
  },
  {
    id: 'medication-list',
    title: 'Seven medicines',
    documentType: 'medication_list',
    teaser: 'What each medicine is usually for and how the list says to take it.',
  },
] as const satisfies readonly Sample[];

export type SampleId = (typeof sampleList)[number]['id'];

export const sampleLines: Record<SampleId, SampleLine> = {
  'lab-panel': {
    printed: 'Hemoglobin A1c 6.1 H % <5.7',
    told: 'Blood sugar: both are outside: glucose slightly high (112 mg/dL, range 70-99); hemoglobin A1c slightly high (6.1%, range under 5.7).',
  },
  'chest-ct': {
    printed: 'Mild degenerative changes of the thoracic spine.',
    told: 'Bones: mild changes from wear and tear of the upper and middle part of the spine.',
  },
  'clinic-note': {
    printed: 'Metformin 1000 mg tablet, 1 tab PO BID',
    told: 'Metformin 1000 mg tablet, 1 tablet by mouth twice a day.',
  },
  pathology: {
    printed: 'Repeat colonoscopy in 7 years.',
    told: 'Repeat camera test of the large bowel (colonoscopy) in 7 years.',
  },
  'discharge-summary': {
    printed: 'A chest X-ray showed pneumonia in the right lower lobe.',
    told: 'A chest X-ray showed a lung infection (pneumonia) in the lower part of the right lung.',
  },
  'medication-list': {
    printed: 'Furosemide tablet 40 mg 1 tablet by mouth every morning',
    told: 'Furosemide is commonly used to reduce swelling and extra fluid.',
  },
};
