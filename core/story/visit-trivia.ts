import type { Statement, StatementRole } from '../statements/statement.ts';

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
export const isVisitTrivia = ({ text, role, heading }: Statement): boolean =>
  told.has(role) &&
  (isOfFile.test(text) ||
    (/^complexity|^morbidity/.test(heading) && role !== 'next_step') ||
    (role !== 'reason' && role !== 'history' && isSpokenOf(text)) ||
    (role !== 'conclusion' && role !== 'next_step' && role !== 'instruction' && isNoFault.test(text)));

/** "She is accompanied by her son", "Her primary care physician is Dr. Lee", "About 20 minutes were spent" */
const isOfFile =
  /^(?:he|she|the patient|patient) (?:is|was|comes|came) (?:here )?(?:today )?(?:accompanied|brought in|brought) (?:here |in )?(?:today )?(?:by|with) (?:(?:his|her|their|the|a|an) )?\p{L}+(?: and (?:(?:his|her|the) )?\p{L}+)?\.?$|^(?:his|her|the patient's|the) (?:primary care|family|referring|regular) (?:physician|doctor|provider) is\b|\b\d+ minutes (?:was |were |are |is )?(?:\p{L}+ )?spent\b|\bspent (?:\p{L}+ ){0,3}\d+ minutes\b|^(?:reported )?none(?: at this time| reported)?\.?$|^prescription (?:was )?written for \d+ \p{L}+\.?$|\b(?:counseling|education) (?:was )?(?:given|provided|done)\.?$|\b(?:responded|seems?|seemed|appears?|appeared) (?:to be )?(?:content|happy|comfortable|pleased|agreeable) with (?:this|the) (?:plan|treatment|answer|decision)/iu;

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
  /^(?:his |her |the )?(?:(?:peripheral|distal|pedal|radial|femoral|dorsalis|pedis|tibial|posterior|carotid|brisk|strong|good|palpable|and) )*(?:visual fields?|shoulder shrug|pulses?|fundi|gag|plantar responses?|toes|sensation|romberg|tandem)\b(?! (?:are|is) not)[^,;]{0,30}\b(?:full|palpable|strong|present|downgoing|flexor|symmetric(?:al)?|equal|good|brisk|preserved|negative|normal)\b[^,;]{0,30}\.?$|^there (?:is|was) (?:an? )?(?:brisk|strong|good) (?:\p{L}+ ){0,3}pulses?\b[^,;]*\.?$/iu;
