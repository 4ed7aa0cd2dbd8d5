/** Words that tell what a passage without a heading is about, by the section they speak for: three points each, or one. */
export const sectionWords: Record<string, { strong: string; weak?: string }> = {
  'family history': {
    strong: `family history; mother; father; (brother|sister|aunt|uncle|cousin); (brothers|sisters|siblings); grandmother; grandfather; grandparent; maternal; paternal; died of; deceased; runs in the family;
      family history is; parents are; daughter has; son has; FH; mother died; father died; family members; (both|adoptive) parents; adopted`,
    weak: 'age at death; alive; in good health; children; living; healthy; dad; mom',
  },
  'social history': {
    strong: `originally from; born and raised; raised in; foster care; foster; disability; quit; sober; grader; at home; residents; ppd; substance abuse; alcohol use; tobacco use; alcohol abuse; former smoker; social; private home; stairs; works full time; (lives|live|living|lived|resides); lives at home; no one else at home; everyone; worked; working as; employee; business; partner; attorney; church; smoked; (packs|pack); beers; detention; std; stds; smoking history; secondhand smoke; passive smoke; does not (smoke|drink);  smoker; nonsmoker; non smoker; nondrinker; tobacco; alcohol; cigarettes; (pack|packs) (per|a) day; pack year; married; divorced; widowed; lives (with|alone|in|at|by); living with; retired; (works|worked) (as|at|in|for|part); employed;
      occupation; unemployed; drug use; illicit drugs; illicit; recreational; marijuana; cocaine; heroin; sexually active; resides; daycare; day care; social drinker; quit smoking; drinks; drinking; beer; wine; alcoholic; homemaker; housewife; marital status; social history; legal; detention; juvenile hall; military; veteran; single; high school; college; intravenous drugs; drug abuse; lives`,
    weak: 'caffeine; exercise; exercises; school; wife; husband; nursing home; sons; daughters; children; worker; travel; teacher; engineer; driver; student; grade; work; home; job; farm; house; boyfriend; girlfriend; pets; hobbies; independent; ambulatory; education',
  },
  allergies: {
    strong: `allergies; allergic; allergy; NKDA; nkda; no known drug; no known allergies; latex; sulfa; anaphylaxis; intolerance; intolerances; iodine; penicillin; codeine; peanuts; eggs; shellfish; bee stings; drug allergies`,
    weak: 'rash; hives; morphine; aspirin; nausea; reaction; causes; contrast; sulfonamide; demerol; erythromycin',
  },
  medications: {
    strong: `b i d; t i d; q d; bid; tid; qid; mg; mcg; tablets; current medications; medications include; medications; multivitamin; multivitamins; inhaler; eye drops; puffs; birth control pill; birth control pills; over the counter; vitamin; calcium; p r n; prn; daily; once a day; twice a day; units; milligrams; at bedtime; on no medications; not on any medications; no medications`,
    weak: 'aspirin; takes; taking; dose; pill; pills; iron; cream',
  },
  'past surgical history': {
    strong: `surgery; surgeries; surgical history; operation; operations; bypass; hip replacement; knee replacement; replacement; cesarean; cesarean section; c section; c sections; tubal ligation; hernia repair; hernia; stent; stents; laparoscopic; TAH; BSO; CABG; fusion; graft; wisdom teeth; port placement; catheter insertion; implants; repair; arthroscopic; bilateral tubal; operative; resection; cataract; cataracts; stripping; reconstruction; pinning; hardware; circumcision; angioplasty; pacemaker; transplant; carpal tunnel release; past surgical; placement; previous surgeries; D and C; DandC; insertion; removal; ear tubes`,
    weak: 'biopsy; removed; biopsies; release; tubes; procedures; left; right',
  },
  'review of systems': {
    strong: `ROS; deny; complete review; ten system review; remaining ros; as in hpi; see hpi; as above; no other complaints; no other symptoms; all systems; review of systems; review of system; denies; denied; negative for; no (fever|fevers|chest pain|cough|headache|headaches|nausea|vomiting|shortness of breath|rash|dysuria|diarrhea|dizziness|weight loss|palpitations|abdominal pain|change|changes|history of seizures|chills); (system|systems) review; otherwise negative; all other systems; positive for; as stated in hpi; per hpi; remaining systems`,
    weak: `constitutional; integumentary; genitourinary; gastrointestinal; respiratory; cardiovascular; heent; musculoskeletal; psychiatric; neurologic; endocrine; hematologic; ent; eyes; hematuria; dysuria; vomiting; diarrhea; constipation; palpitations; orthopnea; visual changes; blurred vision; night sweats; weight loss; chills`,
  },
  'physical exam': {
    strong: `alert and; awake and alert; no apparent distress; no acute distress; auscultation; percussion; palpation; supple; nontender; non tender; nondistended; bowel sounds; reflexes; sensation; range of motion; murmur; murmurs; gallop; blood pressure is; blood pressure; temperature; pulse; respirations; vital signs; normal for age; adenopathy; lymphadenopathy; palpable; tympanic membranes; pupils; thyroid; extremities; gait; strength; well nourished; well developed; examination; cranial nerves; deep tendon; breath sounds; wheezes; rales; rhonchi; thyromegaly; normocephalic; oropharynx; genitalia; descended; deferred; oriented; intact; clear; erythema; tenderness; masses; edema; clubbing; cyanosis`,
    weak: 'general; chest; neck; abdomen; soft; skin; normal; symmetric; heart; lungs; breasts; rectal; back; lymph; head; msk; neurological',
  },
  'chief complaint': {
    strong: `i was asked to see; asked to see; i took; i needed; my; severe; chief complaint; here for; follow up; followup; evaluation; evaluate; second opinion; routine; checkup; check up; recheck; refills; consult; referred; concern; management of; comes for; presents for; returns for; visit; i need; for evaluation of; complaint of; complaints of`,
    weak: 'pain; cough; swelling; weakness; nausea; fever; headache; bleeding; shortness of breath; dizziness; toothache; sore throat; rash; vomiting; numbness; abdominal; fall; status post; injury; trouble; problem; difficulty; fatigue; chest; dyspnea; confusion; loss of; decreased; burning; ache; accident; exposure',
  },
  'history of present illness': {
    strong: `year old; month old; week old; presents; presented; (she|he|patient) (states|reports|returns|complains|noticed|notes|describes|stated|reported|began|started); complains of; complaining of; (days|weeks|months|years|hours) ago; ago; since; today; yesterday; last visit; was seen; began; started; the patient is a; last week; this morning; brought in; was admitted; prior to; i last saw; was referred; symptoms; worse; she says; he says; comes in; returns; has been`,
    weak: 'then; after; now; during; also; because; however; when; she; he',
  },
  assessment: {
    strong: `likely; secondary to; resolved; improved; possible; probable; consistent with; etiology; stable; rule out; versus; differential; clinical; exacerbation; refractory; acute; new onset; suspected; uncertain; status; complicated by; improving; syndrome; impression; assessment; diagnosis; doing well; controlled; sinusitis; gastroenteritis; bronchitis; infection; otitis media; illness; upper respiratory infection; respiratory infection; thrombocytopenia`,
    weak: 'with; pneumonia; anemia; bronchitis; failure; injury; pain; mass; fracture; cellulitis; dementia; disorder; wound; tumor; disease',
  },
  'past medical history': {
    strong: `has been diabetic; diabetic; no known medical problems; past illnesses; premature; medical history is; previous history; known to have; no hospitalizations; no major illnesses; no previous hospitalization; past history; significant for; history of; past medical history; medical history; noncontributory; non contributory; unremarkable; hypertension; diabetes; hyperlipidemia; hypercholesterolemia; asthma; COPD; GERD; reflux; hypothyroidism; arthritis; osteoarthritis; depression; anxiety; coronary artery disease; CAD; CHF; congestive heart failure; atrial fibrillation; remarkable for; includes; osteoporosis; high cholesterol; high blood pressure; chronic; past medical; heart disease; medical problems; born at; illnesses; otherwise healthy; healthy; childhood; high cholesterol; kidney disease; glaucoma; migraines; seizure disorder; hepatitis; anemia; HTN; DM; BPH; renal failure; gout; peripheral vascular disease; cancer; hospitalizations; hospitalized`,
    weak: 'stroke; seizures; allergies; ulcer; heart attack; myocardial infarction; thyroid; kidney stones; bipolar; chickenpox; measles; problems; term; delivery; uncomplicated',
  },
  plan: {
    strong: `we will; will be; recommend; instructed; diet; as tolerated; continue; contact us; return to; activity; follow up with; was discharged; discharged; discharge; to home; home with; stable condition; disposition; good condition; transferred; released; prognosis; guarded; follow up in; start; schedule; low sodium; consistency; increase; applications; fair; code status; DNR; being discharged; to be followed; stable disposition; clinically improved`,
    weak: 'home; condition; regular; stable; improved; week; office',
  },
  'emergency department course': {
    strong: `was treated with; was given; emergency department; in the er; emergency room; was admitted; hospital course; received; backboard; intravenously; intramuscularly; subcutaneously; iv fluids; was removed from; monitored; complications; drip; was started on; intubated; nebulizer`,
    weak: 'er; ambulance; ed; admitted; hospital; treated; tolerated',
  },
  immunizations: {
    strong:
      'immunizations; immunization; vaccines; vaccinations; vaccine; up to date; tetanus; flu shot; shots; pneumovax; immunized; uptodate',
  },
  imaging: {
    strong: `x ray; x rays; xray; CT; CT scan; MRI; ultrasound; EKG; ECG; echocardiogram; chest x ray; radiograph; mammogram; films; scan shows; imaging; angiogram; radiological; colonoscopy; sinus rhythm; bone scan; doppler; demonstrates; reveals; showed; shows; revealed`,
    weak: 'no acute; normal; unremarkable',
  },
  labs: {
    strong: `hemoglobin; hematocrit; white count; white blood cell; WBC; platelets; sodium; potassium; BUN; creatinine; glucose; urinalysis; within normal limits; laboratory; labs; cardiac enzymes; troponin; H and H; INR; bilirubin; AST; ALT; calcium; chloride; pending; cultures; enzyme`,
    weak: 'normal; negative; level; count',
  },
  'gynecologic history': {
    strong: `gravida; para; menses; menstrual; LMP; pap smear; pap; pregnancies; menarche; menopause; menopausal; vaginal delivery; miscarriage; periods; abortion; abortions; contraceptive; G1; G2; G3; P1; P2; last menstrual; birth control; postmenopausal; period; gynecologic; reproductive`,
    weak: 'mammogram; hysterectomy; pregnant; children; sexually',
  },
};
