import type { KindWords } from '../kind-words.ts';

export const imagingKinds: readonly KindWords[] = [
  {
    kind: 'mammogram',
    title: `mammogram; mammography; mammographic; tomosynthesis; breast tomosynthesis; breast imaging; breast imaging report; (screening|diagnostic|bilateral) (mammogram|mammography|mammograms); breast screening; digital mammogram; MAMMO; mammo`,
    body: 'bi rads; birads; breast composition; fibroglandular; craniocaudal; mediolateral oblique; (your|recent|next|last|screening) mammogram; breast tissue is dense; dense breast tissue; breast tissue; no sign of breast cancer',
  },
  {
    kind: 'bone_density',
    title: `bone density; bone mineral density; bone densitometry; densitometry; DEXA; DXA; dexa; dexa scan; dxa scan; bone density (scan|test|study|report); BMD`,
    body: 't score; z score; frax; osteopenia; femoral neck',
  },
  {
    kind: 'echocardiogram',
    title: `echocardiogram; echocardiography; echocardiographic; (transthoracic|transesophageal|stress|dobutamine|fetal|bubble) (echo|echocardiogram|echocardiography); echo; echo report; TTE; TEE; ECHO; cardiac ultrasound; heart ultrasound`,
    body: 'left ventricular ejection fraction; left atrium; mitral valve; aortic valve; regurgitation; wall motion; left ventricular systolic function; diastolic function; tricuspid',
  },
  {
    kind: 'pet',
    title:
      'PET; PET CT; pet ct; PET scan; pet scan; positron emission tomography; fdg pet; PET MRI; PET brain; amyloid pet; psma pet',
    body: 'suvmax; suv max; fdg; fdg avid; avid; metabolically active; deauville; SUV',
  },
  {
    kind: 'angiography',
    title: `angiography; angiogram; arteriogram; arteriography; venogram; venography; coronary (angiogram|angiography); cardiac catheterization; left heart catheterization; right heart catheterization; heart catheterization; (left heart|right heart|heart|cardiac) (cath|catheter|catheterisation); PCI (report|procedure); (percutaneous |)coronary intervention; coronary angioplasty; cerebral angiogram; catheter angiogram; cath report; aortogram`,
    body: 'catheter was; femoral access; radial access; selective injection; mid lad; lvedp',
  },
  {
    kind: 'nuclear_scan',
    title: `nuclear medicine; (whole body |)bone scan; bone scintigraphy; scintigraphy; SPECT; SPECT CT; HIDA; HIDA scan; hida scan; hepatobiliary scan; VQ scan; V Q scan; v q scan; (ventilation perfusion|ventilation and perfusion|perfusion) (scan|study); scintigram; scintigraphic; (hepatobiliary|renal|cardiac|gastric|thyroid) scintigram; lung scan; thyroid (uptake|uptake and scan|scintigraphy); myocardial perfusion (imaging|spect|scan|study); nuclear stress test; renogram; thyroid scan; pertechnetate; tc 99m; radionuclide; isotope (scan|study|bone scan); lymphoscintigraphy; mibi; white cell scan; gastric emptying (study|scan); DMSA; MAG3; MUGA; sestamibi; parathyroid scan; DaTscan`,
    body: 'technetium; tc 99m; mci; radiotracer; sestamibi; tracer uptake; i 123; mbq',
  },
  {
    kind: 'ct',
    title: `CT; ct scan; NCCT; CECT; CCTA; CT (pulmonary|coronary|cerebral|carotid|aortic|aorta|head|brain|neck|chest|abdominal) (angiogram|angiography|venogram|venography|angio); ct (head|brain|chest|abdomen|pelvis|abdomen and pelvis|sinus|sinuses|neck|spine|angiogram|angiography|urogram|colonography|kub|thorax|of the|lung); CTA; CTPA; HRCT; CAT scan; computed tomography; computed tomographic; computerized tomography; low dose ct; coronary ct; CT KUB; CTAP`,
    body: 'axial images; axial ct; your ct; ct scan; ct scan of; iodinated contrast; iodinated; hounsfield; ctdi; dlp; intravenous contrast; multidetector',
  },
  {
    kind: 'mri',
    title: `MRI; (brain|head|spine|knee|shoulder|hip|pelvis|abdomen) MR; MR (cerebral|carotid|brain|renal|head|coronary|aortic) (angiogram|angiography|venogram|venography); MRI (scan|report|brain|spine|knee|lumbar|cervical|shoulder|pelvis|breast|prostate|liver|heart); mri scan; MR (brain|spine|knee|lumbar|cervical|shoulder|pelvis|abdomen|angiogram|angiography|enterography|imaging); MRA; MRCP; MRV; magnetic resonance; magnetic resonance imaging; multiparametric (prostate |)mri; cardiac mri; mri (brain|spine|knee|lumbar|cervical|shoulder|pelvis|breast|prostate|liver|abdomen|hip|ankle)`,
    body: 't1 weighted; t2 weighted; flair; gadolinium; stir; diffusion weighted; dwi; sagittal t1; t2 signal; signal intensity; restricted diffusion',
  },
  {
    kind: 'ultrasound',
    title: `ultrasound; ultrasonography; sonogram; sonography; USS; USG; u s g; (transvaginal|transabdominal|early pregnancy|pregnancy|viability|reassurance|fetal|dating|obstetric|obstetrics|antenatal) (scan|scans|sonography|scan report); US (abdomen|pelvis|thyroid|renal|neck|breast|obstetric|ob|scrotum|testicular|liver|soft tissue|retroperitoneal|pelvic|transvaginal|carotid|leg|aorta); doppler; duplex; venous duplex; carotid (duplex|doppler|ultrasound); obstetric (ultrasound|scan); anomaly scan; dating scan; pelvic (ultrasound|sonogram); renal ultrasound; growth scan; nuchal scan`,
    body: 'echogenic; anechoic; hypoechoic; hyperechoic; transducer; sonographic; compressible; grayscale; posterior acoustic; echogenicity; echotexture; gestational sac; yolk sac; fetal pole; fetal heart pulsation; crl; adnexa; sonographer; sonologist; ihbr; pouch of douglas; transvaginal; anteverted; corticomedullary differentiation; hepatopetal; crown rump length; amniotic fluid',
  },
  {
    kind: 'chest_x_ray',
    title: `chest (x ray|xray|radiograph|radiographs|radiography|film|pa|ap|single view|one view|two views|1 view|2 views|2 view|pa and lateral); CXR; x ray (of the |of |)chest; xray chest; XR chest; xr chest; radiograph of (the |)chest; radiography of (the |)chest; portable chest; pa and lateral chest; chest pa and lateral; chest radiograph, pa and lateral`,
    head: 'chest',
    body: 'cxr; lungs clear; lung zones; heart not enlarged; cardiomediastinal contour; cardiomediastinal silhouette; cardiac silhouette; cardiac size; lungs are clear; (no |)pneumothorax; (free gas|free air) under; cp angle; trachea; hila; hilar shadow; lung apex; costophrenic; cardiothoracic ratio; lung fields',
  },
  {
    kind: 'x_ray',
    title: `x ray; xray; radiograph; radiographs; radiography; XR; plain film; plain films; plain radiograph; barium; barium (swallow|enema|meal); fluoroscopy; upper gi series; esophagram; (two|three|2|3|4|four) views; ap and lateral; KUB; skeletal survey; hysterosalpingogram; modified barium swallow; panoramic; orthopantomogram; OPG; (bitewing|periapical) (radiograph|radiographs|x ray|x rays)`,
    head: 'radiology read; radiology; imaging; medical imaging; radiology report; department of radiology; diagnostic imaging; x ray department; imaging report; radiologist',
  },
];
