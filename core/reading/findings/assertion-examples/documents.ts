/** Whole pieces of documents, parted by lines of dashes: lists, leads, and what a section makes of its words. "." marks what is not read. */
export const documentExamples = `
GP CONSULTATION
Mr Alan Quill 46 yrs

4/7 hx [sore throat]+, [fever]+. No [cough]-. nil [rash]-. no [neck stiffness]-
PMHx nil of note. [asthma]< as a child
O/E [tonsils enlarged]+, no [quinsy]-
---
S: Knees ache.
PMH  [hypertension]<
FH   mother - [stroke]^
MEDS aspirin for [pain].
---
REQUEST: palpable [lump]+

In the right lobe there is a [nodule]+.
---
Medication: Ramipril 5 mg

Thank you for asking me to see this man, who has noticed a [tremor]+ of the right hand for a year.
---
Vaccine        Date         Lot
[Varicella]~      2010-05-01   K11
[Hepatitis B]~    2011-05-01   K12
---
History: you are having lip [swelling]+ for the past 1 hr
You do not have any [rash]-
Medical history: you had [asthma]< as a child
---
History: [Asthma]<, [eczema]<
---
Pins and needles in both arms, maintains motor and sense, no loss of [function]-
[Fevers]+ with headaches in the evening, which began after the flight
This is a line that is much longer than the others, so that nobody takes the first one for a line that was wrapped by a printer.
---
The lungs are clear and there is no sign of any
[Pneumonia]- or effusion, and nothing else was found
---
REVIEW OF SYSTEMS
Constitutional: Denies [fever]-, [chills]-.
Respiratory: [Cough]+. No [wheezing]-.
---
Review of Systems:
Constitutional: Negative for [fever]- and [fatigue]-.
HENT: Positive for [congestion]+.
Respiratory: Negative for [cough]- and
  [shortness of breath]-.
---
ROS:
She denies:
- [fever]-
- [cough]-
- [rash]-
She reports:
- [fatigue]+
---
HPI: Patient denies the following symptoms:
• [chest pain]-
• [syncope]-
---
Negative for:
[fever]-
[cough]-

Positive for:
[rash]+
---
ROS
[Fever]-        No
[Cough]+        Yes
[Rash]-         No
---
SYMPTOMS:
[x] [Cough]+
[ ] [Fever]-
[ ] [Rash]-
---
REVIEW OF SYSTEMS: (+) [fatigue]+, (-) [fever]-, (-) [weight loss]-
---
ROS: +[cough]+ +[sputum]+ -[fever]- -[chest pain]-
---
PAST MEDICAL HISTORY
1. [Hypertension]<
2. [Diabetes]<, type 2
3. No [asthma]-
---
PMH: [Asthma]<, [eczema]<
DH: salbutamol
FH: father [MI]^ age 50
O/E: no [wheeze]-, [crackles]+ left base
Imp: ?[pneumonia]?
---
PMHx - [hypertension]<, nil [asthma]-
---
FAMILY HISTORY
Mother: [breast cancer]^ at 50.
Father: healthy.
No [colon cancer]-.
---
FAMILY HISTORY: Positive for [diabetes]^. Negative for [cancer]-.
---
INDICATION: Rule out [PE]~.
FINDINGS: No [PE]-. Small [effusion]+.
IMPRESSION: 1. No [pulmonary embolism]-. 2. Small left [effusion]+.
---
Indication: [Cough]+ and [fever]+.
Impression: [Pneumonia]+.
---
CLINICAL HISTORY: History of [breast cancer]<.
FINDINGS: Benign [calcifications]+.
---
DIFFERENTIAL DIAGNOSIS:
1. [Appendicitis]?
2. [Ovarian cyst]?
---
DIFFERENTIAL:
- [Migraine]?
- [Tension headache]?
---
DDx: [GERD]?, [angina]?
---
ASSESSMENT:
1. [Hypertension]+, controlled.
2. Possible [gout]?.
3. [Asthma]+ without [exacerbation]-.
---
ASSESSMENT AND PLAN:
1. [Pneumonia]+. Start amoxicillin. Return if [fever]~ persists.
2. [Diabetes]+: continue metformin, watch for [hypoglycemia]~.
---
ALLERGIES: Penicillin ([rash].), sulfa ([hives].)
---
MEDICATIONS: Lisinopril for [hypertension]., Advil for [pain].
---
DISCHARGE INSTRUCTIONS:
Call your doctor if you have:
- [fever]~ above 101
- [vomiting]~
- worse [pain]~
---
WHEN TO CALL YOUR DOCTOR
[Fever]~ or [chills]~
[Redness]~ around the cut
---
RETURN PRECAUTIONS: [Fever]~, [bleeding]~, [chest pain]~.
---
Watch for these signs:
• [swelling]~
• [redness]~
---
Risks of the procedure include:
- [bleeding]~
- [infection]~
---
PLAN:
1. [Cough]+ - rest and fluids.
2. Screening for [colon cancer]~: colonoscopy ordered.
---
FINAL DIAGNOSIS:
A. Colon, polyp: Tubular [adenoma]+. Negative for high-grade [dysplasia]-.
B. Skin, left arm: Basal cell [carcinoma]+, margins uninvolved.
---
DISCHARGE DIAGNOSES:
[Heart failure]+
[Atrial fibrillation]+
[Pneumonia]<, resolved
---
DISCHARGE DIAGNOSES: [Sepsis]+ due to [urinary tract infection]+
---
RESOLVED PROBLEMS:
[Pneumonia]<
---
SOCIAL HISTORY: Never smoked. No [alcohol abuse]-.
---
CHIEF COMPLAINT: [Chest pain]+
---
CHIEF COMPLAINT
[Knee pain]+

HISTORY OF PRESENT ILLNESS
Mr. A is a man with a history of [gout]< who has [knee pain]+ for 2 days. No [fever]-.
His father had [gout]^.
---
COMPARISON: CT of 2020 with [nodule].
FINDINGS: [Nodule]+ unchanged.
---
PREOPERATIVE DIAGNOSIS: [Appendicitis]+
POSTOPERATIVE DIAGNOSIS: [Appendicitis]+
---
COMPLICATIONS: None.
FINDINGS: Inflamed appendix without [perforation]-.
---
FINDINGS:
Liver: No [mass]-.
Kidneys: [Cyst]+ on the left. No [stones]-
or [hydronephrosis]-.
---
FINDINGS:
Lungs: Clear. No [nodules]-.
Bones: [Degenerative changes]+.

IMPRESSION:
No acute [disease]-.
---
IMPRESSION: No evidence of acute [pulmonary embolism]-, [pneumonia]-, or
[pleural effusion]-. Mild [emphysema]+.
---
HPI: 3/7 hx [cough]+, nil [sob]-, nil [haemoptysis]-
PMH: [asthma]<, nil else
Plan: safety net - if [SOB]~ or [fever]~ a&e
---
Dear Dr. Moss,
Thank you for seeing this man with [hoarseness]+ for two months. He has no [weight loss]-.
---
Symptom        Present?
[Fever]-          No
[Cough]+          Yes
---
Problem List
- [Hypertension]+
- [Asthma]< (resolved)
---
Past Surgical History: Repair of [hernia]< 2012.
---
Immunizations: [Influenza]~ vaccine 2023.
---
Health maintenance: [Breast cancer]~ screening up to date.
---
History of Present Illness: The patient was seen for [asthma]+. She has no [wheeze]-.
---
Physical Exam:
General: no acute [distress]-
Abdomen: soft, [tenderness]+ in the right lower quadrant, no [rebound]-
`;
