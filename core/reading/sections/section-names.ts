/** What a section holds, which decides what is read from it and how. */
export type SectionRole =
  | 'conclusion' // what the report concludes: impression, final diagnosis
  | 'findings' // what was seen, heard or measured
  | 'complaint' // why the person came, in their words
  | 'indication' // why a test was asked for: nothing the test found
  | 'history'
  | 'family'
  | 'social'
  | 'technique' // how it was done and with what it was compared: no findings
  | 'medications'
  | 'allergies'
  | 'plan'
  | 'instructions' // to the patient: "return if …"
  | 'labs'
  | 'vitals'
  | 'narrative' // the story: present illness, hospital course
  | 'admin'; // who, where, who pays

/**
 * Headers as printed, by role. Before "=" stands the name a section gets; after it, short or odd forms that mean the same. Names that
 * are spelled out are kept apart ("physical exam", "physical examination"), so that a section is called what the document calls it.
 */
const lexicon: Record<SectionRole, string> = {
  conclusion: `overread; physician overread; physician over read; over read; cardiologist over read; physician interpretation; d d = d and d; problem; remarks for gp; formulation and risk; risk formulation; histology; lab comment; laboratory comment; lab comments; interpretive; interpretive comment; interpretive comments; interpretation and comment; remarks; remark; clinical comment; technician comment; pathologists note; analysis; duty biochemist; reviewers comment; consultant comment; radiologist comment; impression = imp; impressions; impression and recommendations; impression and plan; final impression;
    clinical impression; overall impression; conclusion; conclusions; opinion; interpretation; final interpretation;
    assessment = ax; assessments; assessment and plan = a and p = ap = assessment plan; assessment and recommendations;
    assessment plan and recommendations; clinical assessment; summary and assessment; formulation; diagnosis = dx; diagnoses;
    final diagnosis; final diagnoses; diagnosis on discharge; diagnoses on discharge; main diagnosis; discharge problem list; active issues; hospital problems; principal problem; diagnosis and comment; final cytologic diagnosis; cytology diagnosis; cytological interpretation; final interpretation; general categorization; integrated diagnosis; preliminary diagnosis; intraoperative consultation; frozen section; frozen section diagnosis; clinical conclusion; overall assessment; conclusion and recommendations; summary and recommendations; final report; final pathologic diagnosis; final pathological diagnosis; pathologic diagnosis;
    pathological diagnosis; histologic diagnosis; microscopic diagnosis; cytologic diagnosis; discharge diagnosis; discharge diagnoses;
    hospital discharge diagnosis; hospital discharge diagnoses; principal diagnosis; primary diagnosis; secondary diagnosis;
    secondary diagnoses; other diagnoses; working diagnosis; differential diagnosis = ddx; differential diagnoses; differential; differentials; provisional diagnosis;
    admission diagnosis; admitting diagnosis; admission diagnoses; postoperative diagnosis = post op diagnosis = postop diagnosis = postoperative dx = postoperative diagnosis es; postoperative diagnoses = post operative diagnoses = postop diagnoses; postprocedure diagnosis;
    post procedure diagnosis; visit diagnoses; visit diagnosis; encounter diagnosis; encounter diagnoses; ed diagnosis; comment; comments;
    diagnosis comment; summary; problem list; problems; active problems; current problems; problems and conditions; problem list and diagnoses;
    pathologic staging; pathological staging; pathologic stage; staging; synoptic report; tumor staging; addendum; diagnostic impression;
    bi rads; birads; bi rads category; key findings; summary of findings; result summary; test conclusion`,
  findings: `stress data; rest data; stress findings; stress portion; rest portion; function; lv function; ventricular function; left ventricular function; haemodynamics; hemodynamics; vfa; vertebral fracture assessment; fish; cytology of the aspirate; observed; coronary anatomy; complications; immediate complications;objective = o = obj; film; blood film; blood smear; peripheral smear; peripheral blood; aspirate; trephine; core biopsy; stress ecg; stress data; stress portion; stress results; exercise data; perfusion; gated; gated images; breast density; intervention; hpv; gram stain; culture; result; o b; findings; finding; imaging findings; ct findings; mri findings; ultrasound findings; radiographic findings; x ray findings;
    report; report text; observations; description; narrative; body; detailed findings; additional findings; incidental findings;
    operative findings; intraoperative findings; findings at operation; findings at surgery; gross findings; examination on admission; admission examination; admission physical exam; key exam findings; systemic examination; tumor characteristics; histologic findings; microscopic; cytologic findings; interpretation of results; echo findings; doppler findings; pulmonary function; sleep summary; procedure findings; endoscopic findings; examination findings; objective data;
    physical exam = pe; physical examination; physical findings; exam; examination = o e = o/e = oe = on examination = ex; objective; general examination;
    focused examination; mental status exam; mental state exam; mental state examination; mental status examination = mse; neurological examination; neurologic exam;
    review of systems = ros; systems review; symptoms; gross description; gross examination; gross; macroscopic description; macroscopy;
    macroscopic examination; microscopic description; microscopic; microscopy; microscopic examination; microscopic findings;
    immunohistochemistry = ihc; special stains; ancillary studies; specimen adequacy; adequacy; flow cytometry; cytogenetics;
    molecular findings; lymph nodes; margins; tumor size; imaging; imaging results; imaging studies; radiology; radiology results; diagnostic studies;
    diagnostic imaging; diagnostics; pertinent results; ekg; ecg; ekg findings; electrocardiogram; echocardiogram; echocardiography;
   
    breast composition; hospital discharge physical; hospital discharge physical findings; discharge physical examination; discharge exam;
    surgical findings; procedure findings;
    functional status; cognitive status; health concerns; reactions; sleep architecture; respiratory events; spirometry; biopsy results`,
  complaint: `complaining of = c/o = co; presents with; chief complaint = cc; chief complaints; presenting complaint = pc; presenting complaints; presenting problem; presenting symptoms;
    presenting difficulties; presenting difficulty; presenting problems; presentation; reason for visit; reason for consultation; reason for consult; reason for encounter; reason for admission; reason for appointment;
    reason for hospitalization; chief complaint and reason for visit; reason for visit and chief complaint; complaint; complaints; subjective = s = subj; concerns`,
  indication: `clinical notes; clinical info; clinical details given; relevant history; relevant clinical details; request details; request information; clin; clinical; reason; angaben; indication for test; indication for study; tests requested; indication; indications; clinical indication; clinical indications; reason for exam; reason for examination; reason for study;
    reason for test; reason for procedure; reason for referral; clinical information; clinical details; clinical data; clinical question; question;
    clinical history; clinical features = c/f; history and indication; indication for procedure; indications for procedure; indication for surgery;
    preoperative diagnosis = pre op diagnosis = preop diagnosis = preoperative dx = preoperative diagnosis es; preoperative diagnoses = pre operative diagnoses = preop diagnoses; preprocedure diagnosis; operative indications; surgical indications; indications and findings; history and gross findings; pre procedure diagnosis; clinical diagnosis;
    procedure indications; exam indication; study indication; request; referral reason; relevant clinical information; ordering diagnosis`,
  history: `past hx; past drugs; history = hx; past medical history = pmh = pmhx = pastmedicalhx = past medical hx; past history = phx; medical history; past medical and surgical history;
    past surgical history = psh = pshx = pastsurgical = past surgical hx; surgical history; past psychiatric history; psychiatric history; past ocular history; obstetric history;
    gynecologic history = gynhx; gynaecological history; gynecological history; gyn history; ob gyn history; birth history; developmental history; immunizations; immunization;
    immunization history; history of immunizations; immunisations; vaccinations; vaccination history; vaccines; past problems; resolved problems;
    health history; patient history; cancer history; oncologic history; oncology history; past medical problems; previous history; comorbidities;
    co morbidities; other history = other_history; transfusion history; travel history; history of procedures; surgeries; surgeries and procedures; procedures; surgeries procedures;
    procedure history; past procedures; medical problems`,
  family: `family history = fh = fhx = fam hx = famhx = family hx; family medical history; family and social history = fam/sochx = fam and soc hx; genetic history`,
  social: `social history = sh = shx = soc hx = social = soc; smoking status; tobacco use; substance use; substances; alcohol and drugs; drugs and alcohol; substance use history; occupational history;
    lifestyle; habits; personal history; living situation; personal and social history`,
  technique: `quality; test quality; material; test limitations; study requested; tests requested; technique; comparison; comparisons; comparison study; comparison studies; prior studies; contrast; radiation dose; dose; protocol;
    blood loss; tubes and drains; drains and specimens; drain; dressing; dressings; urine output; iv fluids; fluids received; premedication; premedications; total tourniquet time; duration of surgery; fluoroscopy time; anesthetic; operative procedures; operative procedure performed; operative procedure in detail; operative report in detail; operative note; procedure detail; procedure done; procedures undertaken; operations performed; operation in detail; operative preparation;
    procedure; procedures performed; procedure performed; procedure details; operative procedure; procedure in detail; details of procedure; operative details; operative technique; surgical technique; description of operation; operation details; procedure note; procedure findings; medications given; antibiotics given; tourniquet time; wound class; description of procedure; procedure description;
    operation; operations; operation performed; anesthesia; anaesthesia; estimated blood loss = ebl; specimen; specimens;
    specimens submitted; specimen source; specimen type; source of specimen; specimen information; tissue submitted; material submitted; surgeon;
    procedure anesthesia; procedure estimated blood loss; procedure implants; procedure specimens taken; procedure disposition; surgical procedure;
    surgical procedures; surgical drains; operative note fluids; operative note surgical procedure; assistants; assistant; drains; implants; fluids; methodology; method; methods; limitations; test performed; exam performed; study;
    examination performed; image quality; study quality; sedation; scope; instruments; equipment; medical equipment; type of study`,
  medications: `current medication; regular medication; usual medications; usual medication; drug list; medications = meds; medication; current medications; current meds; home medications; home meds; outpatient medications;
    medication list; medications list; current medication list; list of medications; my medications; active medications; medications on admission; admission medications;
    discharge medications; medications on discharge; medication on discharge; discharge medicines; medicines on discharge; medicines to take home; changes to medicines; medication changes; changes to medication; medicines stopped; medicines started; medicines changed; medications at discharge; discharge meds; hospital discharge medications; medications prior to admission;
    prior to admission medications; new medications; medications to start; start taking; continue taking; change how you take; changed medications;
    continued medications; stopped medications; stop taking; medications to continue; medications to stop; medications administered;
    drug history = dh = dhx; drugs; medicines; current medicines; prescription medications; prescriptions; prescription; prescription details; rx;
    over the counter medications; otc medications; vitamins and supplements; supplements; medication reconciliation; medication summary;
    medication profile; scheduled medications; prn medications; as needed medications; medications taken; treatment on discharge; tto; ttos; ttas;
    current treatment; current therapy; repeat medications; repeat medication; acute medications; repeat prescriptions; regular medications; medication history`,
  allergies: `allergies = all; allergies; allergy; drug allergies; medication allergies; known allergies; allergies and adverse reactions; allergies and intolerances; allergies and intolerance; allergy and intolerance; allergies intolerances; drug allergies and intolerances;
    allergies and reactions; adverse reactions; allergies adverse reactions and alerts; allergies adverse reactions alerts; allergies and sensitivities; food allergies; allergy list; sensitivities`,
  plan: `postoperative plan; management = mx; my decisions; suggest; advice to the referring doctor; advice to gp; what i want; advice given = adv; treatment given; plan = pln; plans; treatment plan; plan of care; gp actions; actions for gp; action for gp; actions for the gp; action required; gp to do; hospital actions; future plans; plan on discharge; plan and requested actions; recommendations for gp; investigations planned; follow up arrangements; care plan; management plan; management; treatment; treatments; recommendation; recommendations;
    plan and recommendations; recommendations and plan; plan of treatment; follow up plan; disposition = dispo; next steps; orders; discharge plan; goals;
    therapy plan; interventions; advice; suggestions; discussion; medical decision making = mdm; action plan; to do`,
  instructions: `call us or go to emergency if you have; call us or go to emergency if; get help right away if; seek help right away if; go to emergency if; return to emergency if; safety net = safety netting; return advice; after vaccination; come back or call 911 if your child; come back or call 911 if; return to the emergency room if; go back to the emergency room if; go back to the emergency room or call 911 if; seek help if; come back if; ring us if; call 911 if; get help if; ring the ward if; when to come back; when to ring us; when to worry; what to look out for; instructions; patient instructions; discharge instructions; hospital discharge instructions; information given to patient; advice to patient; information for patient; what you should do; what to do at home; pain control; when to call us; when to seek help; who to call; return to the emergency department if; call us if; go to the emergency room if; follow up; follow up instructions;
    follow up appointments; follow up care; followup; followup instructions; home care; home care instructions; when to call; when to call your doctor;
    when to seek medical attention; when to get help; return precautions; return instructions; diet; activity; activity level; wound care; patient education; education;
    warning signs; call your doctor if; seek medical care if; seek immediate medical attention if; when to return; safety plan; what to expect; pending results;
    pending results at discharge; pending studies; pending labs; outstanding issues; special instructions; diet and activity; after care; aftercare`,
  labs: `labs; lab; lab results; laboratory; laboratory results; laboratory data; laboratory studies; laboratory findings; lab data; lab values; results;
    test results; hospital discharge studies summary; pertinent labs; relevant results; blood tests; bloods; investigations = ix; diagnostic results; data; data reviewed; results review; microbiology; hematology;
    haematology; chemistry; biochemistry; urinalysis; coagulation; serology; toxicology; immunology; endocrinology; blood gas; culture results;
    complete blood count; comprehensive metabolic panel; basic metabolic panel; lipid panel; thyroid panel; point of care tests; tumor markers; molecular studies`,
  vitals: `vitals = vs; vital signs; vitals reviewed; vital signs reviewed; measurements; biometrics; observations and vitals`,
  narrative: `course in the hospital; inpatient progress; progress in hospital; history of present illness = hpi; history of the present illness; general history = genhx; history of presenting complaint = hpc; history of present complaint;
    present illness; interval history; interim history; hospital course; brief hospital course; course in hospital; hospital course by problem; clinical course;
    emergency department course = edcourse; ed course; operative course; intraoperative course; inpatient course; treatment course; narrative summary; clinical narrative; what happened; reason you were in hospital; summary of admission; details of admission; presenting history; course; clinical summary; case summary; summary of care; background; brief history; progress;
    subjective and history; interval events; patient story; history of current illness; clinical note; progress note; notes; note; events;
    postoperative course; clinical findings; discharge condition; condition on discharge; condition at discharge; condition; discharge status; mental status; response to treatment;
    what was done; what we did; what was found; risk; risks; risk assessment; treatment received; treatment given; session summary`,
  admin: `insurance; insurance providers; payers; advance directives; code status; encounters; encounter; care team; providers; patient information;
    patient details; patient demographics; demographics; contact information; signature; electronically signed by; cc to; copies to; distribution;
    facility; referring physician; attestation; disclaimer; purpose; summary purpose; document information; emergency contact; attending physician; billing;
    reviewed by; signed by; attending; time spent; consent; advance care planning; health care providers; hospital consultations; consultations`,
};

