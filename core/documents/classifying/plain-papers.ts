/** What papers that are not medical are made of, a family a list. */
export const plainPapers: readonly string[] = [
  'invoice; (shopping|grocery) list; billing statement; bill statement; statement of account; explanation of benefits; estimate of charges; quotation; purchase order; receipt; remittance',
  `amount (due|paid|owed|billed); balance due; total due; subtotal; VAT; vat; payment (due|terms|received); total payable; net payable; bill (summary|no|number|amount); hospital bill; estimated total; you owe; please pay; pay by; sales tax; grand total`,
  'unit price; qty; copay; co pay; copayment; deductible; order (total|confirmation); coinsurance; out of pocket; coverage; policy number; insurance company',
  'rxbin; rxpcn; rxgrp; rx (bin|pcn|grp|group); member (id|services); group (number|no); payer id; insurance card; plan type; subscriber; claim number',
  'ingredients; preheat; tablespoon; tbsp; cups (of|flour|sugar|milk); cup (of|flour|sugar); tsp; bake (for|at); simmer; recipe; oven; flour; serves',
  'terms (and|of) (conditions|service|use); unsubscribe; privacy (policy|practices); lease; tenant; landlord; rent; curriculum vitae; resume of; work experience; boarding; flight; itinerary; meeting; budget; homework; warranty',
  `appointment (reminder|confirmation); appointment has been; office hours; we (are|have) moving; we have moved; new (address|location|opening hours); dear (customer|member|valued|visitor|resident|parent); parking; car park; kind reminder; we look forward to seeing you`,
  'registration form; patient registration; signature; last name; first name; emergency contact; please print; please complete; marital status; employer; authorization for release; consent form; i hereby authorize',
];

/** What only a text about somebody's health says. */
export const clinicalWords = `
  nonsmoker; non smoker; nondrinker; decubitus; exposure; prognosis; motor vehicle accident; dementia; DNR; code status; refills; ambulatory; potassium; sodium; noted exposures; thin liquids; dressing; hip; past medical; urology; cardiology; neurology;
  negative; healthy; unchanged; as tolerated; tolerated; radiological; lap band; heroin; ecstasy; cocaine; methamphetamine; detox; intolerance; nonsignificant; up to date; ambulance; doctor; nurse; hospital; clinic; visit; diet;
  bowel; bladder; urine; stool; dental; dentist; hearing aid; glasses; wheelchair; cane; walker; oxygen; insulin; vitamin; obese; weight; drug; medicine; treatment; operation; surgeries; procedure; sick; ill; illness; disease; health;
  diagnosis; diagnosed; symptom; biopsy; lesion; fracture; tumor; cancer; carcinoma; infection; inflammation; abnormal; benign; malignant; malignancy; blood pressure; heart rate; tenderness; swelling;
  fever; cough; nausea; vomiting; dyspnea; hypertension; diabetes; asthma; anemia; antibiotic; prescribed; mg; ml; mcg; mmol; surgery; surgical; acute; chronic; bilateral; exam (shows|reveals|was); examination (shows|reveals|was);
  impression; assessment; denies; hemoglobin; glucose; cholesterol; creatinine; specimen; contrast; allergy; allergic; vaccine; vaccinated; therapy; pain; patient; auscultation; percussion; palpation; illicit drug;
  (medical|surgical|family|social) history; noncontributory; unremarkable; headache; toothache; stomachache; backache; earache; tonsillectomy; appendectomy; hysterectomy; cholecystectomy; cesarean; c section; medication; smoker; smokes; smoking;
  smoked; tobacco; cigarettes; alcohol; drinks; drinker; drug use; drug abuse; recreational drugs; marijuana; married; widowed; divorced; single; retired; lives (with|alone|at); employed; occupation; mother; father; brother; sister; siblings; died of; deceased; grandmother; grandfather;
  NKDA; nkda; no known drug allergies; penicillin; codeine; latex; sulfa; pregnancy; pregnancies; gravida; menstrual; menses; lmp; immunization; immunizations; discharged; admitted; followup; follow up; physical exam; neurologic; neurological; cardiac; respiratory; gastrointestinal; genitourinary; musculoskeletal;
  cardiovascular; pulmonary; abdominal; chest; abdomen; extremities; lungs; heart; x ray; CT; MRI; EKG; ultrasound; laboratory; labs; emergency room; hospitalization; hospitalized; well nourished; well developed; distress; stable; kidney; liver; skin; eyes; ears; throat; neck; spine; knee; shoulder; back; hand; foot; leg; arm;
  heart disease; stroke; seizure; depression; anxiety; weight loss; weight gain; bleeding; injury; trauma; therapy; hernia; joint; sleep; appetite; vision; hearing
`;
