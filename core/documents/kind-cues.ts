import type { DocumentKind } from './document-kinds.ts';

/**
 * Words that tell what a document is. `title`: at its head or in its "Exam:" line. `body`: anywhere, weaker. Order matters where one
 * title holds two cues: the more particular kind stands first.
 */
export type KindCue = { kind: DocumentKind; title: RegExp; body?: RegExp };

const lab: readonly KindCue[] = [
  {
    kind: 'culture',
    title: /\bculture\b|microbiology|\bgram stain\b/i,
    body: /\bno growth\b|colony forming|cfu\/ml|susceptib|organism (?:isolated|1)|sensitivit(?:y|ies):/i,
  },
  {
    kind: 'urinalysis',
    title: /urinalysis|\burine (?:test|analysis|dipstick|microscopy|routine)|\bua with\b/i,
    body: /leukocyte esterase|specific gravity|urobilinogen/i,
  },
  {
    kind: 'stool_test',
    title: /\bstool\b|fa?ecal|\bfit\b test|ova and parasites|calprotectin/i,
    body: /calprotectin|occult blood|ova and parasites|c\.? diff/i,
  },
  {
    kind: 'allergy_test',
    title: /allergy (?:test|panel|testing|profile)|allergen|ige panel|skin prick/i,
    body: /kU\/L|specific ige|wheal/i,
  },
  {
    kind: 'genetic_test',
    title: /genetic|genomic|\bbrca\b|carrier screen|hereditary|karyotype|chromosom|pharmacogen|exome/i,
    body: /pathogenic variant|variant of uncertain|heterozygous|homozygous|germline/i,
  },
  { kind: 'lipid_panel', title: /lipid|cholesterol/i },
  { kind: 'liver_panel', title: /liver (?:function|panel|tests?|profile)|hepatic (?:function|panel)|\blfts?\b/i },
  {
    kind: 'kidney_panel',
    title: /renal (?:function|panel|profile)|kidney (?:function|panel|profile|tests?)|u&e|urea and electrolytes/i,
  },
  { kind: 'thyroid_panel', title: /thyroid|\btsh\b|\btft/i },
  { kind: 'diabetes_test', title: /\bhba1c\b|\ba1c\b|glucose tolerance|diabet|glycated/i },
  { kind: 'iron_studies', title: /\biron\b|ferritin/i },
  { kind: 'vitamin_levels', title: /vitamin|\bb12\b|folate/i },
  { kind: 'hormone_tests', title: /hormone|testosterone|estradiol|fertility|\bamh\b|cortisol|prolactin/i },
  { kind: 'clotting_tests', title: /coagulation|clotting|prothrombin|\binr\b|pt\/inr|d-dimer/i },
  { kind: 'tumour_markers', title: /tumou?r markers?|\bpsa\b|\bca[- ]?125\b|\bcea\b/i },
  { kind: 'blood_gas', title: /blood gas|\babg\b|\bvbg\b/i },
  { kind: 'drug_levels', title: /drug level|therapeutic drug|toxicology|drug screen|\blevel,? (?:serum|blood)/i },
  {
    kind: 'serology',
    title:
      /serolog|hepatitis (?:panel|screen|serology)|\bhiv\b|antibod|covid-?19|sars-cov-2|\bsti\b|\brpr\b|respiratory (?:panel|pathogen|virus)|\blyme\b|\bebv\b/i,
    body: /non-?reactive|not detected|\bigg\b/i,
  },
  { kind: 'metabolic_panel', title: /metabolic panel|\b[cb]mp\b|chem(?:istry)? (?:panel|7|14|20)|electrolytes/i },
  { kind: 'blood_count', title: /blood count|\bcbc\b|\bfbc\b|ha?emogram|full blood count/i },
  {
    kind: 'general_lab',
    title:
      /laborator(?:y|ies)|\blab (?:report|results?|work)|\blabs\b|test results?|biochemistry|ha?ematology|chemistry|diagnostic centre/i,
  },
];