export type SectionName = { name: string; role: SectionRole };

/** Headers in comparable form: lower case, "&" and "/" as "and", no other signs. */
export function headerKey(header: string): string {
  return header
    .toLowerCase()
    .replace(/[&/+]/g, ' and ')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^your (?=.)/, '');
}

const byKey = new Map<string, SectionName>();
for (const [role, names] of roles()) {
  for (const entry of names.split(';')) {
    const [name = '', ...short] = entry.split('=').map((form) => form.trim().replace(/\s+/g, ' '));
    for (const form of [name, ...short]) byKey.set(headerKey(form), { name, role });
  }
}

/** "TITLE OF THE OPERATION", "INDICATIONS FOR SURGERY", "DESCRIPTION OF THE PROCEDURE IN DETAIL": parts of a report of an operation. */
const operationParts: readonly (readonly [string, SectionRole])[] = [
  ...['title of', 'name of', 'type of', 'description of', 'details of', 'technique of'].map(
    (words) => [words, 'technique'] as const,
  ),
  ...['indications for', 'indication for', 'indications of'].map((words) => [words, 'indication'] as const),
  ...['findings at', 'findings at the time of', 'findings during', 'findings of'].map(
    (words) => [words, 'findings'] as const,
  ),
];
for (const [words, role] of operationParts)
  for (const article of ['', 'the ', 'this '])
    for (const thing of ['operation', 'operations', 'procedure', 'procedures', 'surgery'])
      for (const end of ['', ' in detail']) {
        const name = `${words} ${article}${thing}${end}`;
        byKey.set(name, { name, role });
      }

