const list = (words: string) => new Set(words.split(' '));

/** Spelled although they look like words; the short ones also in lines of capitals. Every name without a vowel is spelled in any case. */
const spelled = list(
  'COPD LVEF ADHD ESRD TIBC DHEA SIADH ACTH BRCA EGFR ASCVD ERCP NIDDM IDDM NYHA UACR IUGR NAFLD AIDP CABG STEMI NSTEMI PERRLA ' +
    'AVNRT IADL AJCC ESBL IPMN IPSS FOBT NIHSS ADPKD ECOG FIGO HELLP HOMA ' +
    'AST ALT ALP BUN ANA ESR EKG ECG EEG EMG PSA INR UTI TIA ICU ER IV IM GI GU OB ENT IBS OSA OCD HIV AFB LAD RCA CAD CEA AFP IGF ACR ' +
    'NPO TEE TTE ABG OTC FDA DOB MD PA RN NP MRI MRA CT CTA ID ADL AKI AAA AML IUD IVF OA RA SLE UA HCG EF ED AV SA IVC SVC AUC VAS',
);

/** Capitals that are said as words. */
const asWords = list(
  'GERD AIDS COVID SARS HIPAA NASA PET CAT LASIK DEXA DXA SIDS APGAR ELISA MELD TIMI PICC LEEP BEERS PAP PAPS ACE MIN MAX AVE PER ' +
    'THE AND NOT FOR NEW OLD LOW ALL ANY ARE WAS HAS HAD HER HIS ONE TWO SIX TEN TOP END YES MAY CAN DAY EYE EAR ARM LEG HIP RIB LAB SEX AGE ' +
    'USE SEE OUT OFF NOW WHO HOW WHY FAX TAB CAP SUN MON TUE WED THU FRI SAT JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC BAD BIG BOX BOY ' +
    'CUT DUE EAT FAR FAT FEW GET GOT HIM ICE ITS JOB KEY LET LIE LOT MAN MEN MOM OIL OUR OWN PUT RAN RED RUN SAY SHE SIT SKY TAP TOO TRY ' +
    'VIA WAY WET YET YOU ADD AGO AIR BED BUT DID ETC GUM JAW LID LIP SAW SKIN TOE NO ON IN AT IS AS TO OF BY IF HE WE MY BE SO UP AN DO GO OR IT ME ' +
    'MR MRS MS DR ST AM PM OK',
);

/** Names that mix letters in a way of their own, and those that are half a word. What only clinicians pronounce, as "CABG", is spelled. */
const mixed: Record<string, string> = {
  HbA1c: 'H B A1C',
  HbA1C: 'H B A1C',
  HgbA1c: 'hemoglobin A1C',
  HGBA1C: 'hemoglobin A1C',
  A1c: 'A1C',
  A1C: 'A1C',
  eGFR: 'E G F R',
  AFIB: 'A fib',
  eAG: 'E.A.G',
  mRNA: 'M.R.N.A',
  SpO2: 'S P O 2',
  SaO2: 'S.A.O 2',
  FiO2: 'F I O 2',
  PaO2: 'P.A.O 2',
  pO2: 'P O 2',
  pCO2: 'P C O 2',
  HCO3: 'H C O 3',
  pH: 'P H',
  hCG: 'H C G',
  hsCRP: 'H S C R P',
  vWF: 'V W F',
  HFrEF: 'H F R E F',
  HFpEF: 'H F P E F',
  IgA: 'I.G.A',
  IgE: 'I G E',
  IgG: 'I G G',
  IgM: 'I G M',
  LpA: 'L.P.A',
  ApoB: 'apo B',
  NSAID: 'N said',
  CPAP: 'C pap',
  BiPAP: 'by pap',
  MRSA: 'mersa',
  PhD: 'P H D',
};

/**
 * Capitals are said letter by letter, but for those that people say as words. A line that is printed in capitals altogether is read
 * as words: there, only what is known as an abbreviation, or cannot be pronounced, is spelled.
 */
export function sayAbbreviations(text: string): string {
  const isShouted = !/\p{Ll}{2}/u.test(text) && (text.match(/\p{Lu}{4}/gu) ?? []).length > 0;
  return text.replace(
    token,
    (word) => mixedWords(word) ?? (isCapitals.test(word) ? capitalWords(word, isShouted) : word),
  );
}

const token = /(?<![\p{L}\d])[A-Za-z][A-Za-z\d]*(?![\p{L}\d])/gu;
const isCapitals = /^[A-Z]{2,}\d*s?$/u;

function mixedWords(word: string): string | undefined {
  const known = mixed[word];
  if (known !== undefined) return known;
  const single = word.endsWith('s') ? mixed[word.slice(0, -1)] : undefined;
  return single === undefined ? undefined : `${single}s`;
}

function capitalWords(word: string, isShouted: boolean): string {
  const [, letters = word, digits = '', plural = ''] = /^([A-Z]+)(\d*)(s?)$/u.exec(word) ?? [];
  if (isSpelled(letters, isShouted)) return `${letterByLetter(letters)} ${digits}`.trim() + (plural === '' ? '' : "'s");
  // Small letters, or some voices would spell it.
  const small = letters.toLowerCase();
  const said = letters.length > 3 && !asWords.has(letters) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
  return `${said}${digits === '' ? '' : ` ${digits}`}${plural}`;
}

// Some voices take an "A" that stands alone for the article, and say "uh"; with points it is the letter.
const letterByLetter = (letters: string) => [...letters].join(letters.includes('A') ? '.' : ' ');

function isSpelled(letters: string, isShouted: boolean): boolean {
  if (asWords.has(letters)) return false;
  if (spelled.has(letters) || !/[AEIOUY]/u.test(letters)) return true;
  if (letters.length <= 3) return !isShouted;
  return letters.length <= 5 && !onset.test(letters);
}

// How English words begin: what begins otherwise, as "DCIS" and "NKDA", nobody can pronounce.
const onset = /^(?:[BCFGKPSTW]?[HLR]?|D[RW]?|Q|S[CKMNPQTW]?[HLR]?|SCH|THR|TW|KN|GN|PN|PS|[HJLMNRVWXYZ])[AEIOUY]/u;
