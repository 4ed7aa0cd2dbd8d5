export const labTexts2 = `
=== clotting_tests: an INR clinic slip
Anticoagulation clinic
INR 3.4 (target 2.0-3.0)
=== clotting_tests: a coagulation screen
COAGULATION SCREEN
PT 14.1 s (10-13)
APTT 41 s (25-36)
Fibrinogen 2.9 g/L (1.5-4.0)
=== clotting_tests: a D-dimer
D-Dimer, Quantitative   1.20   H   ug/mL FEU   <0.50
=== tumour_markers: a CA-125
CA 125   88   H   U/mL   0-35
=== tumour_markers: several markers
Tumor Markers
CEA 2.1 ng/mL 0-3.0
CA 19-9 60 U/mL 0-37 H
AFP 3.3 ng/mL 0-8.0
=== tumour_markers: PSA with a free share
Prostate Specific Antigen Panel
PSA, Total 5.5 ng/mL 0-4.0 H
PSA, Free 0.7 ng/mL
PSA, % Free 13 % >25 L
=== blood_gas: a venous gas
VBG
pH 7.28 (7.31-7.41) L
pCO2 55 mmHg (41-51) H
HCO3 25 mmol/L (22-29)
Base excess -2
=== blood_gas: an arterial gas in kPa
Arterial blood gases on 2 L oxygen
pH 7.44
pO2 9.1 kPa (10.5-13.5)
pCO2 5.0 kPa (4.7-6.0)
Lactate 1.1 mmol/L (0.5-2.2)
=== blood_gas: a point-of-care printout
POC Blood Gas Analyzer
pH 7.40
PCO2 40 mmHg
PO2 95 mmHg
sO2 97 %
=== drug_levels: vancomycin
Vancomycin, Trough   22.4   H   ug/mL   10.0-20.0
=== drug_levels: digoxin and phenytoin
THERAPEUTIC DRUG LEVELS
Digoxin 1.1 ng/mL 0.8-2.0
Phenytoin 6.0 ug/mL 10-20 L
=== drug_levels: a urine drug screen
Urine Drug Screen
Amphetamines   Negative   Negative
Cocaine   Negative   Negative
Opiates   Positive   Negative   A
=== urinalysis: a dipstick
Urine dipstick: leukocytes ++, nitrites positive, blood trace, protein negative, glucose negative, ketones negative, pH 6.0
=== urinalysis: with microscopy
URINALYSIS, MICROSCOPIC IF INDICATED
Appearance Cloudy Clear A
Specific gravity 1.028 1.005-1.030
pH 5.5 5.0-8.0
Protein 1+ Negative A
WBC 20-50 /HPF 0-5 A
Bacteria Many /HPF None A
=== urinalysis: a UK slip
Urine MC&S request: Urinalysis
Leucocytes: Negative
Nitrite: Negative
Protein: Trace
Blood: Negative
=== culture: a blood culture
BLOOD CULTURE, AEROBIC AND ANAEROBIC
Result: No growth after 5 days
=== culture: a throat swab
Throat swab culture
Moderate growth of Streptococcus pyogenes (group A)
Penicillin: sensitive. Erythromycin: resistant.
=== culture: a wound
Microbiology report. Wound swab, left leg.
Gram stain: gram positive cocci
Culture: Staphylococcus aureus. Flucloxacillin S, Clindamycin S
=== serology: HIV
HIV-1/2 Antigen and Antibodies, 4th Gen   Non-Reactive
=== serology: COVID by PCR
SARS-CoV-2 RNA, NAAT   Not detected
=== serology: Lyme
Lyme Disease Ab, Total with Reflex   Positive   A
Lyme IgG WB   Negative
Lyme IgM WB   Positive   A
=== allergy_test: a skin prick test
SKIN PRICK TEST
Histamine control 6 mm wheal
House dust mite 9 mm wheal
Cat 0 mm
=== allergy_test: food IgE
Food Allergy Profile
Peanut IgE 12.4 kU/L <0.10
Egg white IgE 0.35 kU/L <0.10
=== allergy_test: total and specific
IgE, Total 640 kU/L 0-100 H
Birch pollen specific IgE 22 kU/L class 4
=== genetic_test: carrier screening
EXPANDED CARRIER SCREEN
Cystic fibrosis (CFTR): Carrier. One pathogenic variant, heterozygous.
Spinal muscular atrophy (SMN1): Not a carrier.
=== genetic_test: pharmacogenes
PHARMACOGENOMICS REPORT
CYP2C19 *2/*2 Poor metabolizer
CYP2D6 *1/*1 Normal metabolizer
=== genetic_test: a karyotype
CHROMOSOME ANALYSIS, BLOOD
Karyotype: 46,XX
Interpretation: Normal female karyotype.
=== stool_test: FIT
Fecal Immunochemical Test (FIT)   Positive   A   Negative
=== stool_test: a pathogen panel
GI Pathogen Panel, Stool, PCR
Campylobacter   Detected   A
Salmonella   Not detected
C. difficile toxin   Not detected
=== stool_test: ova and parasites
Ova and Parasites Exam, Stool
No ova, cysts or parasites seen.
=== general_lab: many panels at an employer check
WELLNESS SCREEN LABORATORY RESULTS
Hemoglobin 14.0 g/dL 13.0-17.0
Platelets 210 K/uL 150-400
Glucose 90 mg/dL 70-99
Sodium 140 mmol/L 135-145
LDL Cholesterol 120 mg/dL <130
HDL Cholesterol 45 mg/dL >40
TSH 2.0 mIU/L 0.4-4.5
Ferritin 80 ng/mL 30-400
Vitamin D 31 ng/mL 30-100
=== general_lab: an unusual test
LABORATORY REPORT
Ceruloplasmin   22   mg/dL   18-36
Rheumatoid factor   <10   IU/mL   <14
C-reactive protein   1.2   mg/L   <5.0
=== general_lab: a lab page with panels in equal parts
Clinical chemistry and haematology
Hb 130 g/L (115-165)
Plt 220 10^9/L (150-400)
Na 139 mmol/L (135-145)
K 4.4 mmol/L (3.5-5.1)
ALT 20 U/L (0-55)
ALP 70 U/L (30-130)
TSH 1.0 mU/L (0.3-4.2)
FT4 15 pmol/L (12-22)
`;
