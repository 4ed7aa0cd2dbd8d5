export const otherTexts = `
=== surgical_pathology: a prostate core biopsy
PATHOLOGY REPORT
Specimen: Prostate, needle cores.
Diagnosis: Prostatic adenocarcinoma, Gleason score 3+4=7, in 3 of 12 cores.
=== surgical_pathology: UK histology
HISTOPATHOLOGY
Macroscopy: Ellipse of skin 22 x 10 mm.
Microscopy: Melanoma in situ, completely excised.
=== surgical_pathology: an appendix
Surgical Pathology
A. APPENDIX, APPENDECTOMY:
- ACUTE APPENDICITIS WITH PERFORATION
Gross: Received in formalin is an appendix 7 cm long.
=== cytology: urine
URINE CYTOLOGY
Adequate. Atypical urothelial cells present.
=== cytology: cervical screening
Cervical screening result: high-risk HPV positive. Cytology: borderline changes in squamous cells.
=== cytology: a pleural fluid
NON-GYN CYTOPATHOLOGY, PLEURAL FLUID
Interpretation: Positive for malignant cells, adenocarcinoma.
=== bone_marrow: for myeloma
BONE MARROW BIOPSY, LEFT ILIAC CREST
Plasma cells 30%. Cellularity 60%.
Diagnosis: Plasma cell myeloma.
=== bone_marrow: with flow cytometry
Marrow aspirate smear and flow cytometry
Blasts 2%. Myeloid to erythroid ratio 3:1. Final diagnosis: Normal trilineage maturation.
=== bone_marrow: for leukaemia
Haematopathology: bone marrow trephine and aspirate
Hypercellular marrow with 45% blasts, in keeping with acute myeloid leukaemia.
=== molecular_pathology: a lung panel
LUNG CANCER MOLECULAR PANEL (NGS)
EGFR exon 19 deletion detected. ALK not detected. TMB 4 mut/Mb.
=== molecular_pathology: HER2 by FISH
HER2 FISH ANALYSIS, BREAST TUMOR BLOCK
Ratio 1.2. HER2 gene is not amplified. Molecular pathology.
=== molecular_pathology: mismatch repair
MOLECULAR DIAGNOSTICS REPORT
Microsatellite instability testing on colon tumor: MSI-high. BRAF V600E mutation not detected.
=== discharge_summary: UK style
INPATIENT DISCHARGE LETTER
Admitted 2 May, discharged 5 May. Diagnosis on discharge: Community acquired pneumonia.
Medication on discharge: Doxycycline 100 mg od 5/7. GP to repeat chest x-ray in 6 weeks.
=== discharge_summary: for a newborn
NEWBORN DISCHARGE SUMMARY
Born at 39 weeks. Apgars 8 and 9. Hospital course: jaundice, treated with light.
=== discharge_summary: with procedures
Hospital Discharge Summary
Principal diagnosis: Chest pain. Procedures: Colonoscopy, upper endoscopy.
Hospital course: No cause was found. Condition at discharge: good.
=== discharge_instructions: after a cut
EMERGENCY DEPARTMENT DISCHARGE INSTRUCTIONS
You were seen for a cut. Keep it dry for two days. Return if it becomes red or swollen.
=== discharge_instructions: after a visit
AFTER VISIT SUMMARY
Today you were seen for back pain. Instructions: Use heat. Walk daily.
When to get help: numbness or trouble with urine.
=== discharge_instructions: going home from surgery
Going home after your hernia repair
Do not lift for four weeks. Take the pain tablets with food. Call us if you have a fever or the wound leaks.
=== medication_list: from a pharmacy
Patient medication profile
Levothyroxine 75 mcg tab   1 daily
Omeprazole 20 mg cap   1 daily before breakfast
Warfarin 3 mg tab   as directed
=== medication_list: UK repeat slip
REPEAT MEDICATION
Ramipril 5mg capsules - one daily - 28
Bisoprolol 2.5mg tablets - one daily - 28
=== medication_list: at admission
Medication Reconciliation
Home medications: metformin 1000 mg bid; glipizide 5 mg daily; insulin glargine 20 units at night
=== prescription: an electronic one
e-Prescription
Azithromycin 250 mg tablets
Sig: Take 2 tablets today, then 1 daily for 4 days. Disp: 6 tablets. Refills: 0
=== prescription: UK FP10
Prescription
Nitrofurantoin MR 100 mg capsules, one twice a day for 3 days. Supply 6 capsules.
Prescriber: Dr Osei
=== prescription: from a hospital
DISCHARGE PRESCRIPTION
Oxycodone 5 mg tab, 1 tab every 6 hours as needed for pain. Dispense #12. No refills.
=== other_medical: a list of worries
Questions for my doctor: Why does my chest hurt at night? Is it the asthma? Could it be reflux?
=== other_medical: a care plan of a school
School asthma action plan. Green zone: no cough or wheeze. Red zone: very short of breath, call 911.
=== not_medical: a hospital estimate
ESTIMATE OF CHARGES
MRI knee without contrast CPT 73721
Estimated total: $1,250.00  Your deductible: $400.00
=== not_medical: a lease
Lease agreement between landlord and tenant. Rent is due on the first day of the month.
=== not_medical: an email
Hi all, the meeting moves to 3 pm. Please bring the budget figures. Thanks, Jo
=== not_medical: a résumé of a nurse
CURRICULUM VITAE. Registered nurse with ten years of work experience in emergency care. Education: BSc Nursing.
=== not_medical: a pharmacy receipt
Corner Pharmacy RECEIPT
Ibuprofen 200 mg 24s   $6.49
Bandages   $3.99
Total due $10.48   Payment received: card
=== not_medical: a reminder letter
Appointment confirmation
Your appointment with Dr. Lund has been booked for 3 June at 9:30. Bring your insurance card. Parking is free.
=== not_medical: an intake form without answers
PATIENT REGISTRATION
Last name: ____ First name: ____ Insurance company: ____ Policy number: ____ Signature: ____
=== not_medical: a privacy notice
NOTICE OF PRIVACY PRACTICES
This notice describes how information about you may be used and disclosed. Please review it carefully.
=== not_medical: a banana bread
Banana bread. 3 bananas, 200 g flour, 2 eggs. Mix, pour into a tin, bake for 50 minutes at 180 degrees.
=== bone_marrow: a marrow with its blood count
Haematology Laboratory
Clinical details: pancytopenia
FBC: Hb 82 g/L, WBC 2.1 x10^9/L, platelets 45 x10^9/L, MCV 108 fL
Aspirate: cellular particles. Erythropoiesis dysplastic. Blasts 12%. Iron stain: ring sideroblasts 18%.
Trephine: hypercellular for age. Reticulin grade 1.
Conclusion: Myelodysplastic syndrome with excess blasts.
`;
