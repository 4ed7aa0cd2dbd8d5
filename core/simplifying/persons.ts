/** Words that stand for the patient in a paper. */
export const patientWords = new Set(['patient', 'pt', 'pt.', "patient's", 'pts', 'examinee', "examinee's"]);
export const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mr.', 'mrs.', 'ms.']);

/** Other people, after whose mention a pronoun may be theirs; null where it may be of either sex. */
export const relatives: ReadonlyMap<string, 'female' | 'male' | null> = new Map(
  Object.entries({
    mother: 'female',
    mom: 'female',
    mum: 'female',
    sister: 'female',
    wife: 'female',
    daughter: 'female',
    grandmother: 'female',
    aunt: 'female',
    girlfriend: 'female',
    niece: 'female',
    father: 'male',
    dad: 'male',
    brother: 'male',
    husband: 'male',
    son: 'male',
    grandfather: 'male',
    uncle: 'male',
    boyfriend: 'male',
    nephew: 'male',
    parent: null,
    parents: null,
    partner: null,
    spouse: null,
    family: null,
    child: null,
    children: null,
    friend: null,
    caregiver: null,
    caretaker: null,
    dr: null,
    'dr.': null,
    doctor: null,
    nurse: null,
    cousin: null,
    roommate: null,
    donor: null,
    baby: null,
    infant: null,
  }),
);

/** "The cardiologist", "a surgeon": after them a pronoun may be theirs. */
const doctors = new Set(
  'surgeon physician practitioner consultant therapist physiotherapist psychologist dentist midwife internist hospitalist anesthetist attorney lawyer officer judge counselor'.split(
    ' ',
  ),
);
export const isDoctorNoun = (word: string): boolean =>
  doctors.has(word) ||
  /^(?:dr\.?|doctor|nurse)$/.test(word) ||
  /^\p{L}{3,}(?:ologist|iatrist|atrician|opractor)$/u.test(word);

export const pronouns: ReadonlyMap<string, 'female' | 'male'> = new Map(
  Object.entries({
    he: 'male',
    him: 'male',
    his: 'male',
    himself: 'male',
    she: 'female',
    her: 'female',
    herself: 'female',
    hers: 'female',
  }),
);