const imaging: readonly KindCue[] = [
  { kind: 'mammogram', title: /mammogra|tomosynthesis|breast imaging/i, body: /bi-?rads/i },
  { kind: 'bone_density', title: /bone (?:mineral )?densit|\bdexa?\b|densitometry/i, body: /\bt-score/i },
  {
    kind: 'echocardiogram',
    title: /echocardiogra|\bechos?\b|\btte\b|\btee\b/i,
    body: /ejection fraction[\s\S]{0,400}(?:valve|regurgitation)|left ventricular (?:size|systolic)/i,
  },
  { kind: 'pet', title: /\bpet\b|pet[/-]ct|positron/i, body: /\bsuv(?:max)?\b|\bfdg\b/i },
  { kind: 'angiography', title: /angiogra(?!phy and)|arteriogra|venogra|coronary angiogram|cardiac catheteri/i },
  {
    kind: 'nuclear_scan',
    title:
      /nuclear medicine|bone scan|scintigra|\bspect\b|\bhida\b|v\/?q scan|thyroid uptake|myocardial perfusion|stress test.{0,20}nuclear|renogram/i,
    body: /\bmci\b|tc-?99m|technetium/i,
  },
  {
    kind: 'mri',
    title: /\bmri?\b(?!n)|magnetic resonance|\bmra\b|\bmrcp\b/i,
    body: /\bt[12][- ]weighted|\bflair\b|gadolinium/i,
  },
  {
    kind: 'ct',
    title: /\bct\b|computed tomogra|\bcat scan\b|\bcta\b|\bhrct\b/i,
    body: /axial (?:ct|images)|iodinated|hounsfield|ctdi/i,
  },
  {
    kind: 'ultrasound',
    title:
      /ultraso(?:und|nogra)|sonogra|\bdoppler\b|\bus (?:abdomen|pelvis|thyroid|renal|neck|breast|ob)|\bduplex\b|obstetric scan/i,
    body: /echogenic|anechoic|hypoechoic|transducer/i,
  },
  {
    kind: 'chest_x_ray',
    title:
      /chest (?:x-?ray|radiogra|pa|2 views?|two views?|film|1 view|single view|xr)|\bcxr\b|x-?ray,? (?:of )?(?:the )?chest|radiograph of the chest|xr chest|radiography of chest/i,
  },
  {
    kind: 'x_ray',
    title:
      /x-?rays?\b|radiogra(?:ph|phy|phs)\b|\bxr\b|plain films?|barium|fluorosc|\b(?:2|3|two|three|ap and lateral) views?\b/i,
  },
];

const pathology: readonly KindCue[] = [
  {
    kind: 'bone_marrow',
    title: /bone marrow|marrow (?:aspirate|biopsy)/i,
    body: /marrow (?:aspirate|core|cellularity)|myeloid.{0,20}erythroid/i,
  },
  {
    kind: 'molecular_pathology',
    title:
      /molecular (?:patholog|diagnos|profil|tumou?r|test)|next[- ]generation sequencing|\bngs\b|tumou?r profil|genomic profil/i,
    body: /tumor mutational burden|allele fraction|microsatellite (?:status|instability)[\s\S]{0,200}mutation/i,
  },
  {
    kind: 'cytology',
    title: /cytolog|pap (?:test|smear)|fine[- ]needle aspirat|\bfna\b|cytopatholog|cervical (?:screen|smear)/i,
    body: /bethesda|satisfactory for evaluation|transformation zone|intraepithelial lesion/i,
  },
  {
    kind: 'surgical_pathology',
    title:
      /(?:surgical |anatomic(?:al)? )?pathology|histolog|histopatholog|biopsy report|dermatopathology|anatom[ií]a patol[oó]gica/i,
    body: /gross description|macroscop|microscop(?:ic|y)|specimen(?:s)? submitted|lymphovascular|margins? (?:are|is|negative|positive|free)|received in formalin/i,
  },
];

const discharge: readonly KindCue[] = [
  {
    kind: 'discharge_instructions',
    title:
      /discharge instructions?|after[- ]visit summary|going home|patient discharge (?:instruction|information)|aftercare instructions/i,
    body: /(?:call your doctor|return to the (?:er|emergency)|seek (?:medical|care)).{0,20}if/i,
  },
  {
    kind: 'discharge_summary',
    title:
      /discharge (?:summary|report|note|letter)|summary of hospitali[sz]ation|hospital discharge|discharge summari/i,
    body: /hospital course|date of discharge|discharge (?:diagnos|condition|medication|disposition)/i,
  },
];

const medication: readonly KindCue[] = [
  {
    kind: 'prescription',
    title: /\bprescription\b|\brx\b|\be-?prescription/i,
    body: /\brefills?\b|dispense|substitution|\bdisp\b/i,
  },
  {
    kind: 'medication_list',
    title:
      /medication (?:list|record|summary|reconciliation|profile|schedule)|(?:list of|my|current|active|home) (?:medications|medicines)|drug list|medicines list|^medications$|repeat medication/im,
  },
];

