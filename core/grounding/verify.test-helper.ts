import type { Language } from '../documents/explanation.ts';
import { explainDocument } from '../explaining/explain-document.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import {
  verifySentence,
  verifySource,
  type Verdict,
  type VerifyOptions,
  type VerifySource,
} from './verify-sentence.ts';

const papers = {
  labs: `RIVERSIDE FAMILY CLINIC - LAB REPORT
Collected 02/11/2026

Component            Your Value    Standard Range     Flag
WBC                  12.4 10*3/uL  3.8 - 10.8         H
HGB                  14.2 g/dL     13.2 - 17.1
PLT                  142 10*3/uL   140 - 400
ALT                  88 U/L        9 - 46             H
AST                  61 U/L        10 - 35            H
Total bilirubin      0.7 mg/dL     0.2 - 1.2
Vitamin D, 25-OH     18 ng/mL      30 - 100           L
Vitamin B12          612 pg/mL     200 - 1100
LDL Cholesterol      130 mg/dL     <100               H
CRP                  < 3.0 mg/L    < 8.0
HIV Ag/Ab            Non-reactive  Non-reactive
Urine Glucose        Negative      Negative
Comment: Repeat ALT in 2 weeks.`,
  scan: `CT CHEST
Exam date: 08/21/2026. Compared with 08/15/2025.
FINDINGS:
There is a 7 mm solid nodule in the right upper lobe, increased from 5 mm one year ago. Mild emphysema is present.
No pleural effusion. The heart is normal in size.
Opacity at the left base, possible pneumonia.
Right kidney 10.9 cm, left kidney 9.1 cm.
IMPRESSION: Follow-up CT chest in 3 months is recommended by Dr. Brandt.`,
  visit: `CLINIC NOTE
HISTORY: She denies shortness of breath and fever. Former smoker. Asthma as a child.
FAMILY HISTORY: Father had a myocardial infarction at age 52.
EXAM: BP 148/92.
MEDICATIONS: Metformin 500 mg twice daily. Atorvastatin 20 mg at bedtime.
STOP: ibuprofen.
PLAN: Hypertension: start lisinopril 10 mg daily. Return in 4 weeks.`,
  pathology: `SURGICAL PATHOLOGY REPORT
Specimen: Skin, left upper back, punch biopsy
Diagnosis: Melanocytic nevus with mild atypia. Negative for melanoma.
Margins: Atypical cells extend to the deep margin.`,
  culture: `URINE CULTURE
Culture: >100,000 CFU/mL Escherichia coli
Susceptibility
  Ampicillin            R
  Nitrofurantoin        S`,
  ward: `WARD ROUND
Obs: BP 132/78, HR 96, SpO2 91 %, temp 37.8 C, Na 129. Urine output 640 mL.
Spirometry: FVC 3.62, FEV1 2.41.
Two biopsies were taken. 3 of 11 nodes contained metastasis. ASMA 1:40.
Wound check in 10 days. Repeat U&E in 1/52. Sutures out day 14.`,
  review: `KIDNEY CLINIC REVIEW
                     This visit    Last visit    Goal
Blood pressure       134/82        151/90        <130/80
Urine protein ratio  48            71            <30
Walk test (m)        412           365

Breathing test       Pre     Post
Forced volume        2.05    2.61

Marker               Result   Upper limit
Fibre index          12.5     9.0
Swelling time        31       40
Reported: 14/09/2026 at 16:25. Earlier sample 09/09/2026.
Booster dose 3. Third degree burn. Filled area 25 %.

Pot record           May     Jul     Sep
Plasma iron store    412     288     190

Stage one            7.4
Stage two            9.9`,
  letter: `CLINIC LETTER
Calprotectin 64, down from 310. Splenic cyst 21 mm (was 34 mm).
Elastase 412 (200-500). NT-proBNP threshold 125.
Dressings changed twice weekly. Eye drops four times a day for 7 days.
Opening pressure 23 cmH2O. Lost 9 lb. Residual volume pre 310 mL, post 45 mL. Temp 38.4 on arrival.
Amlodipine caused ankle swelling. HPV 31 detected. Crown planned for UL4. Ramipril 5 mg continues.`,
  rounds: `RHEUMATOLOGY FOLLOW-UP
Worked as a roofer 1979-1996. Treated with leflunomide in 2017. Uses a splint at night.
Phototherapy completed 03/2023. Radial nerve block given.
Prior smear (2021): negative.
She would like to think about tocilizumab. Knee replacement was discussed.
Sputum culture preliminary. Variant of uncertain significance in PALB2.
Appearances compatible with sarcoidosis.
Old wedge fracture of T9. Acute break of the fifth rib.
Grip 14 kg (expected 22 kg). Target trough 5.0-8.0. Trough 9.4
Amylase (U/L) [<110]     41     63     58
HR 54. Reduce prednisolone. Asthma not at goal. Low risk of fracture.
OM2 stented. Tear of the subscapularis. Inguinal hernia 2 cm. Ventouse delivery.
No rib displacement.`,
  stay: `DISCHARGE SUMMARY
HISTORY: She was given daily 2 g ceftazidime and later clarithromycin. Dexamethasone goes to 8 mg (up from 2 mg per day).
Flat plate of the abdomen: free air. Resection of a renal carcinoma 12 days ago. Appendicectomy scar.
She had apyrexial days only, and pulses were equal. Abdomen non-distended and NT. The fever broke on Tuesday.
We held sertraline this past Monday. Portal vein has a calibre at 9.4 mm. Review 2 weeks status post-operation.
IMPRESSION: Ileus, status post appendicectomy. Nodal spread cannot be judged (NX). Codeine up to 4 tablets, max 240 mg/24 h.
On sertraline ~18m. Then ceftazidime q.12h. Ketoprofen 50 mg 1–2/d. Ketoprofen x6/52. Has testosterone q.4 weekly. Calf non‑tender.
The ileum shows no pathology. Ice packs + heat to calf. Bloods all N. Deflazacort 40 mg for a week then 20 mg. White count rose to 14.2. The spleen was not enlarged. The neck is a bit stiff.
Had chills for 2 days, now apyrexial. Gout poorly controlled. Pain beyond 24–36h → see surgeon. P 88, SpO₂ 94%.
WARNING SIGNS: repeated vommiting, dizziness.

LABORATORY
Glucose, Urine            2      mg/dL
Glucose                   96     mg/dL   70 - 99
Albumin, Urine            1.5    mg/dL
MODERATE RISK:   100-149 MG/DL`,
  story: `PROGRESS NOTE
Because of his hoarseness, a laryngoscopy was ordered. We stopped the amlodipine. The neurologist will call him on Thursday.
Dr. Q, the patient's cardiologist, agrees. Weakness drifted upward from the ankles. He is mildly dehydrated.
He was started on clindamycin, which gave him a rash, and was changed to linezolid, which upset his stomach.
The left ureter measures 9 mm and the right ureter 4 mm. He should have foods high in potassium.
The imaged portion of the pelvis is normal. A drain will be placed. The splint was removed. Symptoms began a few months ago.
Pain is worse on exertion. The tremor persisted overnight. A stent was not attempted. Digoxin 125 mcg / furosemide 40 mg. Metoclopramide 1 h pre-meal. Gout is unlikely.
The left hip is worn, but the right is normal. Both thumbs are worn, right worse than left
Osteophytes
Then poss ref rheumatology
Wear the splint until healing is complete. Recurrent lumbago likely postural.
Because of his heartburn, H. pylori was tested for. There may also be a fistula. Cystoscopy was recommended in view of his bleeding.`,
} as const;

