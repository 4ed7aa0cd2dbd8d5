/** Words with a capital of their own that tell of nobody in particular: days, months, peoples, languages, faiths; and the language of charts and forms. */
const capitals =
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun ' +
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
  'english american british french german spanish italian portuguese dutch polish russian chinese japanese korean vietnamese arabic hindi ' +
  'asian african european caucasian hispanic latino latina latinx indian mexican irish jewish muslim christian catholic hindu buddhist ' +
  'caribbean filipino somali haitian cantonese mandarin tagalog urdu farsi persian turkish greek ashkenazi scandinavian mediterranean ' +
  'mr mrs ms mx dr prof md rn np phd jr sr pa do ok tv usa uk us nhs eu ' +
  'amharic tigrinya oromo yoruba igbo hausa swahili bengali punjabi gujarati tamil telugu nepali burmese thai lao khmer hmong malay indonesian romanian ukrainian czech hungarian swedish norwegian danish finnish albanian serbian croatian bosnian armenian georgian ' +
  'kurdish pashto dari ethiopian eritrean nigerian ghanaian kenyan egyptian moroccan syrian iraqi iranian afghan pakistani bangladeshi saudi lebanese jordanian palestinian israeli cuban puerto rican dominican colombian peruvian brazilian argentinian samoan tongan hawaiian maori ' +
  'scottish welsh british canadian australian austrian swiss belgian hebrew yiddish creole sikh protestant orthodox buddhist amish mormon retractor retractors homebound randomisation randomization pilates velcro tac nodat banff lic ptid edin cert facc fscai fracp fcps mrcpath frcpath facog faap facs frcr dipl bmdc prc tzanck capt sgt lt maj cpl pvt tech adv reg prescriber referrer snomed loinc rxnorm icd cpt cvx ndc umls mfg vis inj admin actuat iv im sc ad alt hosp schatzker shimada ' +
  'medicare medicaid covid google internet mychart xray celsius fahrenheit doppler latin roman';

const chart =
  'pt pts hx dx tx rx sx fx cx bx px abd ext neuro resp psych musc derm cardio gastro endo heme onc msk heent neg pos gen appt meds labs vitals ' +
  'wnl nad prn bid tid qid qhs qd postop preop intraop followup healthcare checkup workup outpatient inpatient nonsmoker aftercare telehealth ' +
  'checkups onboarding bedside homecare caregiver caregivers pcp ed er icu ob gyn ent gp dob mrn ssn tel fax email website online ' +
  'hcp npi id no nos nr ref ext dept attn acct misc approx etc vs via wt ht bp hr rr temp spo sat sats min max avg std est cont vol qty amt ' +
  'lt rt bilat lat ant post sup inf prox dist asap info exam abnl nml susp eval ' +
  'fhx shx pmhx psh pmh assoc occ amox sig man othr estab hayfever america ref dra sra accompanied nkda ddx rom cva occas freq';

/** Names that a chart uses for the thing alone: "Foley in place". */
const things =
  'foley hickman babinski romberg apgar gleason doppler holter crohn crohns parkinson parkinsons alzheimer alzheimers kegel trendelenburg whipple billroth nissen penrose ' +
  'valsalva glasgow hodgkin coombs papanicolaou pap gram giemsa petri kocher kerley bakri yankauer nissen braden epley hallpike lachman mcmurray ' +
  'phalen tinel homans mcburney rovsing karnofsky ecog snellen ishihara amsler schirmer rinne mallampati';

const safe = new Set(`${capitals} ${chart} ${things}`.split(' '));

export const isSafeWord = (lower: string): boolean => safe.has(lower) || safe.has(lower.replace(/s$/, ''));
