import type { Statement, StatementRole } from '../../statements/statement.ts';

const told = new Set<StatementRole>([
  'reason',
  'history',
  'course',
  'done',
  'detail',
  'finding',
  'examination',
  'conclusion',
  'next_step',
  'instruction',
]);

/** What the note of a visit records for its file: who came along, that things were spoken of, how long it took. */
export const isVisitTrivia = ({ text, role, heading, label }: Statement): boolean =>
  told.has(role) &&
  (isOfFile.test(text) ||
    (role === 'conclusion' && isNoDiagnosis.test(text)) ||
    (/^complexity|^morbidity/.test(heading) && role !== 'next_step') ||
    (role !== 'reason' && role !== 'history' && (isSpokenOf(text) || isAgreement.test(text))) ||
    ((role === 'examination' || role === 'finding' || role === 'limit') && isOfLooks(text, label ?? '')) ||
    (/^estimated (?:length|time)/i.test(label ?? heading) && /days?\b/i.test(text)) ||
    (role !== 'reason' && isOfFilm.test(text)) ||
    (role !== 'conclusion' && role !== 'next_step' && role !== 'instruction' && isNoFault.test(text)));

/** "She is accompanied by her son", "Her primary care physician is Dr. Lee", "About 20 minutes were spent" */
const isOfFile =
  /^(?:vitals?|vital signs?)\b[^.\d]{0,30}\b(?:chart|flow ?sheet|notes?|triage|reviewed|recorded|record|above|below)\b[^.\d]{0,30}\.?$|^(?:are )?all reviewed\b[^.]*\.?$|^(?:a copy|copies) of\b[^.]*\b(?:enclosed|attached|sent|forwarded)\b[^.]*\.?$|^(?:he|she|the patient|patient) (?:is|was|comes|came|presents?) (?:to (?:the )?clinic )?(?:alone|unaccompanied)\.?$|^as (?:in|per) (?:the )?(?:chart|flow ?sheet|nursing notes?)\.?$|\bwith the (?:use|help|aid) of an? (?:translator|interpreter)\.?$|^(?:he|she|the patient) is (?:very )?(?:happy|pleased|comfortable|satisfied) with (?:this|that)\.?$|^(?:he|she|the patient|patient) (?:is|was|comes|came) (?:here )?(?:today )?(?:accompanied|brought in|brought) (?:here |in )?(?:today )?(?:by|with) (?:(?:his|her|their|the|a|an) )?\p{L}+(?: and (?:(?:his|her|the) )?\p{L}+)?\.?$|^(?:his|her|the patient's|the) (?:primary care|family|referring|regular) (?:physician|doctor|provider) is\b|\b\d+ minutes (?:was |were |are |is )?(?:\p{L}+ )?spent\b|\bspent (?:\p{L}+ ){0,3}\d+ minutes\b|^(?:reported )?none(?: at this time| reported)?\.?$|^not (?:given|applicable|stated)\.?$|^prescription (?:was )?written for \d+ \p{L}+\.?$|\b(?:counseling|education) (?:was )?(?:given|provided|done)\.?$|\b(?:responded|seems?|seemed|appears?|appeared) (?:to be )?(?:content|happy|comfortable|pleased|agreeable) with (?:this|the) (?:plan|treatment|answer|decision)/iu;

/** "No diagnosis (V71.09)", "Deferred", "Nothing": a place of the form that was left empty. */
const isNoDiagnosis =
  /^(?:axis [iv\d]+:? ?)?(?:no (?:diagnos[ie]s|conditions?)(?: or condition)?(?: on (?:axis [iv\d]+|this axis))?|(?:diagnosis )?deferred|none|nothing|not applicable)\W*(?:\(?v71\.09\)?|\(?799\.9\)?)?\.?$/i;

/** "The parents understand and wish to proceed", "The risks have been explained" */
const isAgreement =
  /^(?:(?:he|she|they|the (?:patient|parents|family|mother|father|daughter|son|wife|husband)|patient|mother|father|family)(?: and (?:family|his wife|her husband|\p{L}+))? (?:fully |clearly |verbally )?(?:understands?|understood|agrees?|agreed|consents?|consented|voiced understanding)\b(?! to (?:take|start|stop|try))[^.]{0,60}|(?:\p{L}+,? ){1,16}?(?:has|have) been (?:fully )?(?:explained|discussed)(?: (?:to|with) (?:the )?\p{L}+)?|(?:i|we) (?:will|would) (?:be happy to |continue to )?follow (?:up|along|(?:him|her|the patient|this patient)(?:,? with you)?))\.?$/iu;

/** "Appearance: unkempt", "Eye contact was poor": how somebody looked and spoke, of no use to the one of whom it is said. */
const isOfLooks = (text: string, label: string): boolean =>
  !ofMind.test(text) &&
  (/^(?:appearance|attitude|psychomotor|behaviou?r|eye contact|thought process(?:es)?|flow of thought|assets|limitations|strengths|rapport|grooming|motor activity)\b/i.test(
    label,
  ) ||
    /\b(?:dishevel+ed|unkempt|kempt|tattoos?|groomed|groom(?:ing)|eye contact|casually dressed|appropriately dressed|neatly dressed|hygiene|rapport|stated age)\b/i.test(
      text,
    ));
const ofMind =
  /\b(?:suicid\w*|homicid\w*|hallucinat\w*|delusion\w*|paranoi\w*|depress\w*|anxi\w*|confus\w*|memory|disorient\w*|mania|manic)\b/i;

/** "One view of the hip was reviewed", "Have been reviewed", "This is a poor quality x-ray" */
const isOfFilm =
  /^(?:(?:(?:\p{L}+,?|\d) ){0,8}(?:views?|films?|x-?rays?|mri|ct|scans?|labs?|images?|studies|radiographs?)(?: of \p{L}+(?: \p{L}+){0,4}?)?(?: (?:performed|done|taken|dated?|from|of) (?:on )?[\d/]+)? )?(?:is|are|was|were|have been|has been) (?:also |personally |again )?(?:reviewed|obtained|taken)(?: by me| today| and noted)?\.?$|^only \d (?:\p{L}+ )?views? (?:is|was|were)\b|^this is a poor quality\b/iu;

/** "We had a long talk about the options", "I explained to her that the risks are small": said at the visit, and nothing to do. */
const isSpokenOf = (text: string): boolean =>
  /^(?:at this point,? |in addition,? |today,? )?(?:i|we|the doctor|(?:his|her) (?:family|wife|husband|mother|parents) and i) (?:also |then |have |had |again ){0,2}(?:had (?:a|an|some|quite a) (?:\p{L}+ )?(?:long|lengthy|extensive|detailed|good|frank|thorough)?,? ?(?:\p{L}+ )?(?:discussion|talk|conversation|chat)|spoke (?:with|to|about)|talked (?:with|to|about)|discussed (?:the )?(?:diagnosis|options|treatment options|nature|pros|this|these|his|her|condition|prognosis|various))\b/iu.test(
    text,
  ) &&
  !/\b(?:recommend\w*|will|should|agreed?|decid\w+|plan|avoid\w*|prefers?|wants?|wish\w*|elected|would like)\b/i.test(
    text,
  );

/** "Visual fields are full", "Shoulder shrug is symmetric", "Pulses are palpable": as it should be in words of its own. */
const isNoFault =
  /^(?:his |her |the )?(?:(?:peripheral|distal|pedal|radial|femoral|dorsalis|pedis|tibial|posterior|carotid|brisk|strong|good|palpable|and) )*(?:visual fields?|shoulder shrug|pulses?|fundi|gag|plantar responses?|toes|sensation|strength|range of motion|capillary refills?|romberg|tandem)\b(?! (?:are|is) not)[^,;]{0,30}\b(?:full|palpable|strong|present|downgoing|flexor|symmetric(?:al)?|equal|good|brisk|preserved|negative|normal|adequate|less than (?:two|three|2|3) seconds)\b[^,;]{0,44}\.?$|^there (?:is|was) (?:an? )?(?:brisk|strong|good) (?:\p{L}+ ){0,3}pulses?\b[^,;]*\.?$/iu;
