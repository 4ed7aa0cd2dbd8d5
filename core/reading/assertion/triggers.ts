import type { Assertion } from '../../documents/explanation.ts';

/** What a trigger says of the concepts in its reach. */
export type Modifier = Exclude<Assertion, 'present'>;

/**
 * Where a trigger reaches: the words after it, before it, or none. A pseudo trigger only looks like one, and takes its words out of
 * play. `terminate` ends the reach of every trigger, `resume` that of negation and doubt, for a new statement begins there.
 */
export type Trigger =
  | { kind: 'modify'; modifier: Modifier; reach: 'forward' | 'backward' }
  | { kind: 'pseudo' }
  | { kind: 'terminate' }
  | { kind: 'resume' };

/**
 * Triggers after NegEx (Chapman et al., J Biomed Inform 2001; 34:301-310) and ConText (Harkema et al., J Biomed Inform 2009;
 * 42:839-851), gathered anew from reports and notes. ">" opens words that must follow without being part of the trigger ("mother >denies"); "$" says
 * that a stop must follow ("Fever: no.").
 */
const lists: readonly (readonly [Trigger, string])[] = [
  [
    { kind: 'pseudo' },
    `prior exam; prior study; prior studies; prior ct; prior mri; prior imaging; prior radiograph; prior radiographs; prior examination; prior scan; compared to prior; compared with prior; from prior; since prior; prior to; previous exam; previous study; previous ct; previous mri; previous examination; previous imaging; previous radiograph; previous scan; compared to previous; since previous; as previously; previously noted; previously seen; previously described; previously demonstrated; previously identified; previously reported; year old; years old; month old; months old; week old; weeks old; yr old; yo; not improve; not improved; wonders if; over the past; for the past; during the past; within the past; past few; past several; past week; past weeks; past month; past months; past day; past days; past year; past medical; past surgical; past history; in the past week; in the past month; in the past few; in the past year; in the past several; in the past two; in the past three; mother >reports; mother >states; mother >says; mother >denies; mother >notes; mother >noticed; mother >is concerned; mother >brought; mom >reports; mom >states; mom >says; mom >denies; father >reports; father >states; father >denies; parents >report; parents >deny; parents >state; family >reports; family >denies; with her mother; with his mother; with her father; with his father; with mother; with mom; by her mother; by his mother; by mother; with her sister; with his brother; with her parents; with his parents; with parents; with her family; with his family; family physician; family doctor; family practice; family medicine; family planning; not currently; no further questions; non smoker; no increase; no significant change; no significant interval change; no interval change; no change; no definite change; no further; no longer than;
    does not stop; do not stop; not stop; will not stop; won't stop; does not go away; not go away; not go down; not only; not necessarily; not certain whether; not certain if; not cause; not drain; without difficulty; without further; gram negative;
    no suspicious change; not significantly changed; no new complaints; not extend; not limited to; without incident; without limitation;
    no previous; no prior; no comparison; no known cause; not be able; not able to; inability; cannot walk; unable to; not well controlled; not controlled; not yet controlled;
     not improving; no improvement; no relief; not relieved; not better; not resolved; not resolving; not healed; not healing; has not gone; not gone; not yet resolved;
    no response; no better; no resolution; never ending; no cure; not always; not optimally; not compliant; not adherent; no doubt; without doubt; could be better; might be better;
    history and physical; history taking; history physical;  poor historian; in the past due;   
    if possible; as soon as possible; when possible; if able; if needed; if necessary; if tolerated; as possible; if any; if so;
      know if; see if; asked if;  unclear if; not sure if;  may be increased to; may take; may be used; may return; may use; may resume; may have`,
  ],
  [
    { kind: 'modify', modifier: 'absent', reach: 'forward' },
    `no; not; nil; none;  negative for; neg for; denies; denied; denying; deny; does not have; did not have; do not have; not have; without; w/o; without evidence of;
    without any evidence of; no evidence of; no evidence for; no evidence to suggest; no convincing evidence of; no definite evidence of; not any; no signs of; no sign of; no symptoms of;
    no findings of; no findings to suggest; no suggestion of; no indication of; absence of; free of; free from; lack of; lacks; lacking;
    fails to reveal; failed to reveal; no radiographic evidence of; no ct evidence of; no mammographic evidence of; no sonographic evidence of; no suspicious;
    not demonstrate; not show; does not show; did not show; not reveal; not see; not appreciate; not feel; not associated with;
     ruled out for; rules her out; rules him out; ruled her out for; ruled him out for;   is not; are not; was not; were not; isn't; aren't; wasn't; weren't; doesn't have; don't have; didn't have;
    hasn't had; never; never had; never developed; never has; no complaints of; no complaint of; no history of; no hx of; no h/o; no past history of; no personal history of; no prior history of; no known history of;
    no family history of; no family hx of; no known; no new; no acute; no focal; no obvious; no definite; no significant; no convincing; no discrete; no mass effect or; no abnormal; 
    not suggestive of; not consistent with; not compatible with; not concerning for; not suspicious for; not indicative of; unremarkable for;  neither; nor; resolved without;
    no longer has; no longer; no longer having; no longer experiences; no further episodes of; no recurrence of; no recurrent; no residual; no more; no other; no associated; no visible; no palpable; no overt; no gross; no frank; no additional`,
  ],
  [
    { kind: 'modify', modifier: 'absent', reach: 'backward' },
    `absent$; negative$; neg$; none$; nil$; no$; denied$; free$; is absent; are absent;  was absent; were absent; not seen; not identified; not present; not demonstrated; not visualized; not visualised; not appreciated; not detected; not found;
    not evident; not noted; not observed; not apparent; is negative; are negative; was negative; were negative;     none seen; none identified;   is denied; are denied;
    is ruled out; was ruled out; were ruled out; ruled out; has been ruled out; have been ruled out; been excluded; is excluded; are excluded; was excluded; was not seen; is not seen; are not seen; 
        not palpable; not felt; not reported; has resolved completely;  not involved; uninvolved; not increased; not enlarged`,
  ],
  [
    { kind: 'modify', modifier: 'possible', reach: 'forward' },
    `maybe; rules out; excludes; possible; possibly; probable; probably; likely; most likely; presumed; presumably; presumptive; suspected; suspect; suspicious for; suspicion for; suspicion of; suspicious of; highly suspicious for; concern for; concern of; concerning for; concern about; worrisome for;
    questionable; question of; query; ?;  perhaps; might be; could be; may be; may represent; might represent; could represent; may reflect; might reflect; could reflect; may be due to; may indicate; may relate to; could be due to; potentially; suggests; suggest; suggesting; suggestive of; suggestion of; indicative of possible;
    cannot exclude; can't exclude; cannot rule out; can't rule out; could not exclude; not exclude; not rule out; unable to exclude; not entirely exclude; difficult to exclude; vs; versus; differential includes; differential diagnosis includes; differential considerations include; ddx; differential diagnosis; differential;
    favor; favors; favored to represent; favour; favours; favoring; compatible with possible; equivocal for; equivocal; indeterminate for;  appears to be; appears to represent; thought to be; thought to represent; felt to be; felt to represent; believed to be; consider; considered; considerations include; consideration of;
    rule out; r/o; to rule out; evaluate for; evaluation for; assess for; assessment for; workup for; work up for; look for; looking for; screen for; screening for; test for; tests for; testing for; check for; exclude; to exclude; in case of;
    risk of possible; probable early; provisional; working diagnosis of; working diagnosis; presumed diagnosis of; not definitely; uncertain; unclear whether; whether; in keeping with possible; along the lines of;  borderline for; low suspicion for; small chance of`,
  ],
  [
    { kind: 'modify', modifier: 'possible', reach: 'backward' },
    `may be present; might be present; could be present; may exist; unlikely; is unlikely; are unlikely; less likely; is less likely; not suspected; is not suspected; is possible; are possible; possible; is suspected; are suspected; suspected; is likely; is probable; cannot be excluded; can't be excluded; could not be excluded; cannot be ruled out; can't be ruled out; could not be ruled out;
    not excluded; not ruled out; is not excluded; is not ruled out; are not excluded; not be excluded; not be ruled out; not be entirely excluded; cannot be entirely excluded; cannot be completely excluded; questionable; is questionable; is questioned; in question; is considered; is favored; favored; favoured;
    is in the differential; in the differential; is a consideration; should be considered; could be considered; may be considered; is of concern; is a concern; less likely but possible; unlikely but possible; vs; versus; is uncertain; uncertain; to be ruled out; needs to be ruled out; must be excluded; should be excluded; to be excluded`,
  ],
  [
    { kind: 'modify', modifier: 'historical', reach: 'forward' },
    `history of; hx of; h/o; history significant for; history is significant for; history notable for; history is notable for; history remarkable for; history is remarkable for; history includes; history positive for; history of prior; history of previous; past history of; past medical history of; past medical history significant for; past medical history is significant for; past medical history includes; medical history significant for;
    medical history includes; medical history of; known history of; remote history of; personal history of; previous; previously; prior; status post; s/p;  old; former; formerly; remote; in the past; previously had; had previously;   childhood;  years ago had`,
  ],
  [
    { kind: 'modify', modifier: 'historical', reach: 'backward' },
    `years ago;  decades ago;  in the past; in childhood; as a child; in remission; status post; s/p; by history; per history; history; since resolved; now resolved; has resolved; have resolved; resolved; has since resolved; previously;  as a teenager; in infancy; at birth; in her youth; in his youth; status post repair; status post resection`,
  ],
  [
    { kind: 'modify', modifier: 'family', reach: 'forward' },
    `family history of; family history is significant for; family history significant for; family history positive for; family history notable for; family history; family hx of; family hx; fam hx; fhx; fh of; fh; mother; mother's; mom; mum; father; father's; dad; brother; brothers; sister; sisters; sibling; siblings; grandmother; grandfather; grandparent; grandparents;
    aunt; uncle; cousin; cousins; maternal; paternal; relative; relatives; first degree relative; first degree relatives; family members; family member; runs in the family; niece; nephew; parents; half brother; half sister`,
  ],
  [
    { kind: 'modify', modifier: 'family', reach: 'backward' },
    `in her mother; in his mother; in her father; in his father; in the family; in family; in mother; in father; in a sister; in a brother; in her sister; in his sister; in her brother; in his brother; in several relatives; in a first degree relative; in first degree relatives; in a parent; in her family; in his family; in your family; in a sibling; in siblings; in grandmother; in grandfather; in the patient's mother; in the patient's father; run in the family; runs in the family; runs in her family; runs in his family; in relatives`,
  ],
  [
    { kind: 'modify', modifier: 'hypothetical', reach: 'forward' },
    `monitor for; should she; should he; should they; should symptoms; should any; if;  should you; should there be; in case of; in case; in the event of; return if; return for; call if; call for; come back if; come back for; go to the emergency room for; go to the emergency department if; contact us if; call your doctor if; call 911 if; notify us if; watch for;  look out for; be alert for; return precautions for; return precautions; warning signs of;    seek care for; seek medical attention if; seek medical attention for;
    to prevent; prevent; prevents; preventing; prevention of; prophylaxis for; prophylaxis against; prophylaxis; to avoid; avoid; risk of; risk for; risks of; at risk of; at risk for; increased risk of; high risk for; high risk of; risks including; risks include; risks such as; including but not limited to; complications such as; complications including; side effects such as; side effects including; side effects include; potential complications; may cause; can cause; could cause; might cause; can lead to; may lead to; could lead to; can develop; could develop; may develop;   as needed for; prn for; prn;   when you have;  educated on; educated about; education on; counseled on; counseled about; information about; information on; handout on; vaccine for; vaccination for; vaccine; vaccination; vaccinated against; immunized against; immunization;  worried about; worries about; afraid of; fear of; fears; anxious about; caution for; precautions for`,
  ],
  [
    { kind: 'modify', modifier: 'hypothetical', reach: 'backward' },
    `precautions; precaution; prophylaxis; prevention; vaccine; vaccination; immunization; screening; screen; risk; specialist; support group; awareness`,
  ],
  [
    { kind: 'terminate' },
    `but; however; although; though; yet; nevertheless; still; aside from; apart from; except; except for; except that; with the exception of; other than; besides; whereas; while; which; who; though still; otherwise; rather; instead; then; also has; also have; also had; also notes; also reports; and has; and have; and had; is present; are present; there is; there are; there was; there were; therefore; thus; because; since; as there is; consistent with; now with; now has; presents with; presented with; presenting with; presents for; presented for; presents to; presents today; he has; she has; he had; she had; he reports; she reports; she is; he is; patient is; patient has; patient presents; patient reports; i see; i noted`,
  ],
  [
    { kind: 'resume' },
    `positive for; reports; reported; reporting; endorses; endorsed; endorsing; complains of; complained of; complaining of; complains; admits; admits to; states that; notes; noted; noticed; has noticed; does have; does report; does endorse; does note; has had; has been; has a; has some; did have; did notice; appreciable; demonstrates; demonstrated; shows; showed; reveals; revealed; secondary to; due to; cause of; causes; caused by; source of; reason for; etiology of; related to; from; with stable; with mild; with moderate; with severe; with persistent; with residual; with chronic; with new; with small; with associated; is noted; are noted; is seen; are seen; was seen; were seen; remains; persists; persistent; continues to have; continues with; only; known`,
  ],
];

