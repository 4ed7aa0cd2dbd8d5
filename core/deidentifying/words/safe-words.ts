/** Words with a capital of their own that tell of nobody in particular: days, months, peoples, languages, faiths; and the language of charts and forms. */
const capitals =
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun ' +
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
  'english american british french german spanish italian portuguese dutch polish russian chinese japanese korean vietnamese arabic hindi ' +
  'asian african european caucasian hispanic latino latina latinx indian mexican irish jewish muslim christian catholic hindu buddhist ' +
  'caribbean filipino somali haitian cantonese mandarin tagalog urdu farsi persian turkish greek ashkenazi scandinavian mediterranean ' +
  'mr mrs ms mx dr prof md rn np phd jr sr pa do ok tv usa uk us nhs eu ' +
  'medicare medicaid covid google internet mychart xray celsius fahrenheit doppler latin roman';

const chart =
  'pt pts hx dx tx rx sx fx cx bx px abd ext neuro resp psych musc derm cardio gastro endo heme onc msk heent neg pos gen appt meds labs vitals ' +
  'wnl nad prn bid tid qid qhs qd postop preop intraop followup healthcare checkup workup outpatient inpatient nonsmoker aftercare telehealth ' +
  'checkups onboarding bedside homecare caregiver caregivers pcp ed er icu ob gyn ent gp dob mrn ssn tel fax email website online ' +
  'hcp npi id no nos nr ref ext dept attn acct misc approx etc vs via wt ht bp hr rr temp spo sat sats min max avg std est cont vol qty amt ' +
  'lt rt bilat lat ant post sup inf prox dist asap info exam abnl nml susp eval';

const safe = new Set(`${capitals} ${chart}`.split(' '));

export const isSafeWord = (lower: string): boolean => safe.has(lower);