function roles(): [SectionRole, string][] {
  const known: SectionRole[] = [
    ...(['conclusion', 'findings', 'complaint', 'indication', 'history', 'family', 'social', 'technique'] as const),
    ...(['medications', 'allergies', 'plan', 'instructions', 'labs', 'vitals', 'narrative', 'admin'] as const),
  ];
  return known.map((role) => [role, lexicon[role]]);
}

/** The last or first word of a longer header that tells its role: "CT CHEST FINDINGS", "MEDICATIONS AS OF TODAY". */
const tellingWords: readonly (readonly [string, SectionRole])[] = [
  ...(['comment', 'comments', 'interpretation'] as const).map((word) => [word, 'conclusion'] as const),
  ...(['note', 'notes'] as const).map((word) => [word, 'narrative'] as const),
  ...(['details', 'information', 'clinical'] as const).map((word) => [word, 'indication'] as const),
  ...(['impression', 'conclusion', 'diagnosis', 'diagnoses', 'assessment'] as const).map(
    (word) => [word, 'conclusion'] as const,
  ),
  ...(['findings', 'examination', 'exam', 'description'] as const).map((word) => [word, 'findings'] as const),
  ...(['medications', 'medicines', 'meds', 'prescriptions'] as const).map((word) => [word, 'medications'] as const),
  ...(['history'] as const).map((word) => [word, 'history'] as const),
  ...(['allergies'] as const).map((word) => [word, 'allergies'] as const),
  ...(['plan', 'recommendations'] as const).map((word) => [word, 'plan'] as const),
  ...(['instructions'] as const).map((word) => [word, 'instructions'] as const),
  ...(['technique', 'comparison'] as const).map((word) => [word, 'technique'] as const),
  ...(['results', 'labs'] as const).map((word) => [word, 'labs'] as const),
];

export const sectionNamed = (header: string): SectionName | undefined => byKey.get(headerKey(header));

/** For a header that is certainly one (a line in capitals, a line that ends in a colon) though it is not in the lexicon. */
export function sectionLike(header: string): SectionName | undefined {
  const whole = sectionNamed(header.replace(/\([^()]{0,80}\)/g, ' '));
  if (whole) return whole;
  const name = headerKey(header);
  const words = name.split(' ');
  const telling = tellingWords.find(([word]) => words.at(-1) === word || words[0] === word);
  return telling && { name, role: telling[1] };
}
