import type { KindWords } from '../kind-words.ts';

export const labKinds: readonly KindWords[] = [
  {
    kind: 'culture',
    title: `(blood|urine|wound|throat|sputum|stool|aerobic|fungal|genital|respiratory|tissue|csf|fluid) culture; throat swab; wound swab; culture and
      sensitivity; culture and susceptibility; microbiology report; gram stain; culture report; culture, urine; culture, blood; culture, throat;
      MRSA screen; mc and s; MC and S report; culture result; culture`,
    head: 'microbiology; bacteriology',
    body: `no growth; colony forming units; cfu ml; susceptible; susceptibility; susceptibilities; organism isolated; mixed growth; heavy growth; moderate growth;
      scant growth; light growth; gram positive cocci; gram negative rods; normal flora; isolate`,
  },
  {
    kind: 'urinalysis',
    title: `urinalysis; urine (test|analysis|dipstick|dip|microscopy|routine); routine urine; UA with (reflex|microscopy|micro|culture); UA; complete urinalysis;
      urine routine examination; dipstick`,
    body: 'leukocyte esterase; urobilinogen; urine color; squamous epithelial cells; hyaline casts; nitrite; ketones',
  },
  {
    kind: 'stool_test',
    title: `(feces|faeces) (multiplex|pcr|multiplex pcr|examination|microscopy|culture|test|testing|analysis|antigen|routine); stool (multiplex|multiplex pcr|microscopy|test|examination|exam|culture|analysis|study|studies|panel|antigen|pcr|sample|routine); fecal (occult blood|immunochemical test|calprotectin|fat|elastase|test);
      FIT test; FIT; FOBT; qFIT; ova and parasites; calprotectin; GI pathogen panel; gastrointestinal pathogen panel; helicobacter pylori stool antigen; enteric (pathogens|pathogen|pcr|panel); bowel cancer screening; stool; clostridium difficile toxin;
      c difficile toxin`,
    body: 'fecal calprotectin; occult blood; ova and parasites; no ova; parasites seen; stool consistency; elastase',
  },
  {
    kind: 'allergy_test',
    title: `allergy (test|tests|panel|testing|profile|screen|results); allergen; allergen panel; (food|respiratory|inhalant|regional) (allergy|allergen|allergens) (panel|profile|testing);
      IgE panel; specific ige; skin prick test; skin prick testing; (skin |)prick tests; prick test; patch test; patch tests; immunocap; allergens; patch testing; RAST; allergen specific ige`,
    body: 'specific ige; wheal; ku l; kua l; house dust mite; cat dander; timothy grass; peanut ige; birch pollen',
  },
  {
    kind: 'genetic_test',
    title: `(gene|genotype|predictive|dna|mutation|carrier|microarray|snp array) (test|testing|analysis|report|result); genotyping; genotype; array cgh; microarray; genetic (results|result|test|testing|report|screening|analysis|panel); genomic (test|testing|report); germline; germline testing; (expanded |)carrier screen; carrier screening; hereditary cancer;
      hereditary (cancer|cardiac|disease|panel|gene) (panel|test|testing|screen); karyotype; chromosome analysis; chromosomal microarray; pharmacogenomics; pharmacogenetic; pharmacogenomic;
      exome sequencing; whole exome; whole genome; noninvasive prenatal; NIPT; cell free dna screening; newborn genetic; BRCA; gene panel; factor v leiden; hla typing; fragile x`,
    head: 'genetics; genomics; genomic; clinical genetics',
    body: `pathogenic variant; likely pathogenic; variant of uncertain significance; uncertain significance; heterozygous; homozygous; germline; poor metabolizer; normal metabolizer;
      intermediate metabolizer; carrier; genes analyzed; allele`,
  },
  {
    kind: 'lipid_panel',
    title:
      'lipid (panel|profile|screen|test|tests|studies); fasting lipids; lipids; cholesterol; cholesterol (test|panel|results|check); ldl; direct ldl; LDL; lipoprotein',
  },
  {
    kind: 'liver_panel',
    title:
      'liver (function|panel|test|tests|profile|enzymes|function tests); hepatic (function|panel|function panel); LFT; LFTs; lfts; bilirubin',
  },
  {
    kind: 'kidney_panel',
    title: `renal (function|panel|profile|function panel|function tests); kidney (function|panel|profile|test|tests|health|check); U and E; u and es; UandE; urea and electrolytes; creatinine; eGFR; EGFR;
      albumin creatinine ratio; urine albumin; microalbumin; urea electrolytes; BUN`,
  },
  {
    kind: 'thyroid_panel',
    title:
      'thyroid; thyroid (panel|function|profile|cascade|tests|function tests|studies); TSH; TFT; TFTs; tfts; free t4',
  },
  {
    kind: 'diabetes_test',
    title: `hba1c; HbA1c; HBA1C; a1c; A1C; hemoglobin a1c; glucose tolerance; glucose tolerance test; OGTT; diabetes (test|monitoring|panel|screen|profile|screening); glycated hemoglobin; glycohemoglobin; fasting glucose;
      fasting (plasma|blood) glucose; blood sugar`,
  },
  {
    kind: 'iron_studies',
    title:
      'iron; iron (studies|panel|profile|and tibc|and total iron binding capacity|deficiency screen); ferritin; transferrin; TIBC; haematinics; hematinics',
  },
  {
    kind: 'vitamin_levels',
    title:
      'vitamin; vitamin (d|b12|levels|profile|panel|a|e|k|c|b6|b1); 25 hydroxyvitamin d; 25 oh vitamin d; b12; B12; folate; b12 and folate; micronutrient; folic acid',
  },
  {
    kind: 'hormone_tests',
    title: `hormone; hormone (panel|profile|test|tests|levels|studies); hormones; testosterone; estradiol; fertility (panel|tests|profile); reproductive hormones; AMH; cortisol; prolactin; progesterone; FSH; LH;
      ACTH; growth hormone; androgen; DHEA; parathyroid hormone; PTH; endocrine (panel|profile); aldosterone; menopause (panel|profile); hcg; beta hcg; pregnancy test`,
  },
  {
    kind: 'clotting_tests',
    title: `coagulation; coagulation (screen|profile|panel|studies|tests); clotting; clotting (screen|studies|profile|tests); prothrombin; prothrombin time; PT INR; INR; d dimer; D dimer; fibrinogen; APTT; aPTT; anticoagulation clinic; anticoagulation; thrombophilia; lupus anticoagulant`,
  },
  {
    kind: 'tumour_markers',
    title: `tumor (marker|markers); PSA; prostate specific antigen; CA 125; CA125; ca 125; CEA; carcinoembryonic antigen; CA 19 9; ca 19 9; CA 15 3; ca 15 3; alpha fetoprotein; AFP; cancer antigen; cancer markers`,
  },
  {
    kind: 'blood_gas',
    title:
      '(arterial|venous|capillary|cord) (blood |)(gas|gases); blood (gas|gases); ABG; VBG; ABGs; blood gas analyzer; blood gas analysis',
  },
  {
    kind: 'drug_levels',
    title: `drug (level|levels|screen|monitoring|assay|panel); therapeutic drug (level|levels|monitoring); toxicology; toxicology screen; urine drug screen; UDS; (vancomycin|digoxin|lithium|phenytoin|tacrolimus|gentamicin|valproate|carbamazepine|cyclosporine|theophylline|methotrexate|levetiracetam) (level|trough|peak|random);
      trough level; vancomycin, trough; lithium; digoxin; drugs of abuse; ethanol level; acetaminophen level`,
    body: 'trough; amphetamines; benzodiazepines; cannabinoids',
  },
  {
    kind: 'serology',
    title: `serology; hepatitis (panel|screen|serology|b|c|a); acute hepatitis panel; HIV; hiv (test|screen|antigen); antibody; antibodies; covid 19 (test|pcr|antigen|result|rna); SARS CoV 2; sars cov 2; STI (screen|panel|test); sexual health screen; RPR; syphilis; respiratory (panel|pathogen|virus|viral) (panel|pcr|);
      lyme; lyme disease; EBV; mononucleosis; monospot; rubella; measles; varicella; influenza (test|pcr|antigen); rapid strep; strep test; viral load; autoimmune (panel|screen); ANA; antinuclear; celiac (panel|screen|serology|disease panel); tissue transglutaminase; quantiferon; chlamydia; gonorrhea; TB test; infectious disease (panel|screen)`,
    body: 'non reactive; nonreactive; reactive; not detected; igg; igm; index value; immune',
  },
  {
    kind: 'metabolic_panel',
    title:
      '(comprehensive|basic|complete) metabolic (panel|profile); metabolic panel; comprehensive metabolic; basic metabolic; CMP; BMP; chemistry (panel|profile); chem (7|12|14|20|panel); electrolytes; serum electrolytes; electrolyte panel; bone profile',
  },
  {
    kind: 'blood_count',
    title: `blood count; complete blood count; full blood count; CBC; FBC; hemogram; white (cell|blood cell) count; differential count; reticulocyte count; ESR`,
  },
  {
    kind: 'general_lab',
    title: `laboratory (slip|report|results|result|data|test|tests); lab (slip|slips|report|reports|results|result|work|test|tests); blood (test|tests|work|results|test results); biochemistry; clinical chemistry; biochemistry report; pathology results; wellness (screen|panel|profile); health (screen|check) results; test results; results report`,
    head: 'referral (laboratory|lab); laboratory; laboratories; lab; labs; diagnostic center; diagnostics; chemistry; clinical laboratory; medical laboratory',
    body: 'reference range; reference interval; specimen received; collected',
  },
];
