export const titleTexts2 = `
=== nuclear_scan: by its title, mps
MYOCARDIAL PERFUSION SCAN (adenosine)
Reversible defect in the inferior wall. LVEF 58%.
=== echocardiogram: by its title, 2d echo
2D ECHO & COLOUR DOPPLER
LVEF 60%
No RWMA
Mild MR
Imp: Normal LV function
=== echocardiogram: by its title, echo letter
Dear Dr Jones
Echocardiogram 4/4/24
LV dilated, EF 32%. Severe MR.
Plan: start ramipril 1.25 mg, refer heart failure clinic.
=== angiography: by its title, cag
CORONARY ANGIOGRAM (CAG)
LMCA normal. LAD 70% mid. RCA 90%.
Adv: PTCA to RCA
Meds: Ecosprin 75 mg, clopidogrel 75 mg
=== angiography: by its title, leg
Lower limb angiogram and angioplasty
Left SFA occlusion 6 cm crossed. Balloon 5 mm.
Good result.
Plan: aspirin 75 mg od, clopidogrel 75 mg od for 3 months.
=== office_visit: by its title, EMIS print
RIVERSIDE MEDICAL PRACTICE
Consultation - Face to face - 10:20
History: cough 1/52
Examination: chest clear
Plan: fluids, rv prn
=== office_visit: by its title, GP note
Consultation details (GP)
Problem: Low back pain (new)
History: 2/52 lifting at work.
Exam: SLR 80 bilat
Plan: naproxen 250mg tds, rv 2/52
=== office_visit: by its title, opd card
OPD CARD
c/o fever x 3d
o/e T 101, throat congested
Adv: tab paracetamol 650 tds x 3 d
Review after 3 days
=== consultation: by its title, cardiology clinic
Cardiology Outpatient Clinic
Date of clinic 4 May 2024
Dear Dr Hale
Diagnosis: 1. Paroxysmal AF
I reviewed this gentleman in clinic today.
Yours sincerely
=== consultation: by its title, inpatient consult
INFECTIOUS DISEASES CONSULT
Requesting: Dr X
Reason: bacteremia
Assessment: MSSA bacteraemia. Recommend cefazolin 2 g q8h.
=== history_and_physical: by its title, clerking
Medical take - clerking proforma
PC: chest pain
HPC: 2h central
PMH: HTN
O/E: HS I+II
Imp: ACS
Plan: admit CCU, aspirin 300
=== emergency_visit: by its title, ED
ED Attendance Summary
Triage: cut to hand
Treatment: glued
Disposal: home
=== operative_report: by its title, op note uk
OPERATION NOTE
Surgeon: Mr A
Procedure: Laparoscopic appendicectomy
Findings: inflamed appendix
Post op: home tomorrow
=== endoscopy: by its title, ogd
OGD REPORT
Sedation: midazolam 2 mg
Oesophagus: grade B oesophagitis
Duodenum: normal
CLO test negative
=== ecg: by its title, tmt
TREADMILL TEST (TMT) REPORT
Bruce protocol, 9 min, 10 METS. No ST change.
Impression: negative for inducible ischaemia
=== ecg: by its title, holter
24 HOUR HOLTER MONITOR
Sinus rhythm throughout. 240 ventricular ectopics.
=== lung_function: by its title, spiro
SPIROMETRY
FEV1 1.9 L 61% pred
FVC 3.5 L 92%
FEV1/FVC 54%
=== sleep_study: by its title, wp
WatchPAT home sleep test
pAHI 22
ODI 18
=== physiotherapy: by its title, physio
Physio discharge letter
Dear GP. Attended 6 sessions for right ankle sprain.
ROM full.
=== mental_health: by its title, cmht
Community mental health team review
Mood low. No thoughts of self harm.
Plan: sertraline 100 mg
=== referral_letter: by its title, uk
Dear Colleague
Please see this 45 yr old lady with PV bleeding.
PMH nil. 
Many thanks
=== vaccination_record: by its title, red book
Child immunisation record
6 in 1 1st dose 2/3/24
Rotavirus 1st dose
=== surgical_pathology: by its title, skin
Histopathology
Specimen: Skin ellipse, back
Macroscopic: ellipse 30x12 mm
Microscopic: malignant melanoma, Breslow 0.6 mm.
=== cytology: by its title, smear
Cervical screening test result
HPV: not detected
Next test in 3 years
=== bone_marrow: by its title, bm
Bone marrow trephine
Hypercellular. Blasts 30%.
=== molecular_pathology: by its title, egfr
LUNG CANCER BIOMARKERS (NGS)
EGFR exon 19 deletion detected
ALK not rearranged
PD-L1 TPS 20%
=== discharge_summary: by its title, uk
Electronic discharge letter
Admitted 1/2/24 Discharged 4/2/24
Diagnosis: pneumonia
Medication on discharge: amoxicillin 500 mg tds
=== discharge_instructions: by its title, avs
Instructions for home after your visit
You have a sprained ankle.
Take ibuprofen 400 mg three times a day.
Take paracetamol 1 g four times a day.
Come back if the pain gets worse.
=== discharge_instructions: by its title, ward leaflet
After your knee replacement
Medicines to take at home: rivaroxaban 10 mg daily; oxycodone 5 mg as needed
When to seek help: calf pain, fever
=== discharge_instructions: by its title, emergency care
Emergency Department - Home care sheet
Why you came: asthma attack
Your medicines: prednisone 40 mg daily for 5 days; albuterol 2 puffs every 4 hours
Return to the emergency room if you cannot speak in full sentences.
=== medication_list: by its title, gp repeat
REPEAT MEDICATION
Ramipril 5 mg one daily
Bisoprolol 2.5 mg one daily
=== prescription: by its title, rx
Dr. K Rao MBBS
Rx
Tab Azithral 500 OD x 3
Syp Grilinctus 5 ml TDS
=== other_medical: by its title, fit note
STATEMENT OF FITNESS FOR WORK
I assessed your case on 4/4/24. Because of: low back pain
You are not fit for work until 18/4/24
=== not_medical: by its title, appointment
Appointment reminder
Your appointment at the eye clinic is on 3 May at 9:00. Please bring your glasses.
=== ct: by its title, body
Radiology
Exam: CT A/P w contrast
Hx: abd pain, on metformin 500 mg bid, lisinopril 10 mg daily
Findings: liver normal. Appendix 11 mm.
Impression: appendicitis.
=== mri: by its title, note-like
Neuroradiology report
Examination: Brain MR
Clinical info: headache, denies weakness.
Report: No mass. White matter lesions.
Plan: Correlate.
=== ultrasound: by its title, carotid
CAROTID DUPLEX SCAN
R ICA PSV 210 cm/s: 50-69% stenosis.
=== ultrasound: by its title, renal letter
Dear Dr
US renal tract
Kidneys 10 cm each. No hydronephrosis. Post void residual 120 ml.
Conclusion: Incomplete emptying.
=== ultrasound: by its title, clinic scan
Antenatal clinic - growth scan
EFW 2.1 kg on 30th centile. AFI 12. Doppler normal.
Plan: rescan 4/52
=== echocardiogram: by its title, bedside
Bedside echo ICU
LV good, EF 60. RV dilated. IVC full.
Plan: CTPA
=== nuclear_scan: by its title, vq
Lung ventilation & perfusion scan
Mismatched defects right lower lobe.
=== nuclear_scan: by its title, hida
HEPATOBILIARY SCINTIGRAM
Gallbladder EF 18%.
=== pet: by its title, ct
18F-FDG PET-CT report
Hypermetabolic nodes. Deauville 4
=== angiography: by its title, LHC
Left heart cath / PCI report
LAD stented. LVEDP 18.
=== angiography: by its title, fluorescein
Peripheral arteriography
Occluded SFA.
=== mammogram: by its title, MLO
DIGITAL MAMMOGRAPHY - DIAGNOSTIC - RIGHT
ACR C. 12 mm mass UOQ. BIRADS 4b.
=== bone_density: by its title, BMD
Bone mineral densitometry
Spine T -3.1
=== chest_x_ray: by its title, cxr note
CXR 2/5
NAD
=== x_ray: by its title, spine
Cervical spine AP/Lat radiographs
Loss of lordosis.
=== general_lab: by its title, crp
BLOOD RESULTS
CRP 88 mg/L <5 H
=== general_lab: by its title, discharge table
Lab report
Urea 5 mmol/L 2.5-7.8
Hb 120 g/L 115-165
TSH 1.1 mIU/L 0.4-4
PSA 3.1 ug/L <4
`;
