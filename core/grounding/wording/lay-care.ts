import type { LayNames } from './lay-names.ts';

/** Lay names of tests, treatments and medicines, and what is said of anybody's care. */
export const layCare: LayNames = [
  [
    'injection; injections; drip; clips; stitches; leaflet; baby; finger prick; fingerprick; special stain; stain; microscope; swab; nurse; ward; bandage; dressing; plaster; cannula; tube; walker; crutches; hearing aid; glasses; machine; mask',
    '',
  ],
  ['antibody; antibodies; allergy antibodies', ''],
  ['contrast; contrast dye; dye; contrast material', 'contrast; enhanc; gadolin; iv'],
  ['spine surgeon; surgeon; bone doctor; heart doctor; specialist; kidney doctor; skin doctor; eye doctor', ''],
  ['troponin; troponin test; troponin tests', 'tni; tnt; trop; hs-tn; hstn'],
  [
    'liver enzyme; liver enzymes; liver test; liver tests; liver function; liver panel',
    'alt; ast; alp; ggt; alkaline; bilirubin; liver; lft; transamin; hepatic',
  ],
  ['kidney test; kidney tests; kidney function', 'creat; egfr; bun; urea; kidney; renal'],
  ['flu; flu shot; flu vaccine; flu jab', 'influenza; flu'],
  ['shingles; shingles shot; shingles vaccine', 'shingles; zoster; rzv; shingrix'],
  ['keyhole surgery; keyhole operation; keyhole', 'laparoscop; lap; arthroscop; thoracoscop; keyhole; vats; robotic'],
  [
    'surgery; operation; operated; procedure',
    'surg; operat; ectomy; plasty; otomy; ostomy; procedure; incision; biops; scop; repair; replacement; resect; anesth; anaesth; angiogr; cathet; stent; implant; graft; arthro; excis; post op; pod; s/p; cabg; pci; lumpect',
  ],
  [
    'scan; imaging; imaging test; picture; pictures; images',
    'ct; mri; x ray; xr; ultrasound; us; pet; mammogra; scan; echo; radiograph; imag; views; view; dexa; dxa; sonogra; angiogra; tomograph; scintigra; spect; radiolog',
  ],
  ['ultrasound; sonogram', 'ultrasound; us; sonogra; echo; doppler; uss; duplex'],
  [
    'x ray; x rays; xray',
    'x ray; xr; cxr; radiograph; film; view; xray; plain film; mammogra; dexa; dxa; fluoro; kub; axr',
  ],
  ['ct; ct scan; cat scan', 'ct; tomogra; cta; cat scan'],
  ['mri; mri scan', 'mri; mr; magnetic'],
  ['mammogram', 'mammogra; tomosynth; birads; bi rads'],
  ['heart ultrasound; echocardiogram; echo; ultrasound of the heart', 'echo; tte; tee'],
  [
    'heart tracing; ecg; ekg; electrocardiogram',
    'ecg; ekg; electrocard; st change; t wave; st elev; qrs; sinus rhythm; lead; leads; 12 lead',
  ],
  [
    'biopsy; tissue sample; biopsies; sample; tissue samples',
    'biops; bx; specimen; sample; core; punch; excis; histolog; aspirat; fna; polypect; shave; curett; patholog; smear',
  ],
  [
    'colonoscopy; camera test; camera',
    'colonosc; endosc; egd; ogd; scope; bronchosc; cystosc; gastrosc; sigmoid; laparosc; arthrosc; hysterosc',
  ],
  [
    'blood test; blood tests; blood work; lab test; lab tests; blood sample; lab work; blood panel; test; tests; panel; lab; laboratory; screening; screening test',
    '',
  ],
  ['urine test; urine tests; urine sample; urinalysis; urine', 'urin; ua; msu'],
  [
    'antibiotic; antibiotics',
    'antibio; amoxi; cillin; mycin; floxacin; cef; ceph; cycline; sulfameth; trimeth; nitrofur; metronid; sensitiv; suscept; penem; vancom; augmentin; keflex; bactrim; cipro; zithro; z pak; gentam; linezolid; fosfomycin',
  ],
  [
    'blood thinner; blood thinners; blood thinning medicine; anticoagulant; anticoagulants',
    'apixab; warfar; eliquis; coumadin; rivarox; xarelto; heparin; enoxap; dabigat; edoxab; anticoag; clopid; aspirin; lovenox; pradaxa; inr',
  ],
  [
    'water pill; water pills; water tablet; water tablets; diuretic; diuretics',
    'furosem; lasix; hydrochloroth; hctz; spironol; bumetan; torsem; chlorthal; indapam; diuret; amilor; triamter',
  ],
  [
    'blood pressure medicine; blood pressure medicines; blood pressure pill; blood pressure medication; blood pressure tablets',
    'pril; sartan; olol; dipine; hydrochloroth; hctz; chlorthal; antihyperten; diltiaz; verap; clonid; spironol; indapam; doxazos; hydralaz',
  ],
  [
    'cholesterol medicine; cholesterol medication; statin; statins; cholesterol lowering medicine; cholesterol pill',
    'statin; ezetim; fibrat; lipitor; crestor; zocor',
  ],
  [
    'steroid; steroids',
    'predni; dexameth; hydrocort; steroid; methylpred; betameth; fluticas; budeson; triamcin; cort; mometas; clobet',
  ],
  [
    'painkiller; painkillers; pain medicine; pain reliever; pain medication; pain relief',
    'acetamin; paracet; ibuprof; naprox; oxycod; hydrocod; morph; tramad; codein; analges; aspirin; ketorol; celecox; diclof; gabapen; tylenol; advil; percocet; norco; nsaid',
  ],
  [
    'inhaler; inhalers; puffer',
    'bronchod; albut; salbut; inhal; fluticas; budeson; tiotrop; hfa; mdi; puff; salmet; formot; ipratrop; umeclid; diskus',
  ],
  ['insulin', 'insulin; lantus; humalog; glargine; lispro; novolog; aspart; detemir; nph; levemir; tresiba; degludec'],
  [
    'diabetes medicine; diabetes medication; diabetes medicines',
    'metform; insulin; gliptin; gliflozin; glip; glutide; pioglit; glyb; gliclaz; glimep',
  ],
  ['oxygen', 'oxygen; o2; spo2; sat; sats; nasal cannula'],
  [
    'vaccine; vaccination; shot; jab; immunization; vaccines',
    'vaccin; immuni; tdap; mmr; dose; booster; flu; pcv; ppsv; prevnar; shingrix',
  ],
  [
    'physical therapy; physiotherapy; therapy; exercises',
    'physical therap; pt; physio; rehab; exercise; therap; mobili; strengthen; stretch',
  ],
  ['sugar', 'glucose; sugar; a1c; diabet; glyc'],
  ['dehydration; dehydrated', 'dehydr; dry mucous; volume deple; hypovol'],
  ['jaundice; yellow skin; yellowing', 'jaund; icter; bilirub'],
  ['thickened; thickening; thicker; thick', 'thick; hypertroph; hyperplas; wall'],
  [
    'degeneration; degenerative; age related changes; age related change',
    'degenerat; spondyl; osteoarth; desicc; atroph; involut; small vessel; age',
  ],
  [
    'shrinkage; shrinking; shrunken; shrunk',
    'atroph; volume loss; shrunk; shrink; small; involut; reduc; decreas; was; regress; prev',
  ],
  [
    'pregnancy; pregnant',
    'pregn; gestat; fetal; foetal; fetus; gravid; obstetric; hcg; antenatal; intrauterine; trimester; newborn; infant; g1; g2; g3',
  ],
  ['vein; veins; varicose veins', 'varic; venous; vein'],
  ['acid', 'acid; co2; bicarb; ph; gastric; reflux'],
];