const clinical: readonly KindCue[] = [
  {
    kind: 'operative_report',
    title: /operati(?:ve|on) (?:report|note|record)|surgical (?:report|note)|procedure note|op note/i,
    body: /estimated blood loss|preoperative diagnosis|prepped and draped|the patient was (?:taken|brought) to the operating/i,
  },
  {
    kind: 'endoscopy',
    title: /endoscop|colonoscop|gastroscop|\begd\b|sigmoidoscop|bronchoscop|cystoscop/i,
    body: /(?:scope|colonoscope|endoscope) was (?:advanced|passed|inserted)|cecum was (?:reached|identified)|bowel preparation/i,
  },
  {
    kind: 'ecg',
    title: /\be[ck]g\b|electrocardiogra|holter|rhythm strip/i,
    body: /\bpr interval|\bqrs (?:duration|axis)|\bqtc\b/i,
  },
  { kind: 'lung_function', title: /spirometr|pulmonary function|lung function|\bpfts?\b/i, body: /\bfev1\b|\bdlco\b/i },
  {
    kind: 'sleep_study',
    title: /sleep study|polysomnogra|sleep (?:test|apnea study)/i,
    body: /apnea[- ]hypopnea index|\bahi\b|sleep efficiency/i,
  },
  {
    kind: 'vaccination_record',
    title: /immuni[sz]ation (?:record|history|certificate)|vaccin(?:e|ation)s? (?:record|card|history|certificate)/i,
    body: /lot (?:no|number|#)[\s\S]{0,200}(?:vaccine|dose)|(?:1st|2nd|first|second|booster) dose/i,
  },
  {
    kind: 'physiotherapy',
    title:
      /physiotherap|physical therapy|occupational therapy|rehabilitation (?:note|report)|\bpt (?:note|evaluation|eval)/i,
    body: /range of motion[\s\S]{0,600}(?:home exercise|therapeutic exercise|gait training)/i,
  },
  {
    kind: 'mental_health',
    title: /psychiatr|psycholog|mental health|behaviou?ral health|psychotherap|counsel+ing/i,
    body: /mental status exam|affect (?:is|was)|thought (?:process|content)|phq-?9|gad-?7/i,
  },
  {
    kind: 'referral_letter',
    title: /referral (?:letter|form|note)|letter of referral|dear (?:dr|doctor|colleague)/i,
    body: /thank you for (?:seeing|referring)|i would (?:be grateful|appreciate)|kindly see|please see this/i,
  },
  {
    kind: 'emergency_visit',
    title:
      /emergency (?:department|room|visit|medicine)|\bed (?:note|visit|report|provider)|accident and emergency|urgent care/i,
    body: /\b(?:ed|emergency department) course|triage/i,
  },
  { kind: 'history_and_physical', title: /history (?:and|&) physical|\bh ?& ?p\b|admission (?:note|history)/i },
  {
    kind: 'consultation',
    title: /consult(?:ation)?\b/i,
    body: /reason for consult|thank you for (?:this|the) (?:interesting )?consult/i,
  },
  {
    kind: 'office_visit',
    title:
      /office visit|progress note|clinic (?:note|visit|letter)|follow-?up (?:note|visit)|visit (?:note|summary)|outpatient|soap note|encounter|clinical (?:note|summary)|annual (?:exam|physical)|well (?:child|woman)/i,
    body: /\b(?:denies|c\/o|complains of|presents with|hx of|o\/e|nkda|on examination|safety ?net)\b|\d\/7\b/i,
  },
];

export const kindCues: readonly KindCue[] = [
  ...pathology,
  ...discharge,
  ...medication,
  ...clinical,
  ...imaging,
  ...lab,
];

/** What papers that are not medical are made of, and what only a clinical text says. */
export const notMedicalCues: readonly RegExp[] = [
  /\binvoice\b|\b(?:shopping|grocery) list\b|\bbill(?:ing)? statement|statement of account|explanation of benefits/i,
  /amount due|balance due|total due|subtotal|\bvat\b|amount (?:paid|owed|billed)|payment (?:due|terms|received)/i,
  /\bqty\b.{0,40}\bprice\b|unit price|\bcopay|co-pay|deductible|\breceipt\b|order (?:total|confirmation)|\$\s?\d+\.\d{2}/i,
  /rx ?(?:bin|pcn|grp|group)|member (?:id|services)|group (?:no|number|#)|\bpayer id|effective date.{0,60}plan|insurance card|plan type/i,
  /ingredients|preheat|tablespoons?|\btbsp\b|\bcups? (?:of |flour|sugar|milk)|\bserves \d|bake (?:for|at)|simmer|recipe/i,
  /terms (?:and|of) (?:conditions|service|use)|unsubscribe|privacy policy|lease|tenant|landlord|curriculum vitae|resume of|work experience|boarding|flight|itinerary/i,
  /appointment (?:reminder|confirmation|has been)|office hours|we (?:are|have) mov(?:ing|ed)|new (?:address|location|opening hours)|dear (?:customer|member|valued)|parking/i,
];

export const clinicalWords =
  /\b(?:diagnos(?:is|ed|es)|symptoms?|biops(?:y|ies)|lesions?|fractures?|tumou?rs?|cancers?|carcinoma|infection|inflammation|abnormal|benign|malignan\w+|blood pressure|heart rate|tenderness|swelling|fever|cough|nausea|vomiting|dyspnea|hypertension|diabetes|asthma|anemia|antibiotics?|prescribed|mg\b|ml\b|mcg|mmol|surgery|surgical|acute|chronic|bilateral|exam(?:ination)? (?:shows|reveals|was)|impression|assessment|denies|hemoglobin|glucose|cholesterol|creatinine|specimen|contrast|allerg(?:y|ies)|vaccin\w+|therapy|pain|the patient(?:['’]s)?|auscultation|percussion|palpation|illicit drugs?|(?:medical|surgical|family) history|noncontributory|(?:head|tooth|stomach|back|ear)aches?|\w{3,}(?:ectom(?:y|ies)|itis|oscopy|opathy|plasty))\b/gi;
