export const labTexts1 = `
=== blood_count: a full blood count in UK style
St Brannoc Pathology
FULL BLOOD COUNT
Hb 108 g/L (115-165) L
WCC 6.2 x10^9/L (4.0-11.0)
Plt 512 x10^9/L (150-400) H
MCV 74 fL (80-100) L
=== blood_count: a count with a differential
Specimen: whole blood EDTA
CBC with Automated Differential
WBC        15.3  H  10*3/uL  4.5-11.0
Neutrophils 82   H  %        40-70
Lymphocytes 10   L  %        20-45
Eosinophils 1       %        0-6
RDW        15.0  H  %        11.5-14.5
=== blood_count: a note of one line from a portal
Test name: HEMOGRAM
Hemoglobin: 12.1 g/dL (Range: 12.0-15.5)
Hematocrit: 36.8 % (Range: 35-45)
Platelet count: 198 K/uL (Range: 150-400)
=== metabolic_panel: a CMP
COMPREHENSIVE METABOLIC PANEL
Sodium 137 mmol/L 135-145
Potassium 4.3 mmol/L 3.5-5.1
Carbon dioxide 24 mmol/L 20-31
Calcium 9.5 mg/dL 8.6-10.3
Albumin 4.1 g/dL 3.5-5.0
ALT 18 U/L 7-56
AST 20 U/L 10-40
Bilirubin, Total 0.5 mg/dL 0.1-1.2
Glucose 101 mg/dL 70-99 H
=== metabolic_panel: a mixed order where chemistry leads
Patient: Theo Brandt
Collected 2025-04-01
Sodium | 139 | mmol/L | 135-145
Potassium | 4.0 | mmol/L | 3.5-5.1
Chloride | 102 | mmol/L | 98-107
CO2 | 26 | mmol/L | 20-31
Glucose | 88 | mg/dL | 70-99
Calcium | 9.2 | mg/dL | 8.6-10.3
BUN | 14 | mg/dL | 7-20
Hemoglobin | 14.1 | g/dL | 13.0-17.0
TSH | 1.9 | mIU/L | 0.4-4.5
=== metabolic_panel: electrolytes alone
Serum Electrolytes
Na 128 mmol/L (135-145) L
K 3.2 mmol/L (3.5-5.1) L
Cl 90 mmol/L (98-107) L
=== lipid_panel: a fasting lipid profile
FASTING LIPID PROFILE
Total cholesterol 6.1 mmol/L (<5.0)
Triglycerides 2.3 mmol/L (<1.7)
HDL 1.0 mmol/L (>1.0)
LDL 4.0 mmol/L (<3.0)
Chol/HDL ratio 6.1
=== lipid_panel: an LDL alone
Quill Labs. Direct LDL
LDL Cholesterol, Direct   158   H   mg/dL   0-99
=== lipid_panel: a letter of results
Cholesterol results
Your LDL cholesterol: 132 mg/dL (goal under 100)
Your HDL cholesterol: 47 mg/dL (over 40)
Triglycerides: 180 mg/dL (under 150)
=== liver_panel: LFTs in UK style
LFT
Bilirubin 34 umol/L (0-21)
ALT 120 U/L (0-55)
ALP 210 U/L (30-130)
Albumin 33 g/L (35-50)
GGT 300 U/L (0-60)
=== liver_panel: by rows only
AST 44 U/L 10-40 H
ALT 60 U/L 7-56 H
Alkaline phosphatase 85 U/L 44-147
Direct bilirubin 0.2 mg/dL 0.0-0.3
Gamma GT 70 U/L 0-60 H
=== liver_panel: a hepatic panel with a comment
Hepatic Function Panel (Order 8812)
ALT 22 U/L 7-56
AST 25 U/L 10-40
Bilirubin Total 1.0 mg/dL 0.1-1.2
Protein, total 7.0 g/dL 6.0-8.3
Comment: Sample slightly hemolyzed.
=== kidney_panel: U&E in UK style
U&E
Urea 9.1 mmol/L (2.5-7.8)
Creatinine 142 umol/L (59-104)
eGFR 44 mL/min/1.73m2 (>60)
=== kidney_panel: creatinine and eGFR alone
Creatinine, Serum 1.3 mg/dL 0.6-1.2 H
eGFR (CKD-EPI 2021) 58 mL/min/1.73 m2 >59 L
=== kidney_panel: a ratio in urine beside creatinine
Kidney Health Profile
eGFR 72 mL/min/1.73m2 >=60
Creatinine 0.9 mg/dL 0.6-1.2
Cystatin C 0.9 mg/L 0.6-1.0
=== thyroid_panel: TSH alone
TSH, 3rd generation   0.01   L   uIU/mL   0.40-4.50
=== thyroid_panel: thyroid with antibodies
Thyroid Cascade
TSH 9.8 H mIU/L 0.40-4.50
Free T4 0.8 ng/dL 0.8-1.8
Thyroid peroxidase antibodies 340 H IU/mL <9
=== thyroid_panel: TFTs in UK style
TFTs
TSH 2.1 mU/L (0.3-4.2)
FT4 14.2 pmol/L (12-22)
FT3 4.8 pmol/L (3.1-6.8)
=== diabetes_test: HbA1c in new units
HbA1c (IFCC)   61   mmol/mol   20-41   H
=== diabetes_test: a glucose tolerance test
ORAL GLUCOSE TOLERANCE TEST (75 g)
Glucose, fasting 98 mg/dL <95 H
Glucose, 1 hour 188 mg/dL <180 H
Glucose, 2 hours 150 mg/dL <153
=== diabetes_test: A1c with an estimated average
Hemoglobin A1c with eAG
Hemoglobin A1c 6.2 % <5.7 H
Estimated average glucose 131 mg/dL
=== iron_studies: a full set
IRON STUDIES
Iron 30 ug/dL 50-170 L
TIBC 450 ug/dL 250-450
Transferrin saturation 7 % 20-50 L
Ferritin 8 ng/mL 15-150 L
=== iron_studies: ferritin alone
Serum ferritin 411 ug/L (30-400) H
=== iron_studies: in words of a portal
Test: Iron and Total Iron Binding Capacity
Iron: 88 mcg/dL (45-160)
Iron Binding Capacity: 310 mcg/dL (250-425)
% Saturation: 28 % (16-45)
=== vitamin_levels: vitamin D
25-Hydroxyvitamin D   18   L   ng/mL   30-100
=== vitamin_levels: B12 and folate
Haematinics: Vitamin B12 and Folate
Vitamin B12 150 ng/L (197-771) L
Serum folate 3.1 ug/L (3.9-26.8) L
=== vitamin_levels: a set of vitamins
Vitamin profile
Vitamin A 45 ug/dL 20-60
Vitamin D 25-OH 33 ng/mL 30-100
Vitamin E 10 mg/L 5.5-17
=== hormone_tests: for a fertility clinic
Reproductive hormones, day 3
FSH 7.2 IU/L (3.5-12.5)
LH 5.0 IU/L (2.4-12.6)
Oestradiol 150 pmol/L (45-854)
AMH 14 pmol/L
=== hormone_tests: morning cortisol
Cortisol, AM   4.1   L   ug/dL   6.2-19.4
ACTH           60    H   pg/mL   7-50
=== hormone_tests: testosterone
Testosterone, Total, MS   245   L   ng/dL   264-916
Sex hormone binding globulin 30 nmol/L 16-55
=== diabetes_test: one test with a long comment
WATTLE STREET PATHOLOGY

Clinical Notes:  T2DM annual cycle of care. ? compliance.

HAEMOGLOBIN A1c  (Whole blood, HPLC)

HbA1c        9.6  H     %          (< 6.5)

Comments on this collection:
 HbA1c has risen and is above the usual target for diabetes.
 Transfusion, haemolysis and anaemia may make HbA1c unreliable.
`;