const copulas = ['is', 'are', 'was', 'were', 'has', 'have', 'could', 'can'];

/** "not seen" is as often "are not seen", where "are not" alone would reach forward. */
const isBackwardNot = (trigger: Trigger, phrase: string): boolean =>
  trigger.kind === 'modify' && trigger.reach === 'backward' && phrase.startsWith('not ');

export const triggerLists: readonly { trigger: Trigger; phrases: readonly string[] }[] = lists.map(
  ([trigger, phrases]) => ({
    trigger,
    phrases: phrases
      .split(';')
      .map((phrase) => phrase.trim())
      .flatMap((phrase) =>
        isBackwardNot(trigger, phrase) ? [phrase, ...copulas.map((verb) => `${verb} ${phrase}`)] : [phrase],
      ),
  }),
);

/** Words that say a matter goes on, so that "years ago" is when it began and not when it was. */
export const ongoing = new Set(
  'started starting began begun since onset diagnosed chronic persistent ongoing continues worsening progressive developed'.split(
    ' ',
  ),
);

/** After a comma these open a statement of their own: "No pneumothorax, small effusion." */
export const openers = new Set(
  (
    'mild mildly moderate moderately severe small large tiny minimal trace slight stable unchanged increased decreased new worsening ' +
    'improved improving interval scattered multiple bilateral few several diffuse chronic degenerative subtle marked extensive positive'
  ).split(' '),
);
