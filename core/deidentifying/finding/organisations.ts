import { matchesIn } from '../../kernel/matches-in.ts';
import type { Personal } from '../personal.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}'’&-]*`;
const kinds =
  'Hospitals?|Clinics?|Medical Cent(?:er|re)|Health Cent(?:er|re)|Health System|Health Services|Health Group|Healthcare|Health|Laborator(?:y|ies)|Labs|Medical Group|Medical Associates|Medical Practice|Infirmary|Surgery|Diagnostics|Imaging|Radiology|Pathology|Orthop(?:a)?edics|Cardiology|Dermatology|Pediatrics|Paediatrics|Oncology|Dental|Dentistry|Pharmacy|Chemists?|Associates|Partners|University|College|Institute|Academy|School|Preschool|Nursery|Kindergarten|Inc\\.?|LLC|Ltd|Corp\\.?|GmbH|PLC|Insurance|Practice|NHS (?:Foundation )?Trust|Assisted Living|Nursing Home|Care Home|Retirement Village|Senior Living|Hospice|Rehabilitation|Rehab|Home Care|Foundation|Church|Mosque|Temple|Bank|Corporation|Company|Logistics|Industries|Technologies|Solutions|Services|Systems|Enterprises|Holdings|Construction|Foods|Motors|Airlines|Physicians|Urgent Care|Med(?:ical)?\\.? (?:Ctr|Grp|Group)\\.?|Hlth Svcs|Svcs|Ctr\\.?|Grp\\.?|Cent(?:re|er)|GmbH & Co\\. KG|Homecare|Home Health|Hosp\\.?|Genomics|Genetics|Urology|Neurology|Nephrology|Gastroenterology|Surgical Associates|Physiotherapy|Chiropractic|Optometry|Opticians|Elementary|Correctional Facility|Correctional Institute|Prison|Jail|Detention Center|Ltda\\.?|P\\.C\\.|Health Post|Health Unit|Surgical Center|Surgery Center|Coffee|Bakery|Restaurant|Hotel|Farms?|Family Medicine|Family Practice|EMS|Ambulance|Fire Department|Police Department|Polyclinic|Sanatorium|Krankenhaus|Klinik|Klinikum';
/** Names that stand behind the word: "Hospital Clínic de Barcelona", "Universitätsklinikum Essen". */
const inFront =
  'University of|Hospital (?=de |del |do |da |San |Santa |Sant |Clínic|Universitari)|Hôpital|Clínica|Clinica|Clinique|Klinikum|Ospedale|Policlinico|Universidad|Université|Università|Centro Médico|Centre Hospitalier|Szpital|Rumah Sakit|Bệnh viện';

const behind = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’&-])(?:(?:St\.|${word}|of|the|and|for|de|du|la|&) ){0,5}(?:St\.|${word})['’]?s? (?:${kinds})(?![\p{L}])(?:, P\.[CA]\.)?(?: (?:of|at|in|for) (?:the )?${word}(?: ${word}){0,2}|, ${word} Campus)?`,
  'gu',
);
const capitals = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’&-])(?:(?:ST\.|[\p{Lu}'’-]{2,24}|&) ){1,5}(?:HOSPITALS?(?! (?:COURSE|STAY|DAY))|CLINICS?|MEDICAL CENT(?:ER|RE)|HEALTH CENT(?:ER|RE)|HEALTH SYSTEM|INFIRMARY|MEDICAL GROUP|ORTHOPEDICS|IMAGING|LABORATORY|LABORATORIES|DIAGNOSTICS|PHARMACY|UNIVERSITY|COLLEGE|SCHOOL|INSTITUTE|ASSOCIATES|EMS|NURSING HOME|HOSPICE|REHABILITATION|REHAB|CORRECTIONAL FACILITY|PRISON|JAIL|SURGERY CENTER|SURGICAL ASSOCIATES|ELEMENTARY|ACADEMY|INC|LLC|LTD|CORP|COUNTY|MFG(?: OF [A-Z]+)?)(?![\p{L}])`,
  'gu',
);
/** "works at Copper Kettle Coffee": whatever stands there with capitals. */
const work = new RegExp(
  String.raw`(?<=\b(?:[Ww]ork(?:s|ed|ing)?|[Ee]mployed|[Ee]mployee|[Tt]each(?:es|er|ing)|[Vv]olunteers?|[Rr]etired|[Ee]nrolled|[Dd]river|[Cc]ashier|[Mm]anager|[Cc]lerk|[Jj]ob)(?: [a-z-]{2,12}){0,3} (?:at|for|with|from) (?:the )?|[Ee]mployer[:,]? |\b[Aa]ttend(?:s|ed|ing) (?:the )?)${word}(?: (?:of |and |& |the )?${word}){0,4}`,
  'gu',
);
const front = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${inFront}) ?(?:(?:de|del|la|las|los|el|di|da|do|du|des|San|Santa|Sainte?) ){0,3}${word}(?:[ -](?:(?:de|del|la|las|los|el|di|da|do|du) ){0,2}${word}){0,3}`,
  'gu',
);

/** Places of care, schools and employers, by the words that say what they are. */
export const organisationsIn = (text: string): Personal[] =>
  [behind, capitals, front, work].flatMap((pattern) =>
    matchesIn(text, pattern).flatMap(({ 0: words, index }): Personal[] => {
      const start = index + leadingWords(words);
      const name = text.slice(start, index + words.length);
      return isKindOfPlace(name) || isMonth.test(name) || /^(?:The )?\p{Lu}{1,4}$/u.test(name)
        ? []
        : [{ kind: 'organisation', span: [start, index + words.length] }];
    }),
  );

/** In a line of capitals a name begins behind the last of these. */
const beforeName = /^.*(?<!\p{L})(?:BY|AT|TO|FROM|IN|THE|WITH|AND|FOR) /u;

/** "Seen At", "The", "Return To" in front of a name are none of it. */
const leadingWords = (words: string): number =>
  beforeName.exec(words)?.[0].length ??
  /^(?:(?:Once|Upon|When|While|After|Before|If|Since|Then|And|Of|For|At|To|In|From|By|Seen|Return|Visit|Visited|Attends?|Admitted|Refer|Referred|Discharged|Transfer(?:red)?|Follow-up|Call|Contact|Location|Facility|Performed|Collected|See|With|Our|Your|Dear|No|Also|Per|Via|Draw|of|the|and|for|de|la|du|&) ){1,4}/u.exec(
    words,
  )?.[0].length ??
  0;

const isMonth = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;

const departments = new Set(
  (
    'physiatry cornea neuro-oncology combined preoperative postanesthesia anesthesia holding area suite suites room rooms unit ward floor icu ccu picu nicu pacu or neuro myocardial perfusion ' +
    'fetal medicine cancer birth birthing trauma day drop-in call contact screening vaccination test testing community resource learning leisure shopping town city poison control data med ' +
    'the of and for de at a an this that our your local new same no any general primary care outpatient inpatient urgent emergency home day walk-in specialty specialist clinic clinics department surgery imaging laboratory ' +
    'laboratories lab labs pharmacy hospital hospitals health healthcare diagnostics associates practice insurance university college institute medical center centre group previous prior past major minor retail school ' +
    'services service systems partners physicians rehab rehabilitation therapy hospice nursing assisted living dental foundation company solutions systems academy radiology pathology cardiology dermatology orthopedics orthopaedics ' +
    'pediatrics paediatrics oncology vascular cardiac thoracic cardiothoracic pulmonary renal breast bone heart chest brain spine spinal wound pain memory diabetes diabetic asthma anticoagulation coumadin warfarin fracture eye ear nose throat sleep stroke travel women ' +
    'womens men mens children childrens pediatric paediatric family internal medicine sports physical occupational speech mental behavioral behavioural intensive ambulatory radiation infusion dialysis transplant fertility antenatal prenatal maternity gp plastic ' +
    'oral maxillofacial bypass knee hip back shoulder hand foot cataract bariatric gastric magnetic resonance diagnostic nuclear molecular clinical central reference community public private state national county city regional district teaching referral ' +
    'acute chronic elective laparoscopic robotic abdominal pelvic orthopedic orthopaedic neurology neurosurgery urology gynecology gynaecology obstetrics endocrinology gastroenterology hematology haematology nephrology rheumatology infectious disease diseases psychiatry ' +
    'psychology geriatric geriatrics ophthalmology otolaryngology ent allergy immunology genetics genetic podiatry nutrition dietetics social work liver kidney lung colorectal head neck skin hernia reconstructive cosmetic thyroid bladder prostate open redo emergent follow-up ' +
    'high elementary middle primary secondary grammar nursery medicare medicaid life occupational dose low advanced ultrasound cross-sectional interventional preoperative postoperative pre-op post-op microbiology chemistry virology cytology blood bank long-term skilled ' +
    'functional cognitive status known course concerns issues maintenance initial active get well liver when adult protective customer counseling counselling wellness fitness adult ' +
    'best good poor your her his their my full report final history summary discharge progress note results result patient name date page test tests other to from in with on'
  ).split(' '),
);

/** A word that tells what is done in a place, or what kind of place it is. */
export const isDepartmentWord = (lower: string): boolean => departments.has(lower);

/** "Vascular Surgery", "Chest Imaging" tell what is done, not where. */
const isKindOfPlace = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .every((part) => part.length < 2 || departments.has(part));
