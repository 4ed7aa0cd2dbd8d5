/** What people call a test in everyday words, under the id of the analyte. */
export const everydayAnalytes: Partial<Record<string, readonly string[]>> = {
  glucose: ['sugar', 'blood sugar'],
  hba1c: ['sugar', 'long-term sugar', 'average sugar', 'a1c'],
  ldl: ['bad cholesterol'],
  hdl: ['good cholesterol'],
  triglycerides: ['blood fat', 'blood fats'],
  sodium: ['salt'],
  creatinine: ['kidney number'],
  tsh: ['thyroid'],
  psa: ['prostate'],
  hemoglobin: ['red blood', 'blood iron'],
  white_cells: ['white cells', 'white blood cells', 'white count'],
  platelets: ['clotting cells'],
};

/** What people call a group of tests, under the kind of document it counts towards. */
export const everydayGroups: Partial<Record<string, RegExp>> = {
  blood_count: /\b(?:blood count|cbc|blood cells?)\b/,
  lipid_panel: /\b(?:cholesterol|lipids?|blood fats?)\b/,
  liver_panel: /\bliver\b/,
  kidney_panel: /\bkidneys?\b/,
  thyroid_panel: /\bthyroid\b/,
  diabetes_test: /\b(?:diabet\w+|sugar)\b/,
  iron_studies: /\biron\b/,
  vitamin_levels: /\bvitamins?\b/,
  hormone_tests: /\bhormones?\b/,
  clotting_tests: /\bclot\w*\b/,
  metabolic_panel: /\b(?:electrolytes?|salts?|minerals?)\b/,
  urinalysis: /\b(?:urine|pee)\b/,
  stool_test: /\b(?:stool|poo)\b/,
};

/** What people ask for in a word of their own, and the words by which a finding is that. */
export const everydayFindings: readonly { asked: RegExp; means: RegExp }[] = [
  {
    asked: /\b(?:cancer\w*|tumou?rs?|malignan\w+|cancerous)\b/,
    means:
      /cancer|carcinoma|malignan|metasta|lymphoma|leuk[a]?emia|melanoma|sarcoma|myeloma|neoplas|tumou?r|dysplasia/i,
  },
  { asked: /\b(?:broken|break|fractured?)\b/, means: /fracture|broken/i },
  { asked: /\b(?:heart attack)\b/, means: /myocardial infarct|heart attack|STEMI/i },
  { asked: /\bstroke\b/, means: /stroke|cerebral infarct|cerebrovascular/i },
  { asked: /\b(?:blood )?clots?\b/, means: /thromb|embol|clot/i },
  { asked: /\b(?:infections?|infected)\b/, means: /infect|pneumonia|abscess|sepsis|itis\b/i },
  { asked: /\b(?:lump|spot|shadow|mass|growth)\b/, means: /nodule|mass|lesion|opacity|polyp|cyst|tumou?r/i },
  { asked: /\bbleed\w*\b/, means: /bleed|h[a]?emorrh|h[a]?ematoma/i },
  { asked: /\bfluid\b/, means: /effusion|edema|oedema|ascites|fluid/i },
  { asked: /\b(?:diabetes|diabetic)\b/, means: /diabet/i },
];
