export const noteTexts = `
=== office_visit: a SOAP note
S: Sore throat for 2 days. No cough.
O: T 38.1. Tonsils red with exudate.
A: Strep throat, likely.
P: Rapid test, amoxicillin if positive.
=== consultation: a UK clinic letter
Dear Dr Osei,
Diagnosis: Type 2 diabetes. Hypertension.
I reviewed this lady in the diabetes clinic today. Her weight is 82 kg and blood pressure 138/82.
Plan: continue metformin. Review in six months.
=== office_visit: an annual physical
Annual Wellness Visit
Here for a yearly check. Feels well. BP 124/76.
Assessment: Healthy adult. Plan: Mammogram, flu shot, colonoscopy next year.
=== consultation: an inpatient consult
INFECTIOUS DISEASE CONSULT NOTE
Consult requested by Dr. Lund for fever after surgery.
Impression: Likely line infection. Recommendations: remove the line, vancomycin.
=== consultation: a new patient at a specialist
NEUROLOGY INITIAL CONSULTATION
Reason for consultation: Tremor.
History of present illness: Two years of right hand tremor at rest.
Impression: Parkinson disease.
=== consultation: a second opinion
Second opinion consultation, oncology
The patient asks for advice on treatment of prostate cancer.
Assessment: Low-risk disease. Plan: active surveillance.
=== history_and_physical: on admission
H&P
CC: Chest pain. HPI: Pressure for two hours. PMH: HTN. Meds: lisinopril.
PE: Heart regular. A/P: Rule out MI. Admit to telemetry.
=== history_and_physical: before an operation
PREOPERATIVE HISTORY AND PHYSICAL
Planned procedure: Knee replacement.
Past medical history: Hypertension. Physical examination: Heart and lungs normal.
=== history_and_physical: an admission note
Admission Note
Presenting complaint: Confusion. History: Two days. Past medical history: COPD. Examination: Drowsy. Plan: admit, fluids.
=== emergency_visit: UK A&E
ACCIDENT AND EMERGENCY RECORD
Triage: Category 3. Presenting complaint: cut to left hand.
Treatment: Cleaned, 4 sutures. Discharged home.
=== emergency_visit: an ED report
ED PROVIDER REPORT
Arrival by ambulance. Chief complaint: shortness of breath.
MDM: Asthma attack, improved after nebulizers. Disposition: Home.
=== emergency_visit: urgent care
Urgent Care Visit
Reason: ear pain in a child. Exam: red eardrum. Diagnosis: Otitis media. Treatment: amoxicillin.
=== operative_report: a C-section
OPERATIVE NOTE
PROCEDURE: Cesarean section. SURGEON: Dr. Abara. ANESTHESIA: Spinal.
FINDINGS: Live infant, Apgars 8 and 9. EBL 700 mL. COMPLICATIONS: None.
=== operative_report: a brief note
Brief Op Note
Pre-op diagnosis: Carpal tunnel syndrome. Post-op diagnosis: same.
Procedure: Right carpal tunnel release. EBL: minimal. Condition: stable.
=== operative_report: UK style
OPERATION NOTE
Operation: Left total hip replacement
Indication: Osteoarthritis. Incision: posterior. Procedure: Femoral head removed, cup and stem cemented. Closure in layers.
=== endoscopy: a colonoscopy with polyps
COLONOSCOPY
Preparation: good. The scope was advanced to the cecum.
Findings: Two 5 mm polyps, removed by cold snare.
Recommendation: repeat in 5 years.
=== endoscopy: a cystoscopy
FLEXIBLE CYSTOSCOPY REPORT
Urethra normal. Bladder mucosa normal. No tumor seen.
=== endoscopy: a bronchoscopy
Bronchoscopy with lavage
Indication: Infiltrate. Sedation: midazolam. Findings: Thick secretions in the right lower lobe.
=== ecg: a machine reading
ECG 12-lead
Vent. rate 112 bpm  PR * ms  QRS 88 ms  QT/QTc 320/437 ms
Atrial fibrillation with rapid ventricular response. Abnormal ECG.
=== ecg: a Holter
24-hour Holter monitor
Average heart rate 74. 312 ventricular ectopic beats. No pauses.
=== ecg: EKG in words
EKG interpretation
Normal sinus rhythm at 68. Left axis deviation. No ST changes.
=== lung_function: full tests
PULMONARY FUNCTION TESTS
FVC 3.1 L (88%). FEV1 1.6 L (58%). FEV1/FVC 52%. DLCO 60%.
Interpretation: Moderate obstruction.
=== lung_function: for asthma
Spirometry before and after salbutamol
FEV1 2.2 L, 74% predicted; after 2.7 L. Reversible obstruction.
=== lung_function: in restriction
Lung function report
TLC 62% of predicted, FVC 60%. Restrictive pattern.
=== sleep_study: at home
Home Sleep Apnea Test
REI 18 per hour. Lowest oxygen saturation 82%.
Impression: Moderate obstructive sleep apnea.
=== sleep_study: for CPAP titration
CPAP TITRATION STUDY
Pressure of 10 cm of water removed events. Residual AHI 2.
=== sleep_study: overnight in a lab
POLYSOMNOGRAM
Total sleep time 340 minutes. Sleep efficiency 78%. AHI 6.1.
=== physiotherapy: for a back
PT EVALUATION
Complaint: low back pain. Lumbar flexion limited by 50%. Strength 4/5.
Goals: walk 20 minutes. Plan: therapeutic exercise twice a week.
=== physiotherapy: after a stroke
Occupational Therapy Progress Note
Client works on dressing and grip. Goals: hold a cup. Treatment: hand exercises.
=== physiotherapy: a discharge from rehabilitation
Physical Therapy Discharge Note
Six sessions. Shoulder flexion now 160 degrees. Home exercise program given.
=== mental_health: an intake
BEHAVIORAL HEALTH INTAKE
Presenting problem: panic attacks. Mood anxious, affect restricted. No suicidal ideation.
Diagnosis: Panic disorder. Plan: CBT weekly.
=== mental_health: a psychiatry follow-up
Psychiatry follow-up
Mood improved on sertraline. PHQ-9 is 6. Sleep good. Thought process linear.
Plan: continue.
=== mental_health: a psychologist's report
PSYCHOLOGICAL ASSESSMENT REPORT
Tests: WAIS. Memory within the expected range. Conclusion: No sign of dementia; low mood.
=== referral_letter: to a surgeon
Dear Colleague,
Re: Ida Quill
Please see this 54 year old lady with gallstones and attacks of pain.
Many thanks for your help.
=== referral_letter: two weeks wait
URGENT SUSPECTED CANCER REFERRAL
Reason for referral: rectal bleeding and weight loss.
Medication: none. Kind regards, Dr Osei
=== referral_letter: a form
REFERRAL FORM - DERMATOLOGY
Reason: changing mole on the back. Relevant history: sunburns as a child.
Referred by: Dr. Lund
=== vaccination_record: a child's card
IMMUNISATION HISTORY
DTaP/IPV   1st dose 2 months, 2nd dose 3 months
MMR   13 months
=== vaccination_record: COVID
COVID-19 Vaccination Record Card
1st Dose   Pfizer   Lot EW0182   03/02/2021
2nd Dose   Pfizer   Lot EW0217   03/23/2021
=== vaccination_record: travel vaccines
Vaccination certificate
Yellow fever   2022-06-01   Batch 88A
Typhoid   2022-06-01   Batch T12
=== consultation: a letter of an outpatient clinic
St Brannoc's University Hospital
Department of Cardiology - Outpatient Clinic
Clinic date: 12/03/2025
Dear Dr Murphy,
Diagnosis: Paroxysmal atrial fibrillation
I reviewed this lady in my clinic today. She has had two episodes of palpitations. ECG sinus rhythm.
Plan: continue bisoprolol 2.5 mg. Review in 6 months.
=== mental_health: a progress note of a crisis team
HOME TREATMENT TEAM          Progress note
Presenting problem
Low mood, poor sleep. Denies thoughts of harming others.
MSE
Tearful, good eye contact. Insight good.
Plan
Daily visits.
`;
