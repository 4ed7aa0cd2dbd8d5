import type { Explanation } from '../../documents/explanation.ts';
import { explainDocument } from '../../explaining/explain-document.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';

/** Papers of our own to ask about. */
export const papers = {
  labs: `BROOKFIELD LABORATORY
Patient: Anna Kessler        Date of Birth: 04/11/1957
Collected: 03/02/2026 08:10  Ordering Provider: Mark Ostrow, MD

Test               Result    Units      Reference Range   Flag
Glucose            188       mg/dL      70-99             H
Sodium             139       mmol/L     135-145
Potassium          5.4       mmol/L     3.5-5.1           H
LDL Cholesterol    92        mg/dL      <100
Hemoglobin         9.8       g/dL       12.0-15.5         L

COMMENT: Repeat potassium in 2 weeks. The low hemoglobin is likely due to blood loss.`,
  scan: `EXAMINATION: CT chest without contrast.    Exam Date: 05/21/2026

INDICATION: Cough for six weeks.

FINDINGS:
There is a 7 mm solid nodule in the right upper lobe. Mild emphysema. No pleural effusion.

IMPRESSION:
1. Solid nodule in the right upper lobe, 7 mm. Follow-up CT chest in 3 months is recommended.
2. No pleural effusion. No pneumonia.

Electronically signed by: Helen Brandt, MD`,
  visit: `OFFICE VISIT NOTE
Patient: Victor Lindgren, 61 years old      Date of Visit: 02/18/2026

CHIEF COMPLAINT: Follow-up of blood pressure.

FAMILY HISTORY: Mother had breast cancer.

ALLERGIES: Penicillin (rash).

VITAL SIGNS: BP 148/88, HR 76, Weight 201 lb.

MEDICATIONS:
Lisinopril 20 mg tablet, 1 tablet by mouth daily
Metformin 1000 mg tablet, 1 tablet by mouth twice a day

ASSESSMENT AND PLAN:
1. Hypertension, not at goal.
2. Type 2 diabetes. Continue metformin.

Return to the emergency department for chest pain or trouble breathing.
Follow up in 4 weeks.`,
} as const;

export type Paper = keyof typeof papers;

export const explainedText = (text: string): Explanation =>
  explainDocument({ text, source: { kind: 'text', pages: 1, ocr: false, confidence: null } }, loadKnowledge());

const known = new Map<Paper, Explanation>();

export function explainedPaper(paper: Paper): Explanation {
  const explanation = known.get(paper) ?? explainedText(papers[paper]);
  known.set(paper, explanation);
  return explanation;
}
