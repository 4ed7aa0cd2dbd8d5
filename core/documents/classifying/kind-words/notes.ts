import type { KindWords } from '../kind-words.ts';

export const noteKinds: readonly KindWords[] = [
  {
    kind: 'operative_report',
    title: `(operating|operation) theatre (notes|note|record); (operative|operation|surgical|surgery|theatre|procedure|operating room|post operative|brief operative|brief op) (report|note|record|summary|dictation); op note; op report; (cataract|laser|caesarean|cesarean) surgery (record|report|note); brief op note; surgery report; intraoperative note; delivery note; cesarean section note`,
    body: `estimated blood loss; preoperative diagnosis; postoperative diagnosis; pre op diagnosis; post op diagnosis; prepped and draped; brought to the operating room; taken to the operating room; ebl; closed in layers; closure in layers; sutures; general anesthesia; skin incision; incision; sponge count; anesthesia spinal; hemostasis`,
  },
  {
    kind: 'endoscopy',
    title: `endoscopy; endoscopic (ultrasound|procedure|examination|report|retrograde); endoscopic; upper endoscopy; (upper|lower) (gi |)endoscopy; colonoscopy; colonoscopy report; gastroscopy; EGD; OGD; sigmoidoscopy; flexible sigmoidoscopy; bronchoscopy; cystoscopy; esophagogastroduodenoscopy; ERCP; EUS; capsule endoscopy; hysteroscopy; laryngoscopy; ureteroscopy; colposcopy; arthroscopy report; nasal endoscopy`,
    body: 'scope was advanced; scope was passed; scope was inserted; colonoscope; endoscope; cecum was reached; cecal intubation; bowel preparation; advanced to the cecum; withdrawal time; cold snare; boston bowel preparation; retroflexion; bronchoscope; cystoscope',
  },
  {
    kind: 'ecg',
    title:
      'ECG; EKG; electrocardiogram; electrocardiography; 12 lead; 12 lead ecg; holter; holter (monitor|report|study); rhythm strip; cardiac event monitor; event monitor; ambulatory ecg; loop recorder; exercise (ecg|treadmill test|tolerance test); treadmill test; ecg report; ekg interpretation; ziopatch',
    body: 'pr interval; qrs duration; qrs; qtc; qt qtc; sinus rhythm; vent rate; ventricular rate; axis deviation; st changes; st segment; ectopic beats; p wave',
  },
  {
    kind: 'lung_function',
    title:
      'spirometry; spirometry (report|test|results); pulmonary function; pulmonary function (test|tests|testing|report|study); lung function; lung function (test|tests|report); PFT; PFTs; methacholine challenge; bronchial challenge; feno; oximetry study; six minute walk test',
    body: 'fev1; dlco; fvc; of predicted; reversibility; lung volumes; restrictive pattern; obstructive pattern; flow volume loop; tlc',
  },
  {
    kind: 'sleep_study',
    title: `sleep study; sleep (test|report|lab|laboratory|apnea study|apnea test|apnea testing); polysomnogram; polysomnography; (home|portable) sleep (study|test|apnea test|testing|apnea testing); home sleep apnea test; HSAT; PSG; cpap titration; cpap titration study; titration study; split night study; overnight oximetry; multiple sleep latency test; MSLT`,
    body: 'apnea hypopnea index; ahi; sleep efficiency; rei; total sleep time; residual ahi; sleep latency; rem sleep; cpap; respiratory event index; oxygen desaturation index; arousals',
  },
  {
    kind: 'vaccination_record',
    title: `(immunization|immunisation|vaccination|vaccine) (record|history|certificate|card|summary|status|passport|report|records|schedule); vaccinations; immunizations; (covid 19|yellow fever|childhood) vaccination (record|card|certificate|record card); vaccines given; international certificate of vaccination; immunization registry`,
    body: 'lot number; lot no; 1st dose; 2nd dose; first dose; second dose; booster; booster dose; vaccine given; batch; mmr; dtap; manufacturer; date given; next dose due',
  },
  {
    kind: 'physiotherapy',
    title: `(physio|physiotherapy|physical therapy|occupational therapy|rehabilitation|rehab) discharge (letter|summary|report|note); physio; physiotherapy; physiotherapist; physical therapy; occupational therapy; PT (note|evaluation|eval|progress note|discharge|assessment|initial evaluation); OT (note|evaluation|eval); rehabilitation (note|report|plan|assessment); rehab (note|evaluation); speech therapy; speech and language therapy; (physical|occupational) therapy (evaluation|note|discharge|discharge note|progress note|progress report|initial evaluation|daily note); physiotherapy (assessment|report|note|discharge|discharge summary); chiropractic; gait assessment`,
    body: 'home exercise program; therapeutic exercise; gait training; manual therapy; sets of; functional mobility; exercise twice; short term goals; long term goals; treatment session; client; therapist; stretching exercises; strengthening exercises; range of motion exercises',
  },
  {
    kind: 'mental_health',
    sure: 'crisis resolution; home treatment team; community mental health team; mental state examination; mental status exam; hearing voices; psychotherapy session; psychiatric medications',
    title: `crisis resolution; (crisis|home treatment) team; home treatment; (old age|liaison|forensic|perinatal) psychiatry; psychiatry; psychiatric; psychiatrist; psychology; psychological; psychological (assessment|evaluation|report|testing); mental health; behavioral health; psychotherapy; counseling; (mental health|psychiatric|behavioral health) (note|evaluation|assessment|intake|progress note|follow up|report|review); therapy (note|session|session note|progress note); neuropsychological; CAMHS; substance use assessment; addiction`,
    body: 'mental status exam; affect is; affect was; thought process; thought content; phq 9; gad 7; mood is; insight and judgment; cognitive behavioral therapy; cbt; suicidal ideation; anhedonia; affect restricted; affect; homicidal ideation; psychotherapy',
  },
  {
    kind: 'referral_letter',
    title: `referral; referral (letter|form|note|request|to); letter of referral; suspected cancer referral; urgent (suspected cancer |)referral; 2 week wait; two week wait; referral for`,
    sure: '(thank you|thanks|many thanks) for (kindly |)seeing; i would be grateful; would be grateful; please see this; grateful for your (opinion|help|assessment|advice); please could you see; (kindly|please) (see|review|assess) this; i would appreciate (your|an)',
    body: 'kindly see; please see; referred by; many thanks for seeing; for your opinion; for your assessment; i would value your opinion; for further management',
  },
  {
    kind: 'emergency_visit',
    title: `(emergency department|emergency|ED|A and E) discharge (letter|summary|report|note); (emergency|emergency department|ED|A and E) attendance; (emergency department|ED|A and E) (attendance|assessment|clinical) (summary|note|record|letter); emergency (department|room|visit|medicine) (note|visit|report|provider note|record|chart); ED (note|visit|report|provider note|provider report|physician note|record|summary|course); accident and emergency; a and e; A and E (record|attendance|letter|note); urgent care (visit|note|record|report); ER (visit|note|report); emergency physician; ED discharge letter; ambulance report`,
    head: 'urgent care; walk in centre; minor injuries unit; emergency department',
    body: 'urgent care; ed course; emergency department course; triage; triage cat; triage category; departed; arrival by ambulance; arrived by; mode of arrival; acuity; disposition; medical decision making; mdm; time seen; presented to the emergency department',
  },
  {
    kind: 'history_and_physical',
    title:
      'history and physical; history and physical (exam|examination|report|note); H and P; HandP; admission (note|history|h and p|history and physical|clerking|assessment); clerking; medical clerking; preoperative (history and physical|assessment|evaluation); pre op (assessment|evaluation); pre anesthesia (evaluation|assessment); admitting note',
    body: 'admit to; will be admitted; admitted for; admitted with; plan: admit; reason for admission',
  },
  {
    kind: 'consultation',
    head: 'dear dr; dear doctor; dear colleague; dear sir or madam',
    sure: '(thank you|thanks|many thanks) for (referring|asking|your referral|this referral|allowing); reason for (consultation|consult); clinic date; date of clinic; i reviewed this; thank you for (this|the) (interesting |)consult',
    title: `(clinic|outpatient|outpatients) letter; letter from (the |)(clinic|outpatients|outpatient clinic|outpatient department); consultation; consult; consult note; consultation (report|note|letter); (cardiology|neurology|nephrology|surgical|infectious disease|gastroenterology|oncology|pulmonary|endocrinology|rheumatology|hematology|urology|dermatology|psychiatry|initial|inpatient|specialist|orthopedic) (consult|consultation|consult note|consultation note|consultation report); second opinion; new patient consultation; specialist letter; telephone consultation`,
    body: 'i reviewed this; thank you for referring; many thanks for referring; many thanks for asking; clinic date; i reviewed; reviewed in clinic; it was a pleasure to see; outpatients; typed; our ref; i saw this; seen in clinic; seen in the clinic; department outpatients; date of clinic; reason for consultation; reason for consult; thank you for this consult; thank you for the consult; thank you for this interesting consult; consult requested by; asked to see; thank you for asking; we were asked to; thank you for allowing; consulted for; asked to evaluate',
  },
  {
    kind: 'office_visit',
    title: `consultation (print|printout|details|entry); consultation face to face; face to face; opd (card|slip|note|paper|prescription|case sheet); gp consultation; gp (visit|note|record); doctor visit; office visit; office note; progress note; (clinic|outpatient|clinical|encounter|visit|follow up|gp|soap|telehealth|telephone|video|well child|well woman|primary care|pediatric|prenatal|antenatal) (note|visit|summary|record|consultation note|encounter|check); follow up (note|visit|appointment); soap note; encounter; annual (exam|physical|wellness visit|visit|wellness exam|check); wellness visit; summary of care; continuity of care; visit note; well child; well woman; health summary; patient summary; nursing note; care plan; ward round; daily progress note`,
    head: 'clinic; surgery; general practice; family medicine; outpatient',
    body: `denies; complains of; presents with; hx of; h o; o e; nkda; on examination; safety net; c o; follow up in; reviewed (him|her|in); i met; attended clinic; clinic today; (see|review) (him|her) (again|in); continue; we will continue; return to clinic; here for; here today; review in; feels well; i saw; was seen in; in clinic; in the clinic; review in six months; 1 7; 2 7; 3 7; 4 7; 5 7; 1 52; 2 52; 3 52; 4 52; 1 12; 2 12; 3 12; 6 12`,
  },
];
