export const titleTexts3 = `
=== blood_count: by its title, hb elec
HAEMOGLOBINOPATHY SCREEN
Hb A2 5.6 % (<3.5) H
Hb F 1.0 %
Comment: beta thalassaemia trait.
=== serology: by its title, hbv
HEPATITIS B SEROLOGY
HBsAg Negative
Anti-HBs 88 mIU/mL
=== serology: by its title, h pylori
H. pylori IgG antibody: Positive
=== culture: by its title, tb
AFB SMEAR AND CULTURE
Specimen: sputum
No AFB seen. No growth at 6 weeks.
=== culture: by its title, blood
BLOOD CULTURE FINAL
Aerobic bottle: No growth after 5 days
=== stool_test: by its title, calpro
Faecal calprotectin 320 ug/g (<50)
=== stool_test: by its title, hp
Helicobacter pylori faecal antigen: POSITIVE
=== urinalysis: by its title, dip
Dipstick urine
Leuk 2+ Nit pos Prot trace Glu neg
=== genetic_test: by its title, nipt
Non-invasive prenatal test (cfDNA)
Low risk trisomy 21, 18, 13. Fetal fraction 9%.
=== genetic_test: by its title, pgx
CYP2C19 genotype
*2/*2 Poor metaboliser
=== drug_levels: by its title, tacro
Tacrolimus (trough) 9.1 ug/L target 5-8
=== hormone_tests: by its title, bhcg
Serum beta-hCG quantitative 1288 IU/L
=== tumour_markers: by its title, psa
PSA MONITORING
PSA 0.12 ug/L
PSA (March) <0.01
=== diabetes_test: by its title, hba1c
HbA1c (IFCC) 61 mmol/mol (20-42) H
Diabetes likely.
=== clotting_tests: by its title, pre-op
COAG SCREEN
PT 12.1 s 9-13
APTT 44 s 25-36 H
=== vitamin_levels: by its title, zinc
Trace elements: Zinc 7 umol/L (11-18) L
Copper 14 umol/L (11-22)
=== office_visit: by its title, soap
S: knee pain 3 wks
O: effusion
A: OA
P: physio
=== office_visit: by its title, tel
Telephone encounter
Pt called re: rash. Denies SOB. Advised cetirizine 10 mg.
=== consultation: by its title, letter
Rheumatology Clinic Letter
Dear Dr Khan
Diagnosis: seropositive RA
It was a pleasure to review Mrs A. DAS28 4.1.
=== consultation: by its title, eye
Ophthalmology consultation
VA 6/9, IOP 24. Impression: ocular hypertension
=== history_and_physical: by its title, HP
H&P
CC: SOB
HPI: 70M COPD
PE: wheeze
A/P: admit
=== emergency_visit: by its title, triage
A&E CARD
Arrived 02:10 by ambulance. Triage cat 3.
Fall, wrist pain. XR: # distal radius. Backslab.
=== emergency_visit: by its title, letter
Emergency Department discharge letter to GP
Presenting complaint: chest pain
Troponin negative. Discharged home.
=== operative_report: by its title, ot
OPERATION THEATRE NOTES
Procedure: LSCS under SA
Findings: live male baby 3.1 kg
EBL 500 ml
=== operative_report: by its title, cataract
Cataract surgery record - Right phaco + IOL
Local anaesthesia. No complications.
=== endoscopy: by its title, colo
Lower GI endoscopy
Caecum reached. 8 mm polyp sigmoid removed.
=== endoscopy: by its title, cysto
Flexible cystoscopy clinic
Urethra normal. 3 mm papillary lesion.
=== ecg: by its title, ecg
12-lead electrocardiogram
AF rate 110. LBBB.
=== ecg: by its title, event
Ambulatory ECG monitoring (7 day patch)
SVT x 3.
=== lung_function: by its title, pf
Pulmonary function laboratory
FEV1 71% FVC 90% TLCO 55%
=== sleep_study: by its title, psg
Overnight polysomnography
AHI 41/h
=== physiotherapy: by its title, soap
Physiotherapy OPD record
S: L shoulder stiffness
O: AROM flex 100
A: frozen shoulder
P: HEP
=== mental_health: by its title, intake
Psychological therapies (IAPT) assessment
PHQ-9 17 GAD-7 14
=== referral_letter: by its title, form
URGENT REFERRAL - Colorectal 2WW
Reason: PR bleeding, FIT 88
=== referral_letter: by its title, dental
Referral to oral surgery
Please assess and extract 38.
=== vaccination_record: by its title, covid
COVID-19 Vaccination Record Card
1st dose Pfizer EL9262 1/4/21
=== surgical_pathology: by its title, biopsy
Endoscopic biopsies: report of tissue examination
Clinical details: ?coeliac
Micro: villous atrophy.
=== surgical_pathology: by its title, breast
HISTOLOGY - core biopsy L breast
Invasive ductal carcinoma G2. ER 8/8.
=== cytology: by its title, fnac
FNAC THYROID
Bethesda II
=== bone_marrow: by its title, asp
Bone marrow aspiration
Particulate. Megaloblastic erythropoiesis.
=== molecular_pathology: by its title, brafl
BRAF V600E mutation analysis (tumour block)
Detected
=== discharge_summary: by its title, india
DISCHARGE CARD
DOA 1/2/24 DOD 5/2/24
Diagnosis: dengue
Course in ward: IV fluids. 
Advice on discharge: tab PCM 650 tds
=== discharge_instructions: by its title, home
Taking care of yourself at home after cataract surgery
Use your drops 4 times a day. Call us if pain.
=== discharge_instructions: by its title, concussion
Head injury advice sheet
Go to A&E if vomiting or drowsy.
=== medication_list: by its title, mar
Medicines reconciliation
Bisoprolol 5 mg OM - continue
Aspirin 75 mg OM - stop
=== medication_list: by its title, what
What I take (updated June)
Levothyroxine 75 mcg morning
Vit D 1000 units
=== prescription: by its title, fp10
FP10 prescription form
Amoxicillin 500mg caps, 1 tds, 21
=== other_medical: by its title, asthma plan
MY ASTHMA ACTION PLAN
Every day: brown inhaler 2 puffs twice a day
If worse: blue inhaler 6 puffs
=== other_medical: by its title, dnr
DNACPR decision form
CPR should not be attempted.
=== not_medical: by its title, bill
Hospital bill summary
Ultrasound 1 x 1200.00
Total payable: 1200.00
`;
