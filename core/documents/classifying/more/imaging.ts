export const imagingTexts = `
=== x_ray: a knee at an urgent care
XR KNEE 3 VIEWS RIGHT
HISTORY: Twisting injury.
FINDINGS: No fracture or dislocation. Small joint effusion.
IMPRESSION: No acute bony injury.
=== x_ray: an abdominal film
Plain film of the abdomen
Findings: Normal bowel gas pattern. No free air.
Impression: No obstruction.
=== x_ray: a barium study
UPPER GI SERIES WITH BARIUM
Findings: Barium passes freely. Small sliding hiatal hernia.
Impression: Hiatal hernia.
=== chest_x_ray: a portable film
PORTABLE CHEST RADIOGRAPH
COMPARISON: Yesterday.
FINDINGS: Endotracheal tube in place. Bibasilar atelectasis.
IMPRESSION: No pneumothorax.
=== chest_x_ray: UK style
CXR
Heart size normal. Lungs clear. No pleural effusion seen.
=== chest_x_ray: as a sentence
Examination: Radiography of chest, frontal and lateral
Clinical information: Cough, fever
Report: There is consolidation in the right lower lobe. Conclusion: Pneumonia.
=== ct: a head without contrast
CT HEAD WITHOUT CONTRAST
INDICATION: Fall.
FINDINGS: No hemorrhage, mass or shift.
IMPRESSION: No acute intracranial abnormality.
=== ct: a lung screening
Low-dose CT lung cancer screening
Findings: 4 mm nodule in the left lower lobe.
Impression: Lung-RADS 2.
=== ct: CT of kidneys in UK style
CT KUB
Clinical details: Left loin pain
There is a 4 mm calculus in the distal left ureter with mild hydronephrosis.
=== mri: a knee
MRI RIGHT KNEE WITHOUT CONTRAST
FINDINGS: Complex tear of the medial meniscus. Cruciate ligaments intact.
IMPRESSION: Medial meniscus tear.
=== mri: a brain with contrast
MR Brain with and without gadolinium
Technique: Multiplanar multisequence T1, T2 and FLAIR
Findings: Several periventricular white matter lesions.
Impression: Findings suggest demyelination.
=== mri: a prostate
Multiparametric prostate MRI
PSA 7. Prostate volume 45 mL.
Lesion 1: right peripheral zone, 9 mm, PI-RADS 4.
=== ultrasound: a pelvis
US PELVIS TRANSVAGINAL
Uterus is anteverted. Endometrium 8 mm. Right ovarian cyst of 3 cm.
Impression: Simple ovarian cyst.
=== ultrasound: a leg for clots
Venous duplex of the left lower extremity
Findings: Veins compress fully. No thrombus.
Impression: No DVT.
=== ultrasound: in pregnancy
OBSTETRIC ULTRASOUND, 20 WEEKS
Single live fetus. Placenta posterior. Amniotic fluid normal.
Impression: Normal anatomy scan.
=== mammogram: a diagnostic study
DIAGNOSTIC MAMMOGRAPHY, LEFT, WITH TOMOSYNTHESIS
The breasts are heterogeneously dense. A 9 mm irregular mass at 2 o'clock.
ASSESSMENT: BI-RADS 4.
=== mammogram: a letter to the patient
Dear Ms. Quill,
Your recent mammogram shows no sign of breast cancer. Your breast tissue is dense.
Please have your next mammogram in 12 months.
=== mammogram: UK breast screening
NHS breast screening mammograms, two views each side
No evidence of malignancy. Routine recall.
=== pet: for lymphoma
PET-CT SKULL BASE TO MID THIGH
TECHNIQUE: 10 mCi F-18 FDG.
FINDINGS: Resolved avidity of mediastinal nodes, Deauville 2.
IMPRESSION: Complete metabolic response.
=== pet: of the brain
FDG PET BRAIN
Findings: Reduced uptake in both parietal lobes.
Impression: Pattern can be seen with Alzheimer disease.
=== pet: with PSMA
Positron emission tomography, PSMA
Findings: Avid lesion in the prostate bed, SUVmax 6.
=== bone_density: a DXA table
BONE DENSITOMETRY (DXA)
Region   BMD   T-score   Z-score
L1-L4   0.812   -2.3   -1.0
Femoral neck   0.655   -2.1   -0.8
=== bone_density: with FRAX
Bone mineral density test
Lumbar spine T-score -1.8. Total hip T-score -1.1.
FRAX: major osteoporotic fracture 9%, hip 1.2%.
=== bone_density: UK style
DEXA scan report
Neck of femur T score -2.9. Conclusion: Osteoporosis.
=== nuclear_scan: a heart stress test
MYOCARDIAL PERFUSION SPECT
TECHNIQUE: Regadenoson stress, technetium-99m sestamibi.
FINDINGS: Fixed inferior defect.
IMPRESSION: Old infarct without ischemia.
=== nuclear_scan: HIDA
HIDA SCAN WITH CCK
Gallbladder ejection fraction 22%.
Impression: Biliary dyskinesia.
=== nuclear_scan: thyroid uptake
Thyroid uptake and scan
I-123 uptake at 24 hours is 58% (normal 10-30%).
Impression: Diffuse increased uptake.
=== echocardiogram: a stress echo
STRESS ECHOCARDIOGRAM
Baseline ejection fraction 60%. No wall motion abnormality at peak.
Conclusion: Negative for ischemia.
=== echocardiogram: TTE in short
TTE
LV normal size, EF 35-40%. Moderate MR. RVSP 45 mmHg.
=== echocardiogram: UK style
Echo report
Good LV systolic function. Mild aortic stenosis, peak gradient 25 mmHg. Normal valves otherwise.
=== angiography: a coronary study
LEFT HEART CATHETERIZATION AND CORONARY ANGIOGRAPHY
LAD: 70% mid stenosis. RCA: minor disease. LVEDP 12 mmHg.
IMPRESSION: Single-vessel disease.
=== angiography: of a leg
Lower extremity arteriogram, right
Findings: Occlusion of the superficial femoral artery.
=== angiography: of the lungs
Pulmonary angiography (catheter)
Findings: Filling defect in the right main pulmonary artery.
Impression: Embolism.
=== chest_x_ray: an Australian report with clinical notes
Radiology - Wattle Street
Clinical notes: Pre-op hernia repair. Ex-smoker.

CHEST

The lungs are clear. No effusion. No pneumothorax. There are old healed fractures of two ribs.

COMMENT: No acute abnormality.
`;