export type Paper = keyof typeof papers;

const sources = new Map<Paper, VerifySource>();

function sourceOf(paper: Paper): VerifySource {
  const known = sources.get(paper);
  if (known) return known;
  const knowledge = loadKnowledge();
  const read = { kind: 'text', pages: 1, ocr: false, confidence: null } as const;
  const made = verifySource(explainDocument({ text: papers[paper], source: read }, knowledge), knowledge);
  sources.set(paper, made);
  return made;
}

/** The verdict on a sentence about one of the papers; the line is that of the first quote. */
export function verdictOn(
  paper: Paper,
  quotes: string | readonly string[],
  text: string,
  language: Language = 'en',
  options?: VerifyOptions,
): Verdict {
  const source = sourceOf(paper);
  const all = [quotes].flat().filter((quote) => quote !== '');
  const line =
    source.explanation.text.split('\n').findIndex((words) => all[0] !== undefined && words.includes(all[0])) + 1;
  return verifySentence({ text, quotes: all, lines: line > 0 ? [line] : [] }, source, language, options);
}

/** All that is wrong, or may be wrong, with a sentence. */
export function faultsIn(paper: Paper, quote: string, text: string, language: Language = 'en'): readonly string[] {
  const { faults, doubts } = verdictOn(paper, quote, text, language);
  return [...faults, ...doubts];
}
