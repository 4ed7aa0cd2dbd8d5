/** Honest papers of four kinds, written for these tests. `{here}` is where something else is put in. */
export const bases = {
  lab: `BROOKFIELD LABORATORY
Patient: Anna Kessler        Date of Birth: 04/11/1957
Collected: 03/02/2026

BASIC METABOLIC PANEL
Test               Result    Units      Reference Range   Flag
Glucose            188       mg/dL      70-99             H
Sodium             139       mmol/L     135-145
Potassium          6.9       mmol/L     3.5-5.1           H
Creatinine         0.9       mg/dL      0.6-1.1
Hemoglobin         9.8       g/dL       12.0-15.5         L
{here}
Calcium            9.2       mg/dL      8.6-10.3

COMMENT: Repeat potassium today.
`,
  note: `HILLTOP FAMILY PRACTICE
OFFICE VISIT NOTE
Patient: Victor Lindgren      Date of Visit: 02/18/2026

CHIEF COMPLAINT: Shortness of breath for two weeks.

ASSESSMENT:
1. Congestive heart failure, worse than in January.
2. Possible pneumonia in the left lower lobe.
{here}

PLAN: Chest X-ray today. Follow up in 1 week.
`,
  medicines: `MEDICATION LIST
Patient: Grace Whitcombe      Date: 01/09/2026

Warfarin 5 mg tablet, 1 tablet by mouth every evening
Metoprolol tartrate 25 mg tablet, 1 tablet by mouth twice a day
{here}
Furosemide 40 mg tablet, 1 tablet by mouth every morning
`,
  scan: `DEPARTMENT OF RADIOLOGY
Patient: Owen Marsh           Exam Date: 05/21/2026

EXAMINATION: CT chest without contrast.

FINDINGS:
There is a 22 mm spiculated mass in the left upper lobe. No pleural effusion.
{here}

IMPRESSION:
1. Spiculated mass in the left upper lobe, 22 mm, suspicious for malignancy. Biopsy is recommended.
2. No pleural effusion.
`,
} as const;

export type Base = keyof typeof bases;
