export const texts = {
  listLabel: 'Sample reports',
  open: 'Open this sample',
  printed: 'In the report',
  told: 'In plain words',
  types: {
    lab_result: { title: 'Lab results', text: 'Blood counts, cholesterol, thyroid, urine and more.' },
    imaging: { title: 'Imaging reports', text: 'Reports of X-rays, CT and MRI scans, and ultrasound.' },
    clinical_note: { title: 'Clinical notes', text: 'Notes of visits, letters and reports of operations.' },
    pathology: { title: 'Pathology reports', text: 'What was seen in a tissue or cell sample.' },
    discharge_summary: { title: 'Discharge summaries', text: 'What was done in hospital, and what comes next.' },
    medication_list: { title: 'Medication lists', text: 'The names of your medicines, and how to take them.' },
  },
  own: {
    title: 'Now read your own',
    text: 'This was a sample. Upload a document of yours, and Readback explains it in the same way.',
    upload: 'Upload a Document',
    others: 'See other samples',
  },
  page: {
    title: 'Sample report',
    loading: 'Loading sample report...',
    failed: 'This sample report could not be shown.',
    back: 'Back to the home page',
  },
} as const;
