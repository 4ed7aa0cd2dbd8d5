export const titleTexts1 = `
=== blood_count: by its title, Turkish style fbc
City Polyclinic Haematology
Patient: A. Bee   DOB 01/02/1980
HAEMOGRAM (EDTA)
Haemoglobin      12.1   g/dL   11.5 - 15.5
TLC              8900   /cumm  4000-11000
Platelets        2.1    lakh   1.5-4.5
=== blood_count: by its title, differential with one note
Full blood examination
Hb 98 g/L (115-165) L
WCC 6.1 x10^9/L (4-11)
Platelets 250 x10^9/L (150-400)
MCV 71 fL (80-100) L
Comment: Iron deficiency is likely. Suggest ferritin.
=== lipid_panel: by its title, with risk
Lipid studies (fasting)
Total cholesterol 6.2 mmol/L H (<5.5)
Triglyceride 1.9 mmol/L (<2.0)
HDL 1.2 mmol/L (>1.0)
LDL 4.1 mmol/L H (<3.0)
=== liver_panel: by its title, LFT
L.F.T. REPORT
S. Bilirubin Total 1.9 mg/dl 0.2-1.2
SGOT 88 U/L 5-40
SGPT 121 U/L 5-40
Alk Phos 150 U/L 40-130
=== kidney_panel: by its title, ACR
Urine albumin/creatinine ratio
Urine albumin 56 mg/L
ACR 8.2 mg/mmol (<3.0) H
eGFR 51 mL/min/1.73m2
=== thyroid_panel: by its title, antibodies
Thyroid Function Tests
TSH 0.01 mIU/L (0.4-4.0) L
Free T4 38 pmol/L (10-20) H
TSH receptor antibody 9.1 IU/L (<1.8) H
=== diabetes_test: by its title, GTT
75 g Oral Glucose Tolerance Test (pregnancy)
Fasting glucose 5.3 mmol/L
1 hour 10.4 mmol/L
2 hour 8.9 mmol/L
Comment: Consistent with gestational diabetes.
=== iron_studies: by its title, plain
IRON PROFILE
Serum iron 4 umol/L 10-30 L
Transferrin 3.6 g/L 2.0-3.6
Saturation 6 % 15-45 L
Ferritin 5 ug/L 30-300 L
=== vitamin_levels: by its title, B12
Vitamin B12 and red cell folate
Vitamin B12 118 pmol/L (>150) L
Red cell folate 900 nmol/L (>500)
=== hormone_tests: by its title, PCOS
Endocrinology - Female hormone profile (day 3)
LH 12.1 IU/L
FSH 5.2 IU/L
Testosterone 2.9 nmol/L H (<1.8)
SHBG 18 nmol/L L (30-110)
=== hormone_tests: by its title, cortisol test
SHORT SYNACTHEN TEST
Baseline cortisol 210 nmol/L
30 min cortisol 380 nmol/L
Comment: Response is not adequate.
=== clotting_tests: by its title, inr
WARFARIN CLINIC RESULT SLIP
INR 4.8 (target 2.0-3.0)
Next test: 14 March
=== tumour_markers: by its title, ca
Ca 19.9 and CEA
CA 19-9 88 U/mL (<37) H
CEA 3.1 ug/L (<5)
=== blood_gas: by its title, radiometer
RADIOMETER ABL90 FLEX
Patient ID 123  Sample type: Arterial
pH 7.29
pCO2 8.1 kPa
pO2 9.9 kPa
HCO3 28 mmol/L
Lactate 1.2 mmol/L
=== drug_levels: by its title, lithium
Serum Lithium
Time since last dose: 12 h
Lithium 1.1 mmol/L (0.4-1.0) H
Creatinine 101 umol/L (60-110)
=== drug_levels: by its title, urine drugs
URINE TOXICOLOGY IMMUNOASSAY
Amphetamines Negative
Opiates POSITIVE
Cocaine Negative
=== urinalysis: by its title, MSU dip
URINE R/E
Colour: Straw
pH 6.0
Protein ++
Pus cells 20-25 /hpf
=== culture: by its title, MSU
Midstream urine - microscopy, culture & sensitivities
White cells >100 x10^6/L
Growth: >10^5 cfu/mL Escherichia coli
Trimethoprim R
Nitrofurantoin S
=== culture: by its title, swab
Specimen: Wound swab L foot
Gram: Gram positive cocci ++
Culture: Staphylococcus aureus heavy growth
Flucloxacillin S
=== serology: by its title, hep
VIROLOGY REPORT
Hepatitis C antibody: Detected
HCV RNA: Not detected
HIV Ag/Ab: Not detected
=== serology: by its title, dengue
DENGUE NS1 / IgM / IgG (RAPID)
NS1 antigen: POSITIVE
IgM: Negative
IgG: Negative
=== serology: by its title, respiratory pcr
RESPIRATORY VIRAL PCR, NASOPHARYNGEAL SWAB
Influenza A: Not detected
RSV: DETECTED
SARS-CoV-2: Not detected
=== serology: by its title, celiac
COELIAC SCREEN
Tissue transglutaminase IgA 88 U/mL (<7) H
IgA total 2.1 g/L (0.8-4.0)
=== serology: by its title, ana
Autoimmune serology
ANA titre 1:640 homogeneous
dsDNA antibody 90 IU/mL (<10)
=== allergy_test: by its title, skin prick
SKIN PRICK TESTS - Children's Allergy Clinic
Positive control 5 mm
Negative control 0 mm
Egg 6 mm
Milk 0 mm
House dust mite 4 mm
=== allergy_test: by its title, RAST
Immunology report: Allergen-specific IgE
Total IgE 331 kU/L (<120)
Cat dander IgE 9.1 kUA/L class 3
Dog dander IgE 0.2 kUA/L class 0
=== genetic_test: by its title, brca
GERMLINE BRCA1 / BRCA2 ANALYSIS
Result: Pathogenic variant in BRCA2 c.5946delT
=== genetic_test: by its title, cystic fibrosis
Regional Genetics Service
CYSTIC FIBROSIS (CFTR) CARRIER TEST
Result: F508del heterozygous
Reason: Ferritin and liver tests normal.
=== genetic_test: by its title, array
Microarray analysis report
Sample: EDTA blood
Result: arr(X,Y)x1,(1-22)x2. Normal male. No clinically significant copy number change.
=== stool_test: by its title, parasites
FAECES EXAMINATION
Consistency: Semi formed
Ova & cysts: Giardia cysts seen
Occult blood: Negative
=== stool_test: by its title, fit
Bowel cancer screening: faecal immunochemical test (FIT)
Result 88 ug Hb/g (<10) H
=== general_lab: by its title, check up
ANNUAL HEALTH CHECK RESULTS
Haemoglobin 140 g/L 130-170
Sodium 140 mmol/L 135-145
Cholesterol 5.1 mmol/L <5
TSH 2.1 mIU/L 0.4-4
Ferritin 90 ug/L 30-300
HbA1c 38 mmol/mol <42
=== general_lab: by its title, mixed second
PATHOLOGY CUMULATIVE REPORT
Haematology
Hb 131 g/L 115-165
WCC 5.2 x10^9/L 4-11
Plt 240 x10^9/L 150-400
Biochemistry
Sodium 139 mmol/L 135-145
Potassium 4.0 mmol/L 3.5-5.2
ALT 22 U/L 5-40
CRP 3 mg/L <5
Vitamin D 44 nmol/L >50 L
=== x_ray: by its title, ankle
X-Ray Left Ankle
Clinical: inversion injury
There is soft tissue swelling laterally. No fracture seen.
=== x_ray: by its title, letterly
Dear Dr Smith,
Re: Left knee plain films
Findings: medial joint space narrowing with osteophytes.
Impression: moderate osteoarthritis.
Thank you for referring this patient.
=== x_ray: by its title, dental
OPG REPORT
The 38 is mesioangularly impacted. Periapical lucency at 46.
=== chest_x_ray: by its title, india
X-RAY CHEST PA VIEW
Both lung fields are clear.
Both CP angles are clear.
Cardiac size normal.
IMPRESSION: Normal study
=== chest_x_ray: by its title, CXR portable
Procedure: XR Chest AP Portable
Reason: NG tube position
NG tube tip in the stomach. Clear lungs.
=== ct: by its title, kub
CT KUB NON CONTRAST
5 mm calculus at left VUJ with mild hydronephrosis.
Opinion: obstructing left ureteric calculus.
=== ct: by its title, NCCT
NCCT HEAD
No acute infarct or bleed.
Ventricles normal.
=== ct: by its title, pulmonary angiogram
CT PULMONARY ANGIOGRAM
Findings: filling defect in the right lower lobe artery.
Impression: Acute pulmonary embolism.
=== mri: by its title, LS spine
M.R.I. L.S. SPINE
L4-5: broad based bulge indenting the thecal sac.
Impression: degenerative disc disease
=== mri: by its title, letter
Dear Colleague
MRI right shoulder 12/3/24
Full thickness tear of supraspinatus, 14 mm. 
Conclusion: rotator cuff tear.
Kind regards, Dr A B, Radiologist
=== ultrasound: by its title, thyroid terse
U/S THYROID
R lobe 5.1x2x1.8 cm. 12 mm isoechoic nodule TR3.
L lobe normal.
Imp: multinodular goitre
=== ultrasound: by its title, sonography of abdomen
SONOGRAPHY OF ABDOMEN
Liver normal size and echotexture.
GB: partially contracted.
Both kidneys normal.
=== ultrasound: by its title, dating
Obstetrics scan department
Name A B  LMP 2/2/24
CRL 58 mm = 12+2
Fetal heart seen
NT 1.2 mm
Comment: EDD 9/11/24. Rescan 20/40.
Plan: Continue folic acid.
=== ultrasound: by its title, duplex
Lower limb venous Doppler scan report
History: swollen calf. On apixaban 5 mg bd.
Thrombus in left popliteal vein, non compressible.
Conclusion: left popliteal DVT.
Plan: refer to DVT clinic.
=== mammogram: by its title, uk
BREAST SCREENING SERVICE
Mammogram two view
No abnormality. Routine recall 3 years.
=== pet: by its title, psma
Ga-68 PSMA PET-CT
Intense uptake in left seminal vesicle. SUVmax 14.
Impression: local recurrence.
=== bone_density: by its title, dxa letter
Dear Dr
DXA scan result
L1-L4 T-score -2.8. Hip T -1.9
Advice: alendronate 70 mg weekly.
=== nuclear_scan: by its title, thyroid uptake
Tc-99m pertechnetate thyroid scan
Uptake 9% diffuse. 
Conclusion: Graves disease
`;
