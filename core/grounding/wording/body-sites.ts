/** Parts of the body as people name them, and the beginnings of words by which print may mean the same part. */
export const bodySites: readonly (readonly [told: string, printed: string])[] = [
  [
    'arms?|forearms?|upper arm',
    'arm|forearm|humer|radi(?:us|al)|ulna|elbow|wrist|upper extrem|brachi|biceps|triceps|deltoid|antecub|hand|axill',
  ],
  [
    'legs?|calf|calves|thighs?|shins?',
    'leg|calf|calves|thigh|femur|femor|tibi|fibul|knee|ankle|lower extrem|popliteal|shin|foot|feet|saphen|hamstring|quadriceps|sciat|l5|s1|hip|pedal|peripheral|dvt|claudic|edema|oedema|swell',
  ],
  [
    '(?:your|the|upper|lower|middle|mid) back(?! of)',
    'back|spin|lumb|thorac|sacr|dors|vertebr|disc|disk|l\\d|t\\d|posterior|flank|scapul|kyph|scolio',
  ],
  ['neck', 'neck|cervic|carotid|thyroid|jugular|throat|lymph|vertebral|femoral neck|nuchal|c\\d|larynx'],
  ['shoulders?', 'shoulder|rotator|supraspin|infraspin|subscap|acromi|glen|humer|clavic|ac joint|deltoid'],
  ['hips?', 'hip|femoral|femur|acetab|pelvi|troch|sacroil'],
  ['knees?', 'knee|menisc|patell|acl|mcl|lcl|pcl|cruciate|tibial plateau|popliteal|chondral'],
  ['ankles?', 'ankle|malleol|talus|talar|fibul|achilles|pedal|edema|oedema'],
  ['wrists?', 'wrist|carpal|radius|radial|ulna|scaph|colles'],
  ['hands?|fingers?|thumbs?', 'hand|finger|thumb|metacarp|palm|carpal|digit|phalan|pip|dip|mcp|grip|ulnar|radial'],
  ['foot|feet|toes?|heels?', 'foot|feet|toe|metatars|heel|plantar|mtp|hallux|calcan|pedal|bunion|digit'],
  ['breasts?', 'breast|mamm|bi-?rads|areol|nipple'],
  [
    'scalp|forehead|cheeks?|chin|face',
    'scalp|forehead|cheek|chin|face|facial|temple|jaw|head|nose|nasal|eyelid|lip|malar|preauric|sinus',
  ],
  ['ears?', 'ear|tympan|otitis|otic|aur|hearing|cochlea|mastoid|pinna|tm\\b'],
  [
    'eyes?',
    'eye|ocul|retin|cornea|lens|vision|visual|pupil|ophth|iop|macul|optic|conjunct|od\\b|os\\b|ou\\b|catarac|perrl|scler|red reflex',
  ],
];
