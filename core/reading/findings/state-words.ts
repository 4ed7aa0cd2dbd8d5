/** What can be said of a part of the body, before or behind its name: "enlarged lymph nodes", "LA severely enlarged". */
export const stateWords: ReadonlySet<string> = new Set(
  (
    'dilated enlarged thickened narrowed displaced deviated shifted swollen tender inflamed blocked occluded obstructed collapsed atrophic atrophied absent ' +
    'hypertrophied hypertrophic distended elongated shrunken bulky boggy blunted flattened widened tortuous calcified ulcerated congested injected bulging ' +
    'perforated torn ruptured fractured deformed wasted irregular stenosed stenotic effaced compressed tethered loosened loose infected necrotic oedematous ' +
    'edematous erythematous red sore painful stiff weak numb bruised discolored discoloured inverted shortened hazy cloudy shallow mottled raised trabeculated heterogeneous scarred lobulated engorged hyperemic hyperaemic dry fatty furred coated small large thick thin pale echogenic bright tense suspicious pathological abnormal disrupted friable hyperinflated hypoplastic prominent retracted'
  ).split(' '),
);

/** A part of the body may be red or sore in any sentence; these states stand only behind it, with a verb or in an examination. */
export const plainStates: ReadonlySet<string> = new Set(
  'red loose irregular infected absent prominent injected calcified hypertrophic raised heterogeneous dry fatty small large thick thin pale echogenic bright tense'.split(
    ' ',
  ),
);

/** Of these, some stand before other things as well, and so must end what is said: "kidneys small". */
export const endingStates: ReadonlySet<string> = new Set('small large thick thin pale bright tense dry'.split(' '));

/** How something works or feels, and which way it may be off. */
export const offWords: ReadonlySet<string> = new Set(
  'reduced decreased diminished absent impaired abnormal poor raised increased elevated brisk sluggish limited restricted dec decr depressed weak delayed low'.split(
    ' ',
  ),
);
export const functionWords: ReadonlySet<string> = new Set(
  (
    'function contractility sensation vibration proprioception reflexes reflex tone power strength jvp icp iop coordination hearing acuity vision gait memory ' +
    'mobility movements movement rom motion pulses pulse air-entry contraction compliance flexion extension abduction rotation grip perfusion filling resistance ' +
    'concentration affect expression eye-contact motility emptying clearance swallow cough capacity ae va velocities'
  ).split(' '),
);

/** Parts of the body in short forms that reports print. */
export const organForms: ReadonlySet<string> = new Set(
  (
    'lv rv la ra ivc svc cbd chd mpa pa lvot tm tms ln lns node nodes angle angles ventricle ventricles atrium atria zone lobe tongue wall walls abd septum lumen leaflet leaflets fold folds capsule cortex gum gums lip lips fauces tonsil tonsils conjunctiva conjunctivae uvula pulp bladder gallbladder diaphragm hemidiaphragm hemidiaphragms ' +
    'hand hands foot feet wrist wrists hip hips leg legs arm arms finger fingers thumb toe toes ear ears nose neck scalp heel calf calves thigh shin forearm palm sole cheek chin eyelid eyelids ' +
    'jaw buttock armpit groin chest throat tummy belly wound scar stump stoma elbow ankle knee shoulder'
  ).split(' '),
);
