/** Nouns that are counted one by one. Only with these an article is set: "a nodule", but "emphysema". */
const counted = new Set(
  (
    'nodule mass cyst polyp effusion fracture lesion tumor tumour murmur ulcer hernia stone adenoma tear clot aneurysm abscess hematoma haematoma lump opacity ' +
    'infiltrate rash attack stroke thrombus embolus block gallop bulge spur wart mole bruise sprain strain infarct goiter goitre fistula carcinoma adenocarcinoma ' +
    'lymphoma melanoma fibroid burn infection cough headache fever cold growth blockage spasm defect seizure migraine concussion dislocation scar blister bunion ' +
    'mutation variant deformity injury wound callus collapse cataract neoplasm papilloma lipoma hemangioma haemangioma granuloma meningioma schwannoma diverticulum stricture'
  ).split(' '),
);

const hasOne =
  /^(?:an?|the|one|two|three|several|multiple|many|few|some|no|both|scattered|bilateral|his|her|your|their)\b|^\d+ (?!mm|cm)/i;

/** Spelled letter by letter, "MRI" starts with a vowel and "UTI" does not. */
const spelled = /^[A-Z]{2,5}\b/;

export const anOrA = (words: string): string => {
  if (spelled.test(words)) return /^[AEFHILMNORSX]/.test(words) ? 'an ' : 'a ';
  if (/^(?:8|11\b|18\b|hour|honest|x-ray)/i.test(words)) return 'an ';
  return /^[aeio]|^u(?!ni|ri|re|se|ti|te)/i.test(words) && !/^(?:one|once|eu)/i.test(words) ? 'an ' : 'a ';
};

/** "a ", "an " or nothing, for the name of a thing. */
export function article(name: string): string {
  const last = /[\p{L}]+$/u.exec(name.replace(/\s*\([^()]*\)$/, ''))?.[0].toLowerCase() ?? '';
  return counted.has(last) && !hasOne.test(name) ? anOrA(name) : '';
}

/** Words of our own glosses that are counted too. */
const ofGlosses = new Set('area spot sac pouch sore bump hole piece gap dent change'.split(' '));

/** "small growth" of several: "small growths", "sac of fluid": "sacs of fluid". Left as it is where nothing in it is counted. */
export function inPlural(gloss: string): string {
  const head = /^([^,]*?\b)([\p{L}-]+)(?= of\b| in\b| on\b| at\b| near\b| with\b| from\b|,|$)/u.exec(gloss);
  const word = head?.[2] ?? '';
  if (!counted.has(word) && !ofGlosses.has(word)) return gloss;
  const many = /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  return `${head?.[1] ?? ''}${many}${gloss.slice(head?.[0].length ?? 0)}`.replace(/^(?:an?|one) /, '');
}

/** "calcifications are", "nodules are", but "stenosis is". */
export const isPlural = (name: string): boolean =>
  /[^siu]s$/i.test(name.trim()) &&
  !/^[A-Z]{2,6}$/.test(name.trim()) &&
  !/\b(?:diabetes|herpes|rabies|pus|ascites)$/i.test(name);
