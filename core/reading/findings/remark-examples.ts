/** Statements under a heading, what they name beyond the glossary, and how: "words = assertion". Written for these tests. */
export const furtherNames: readonly (readonly [heading: string, statement: string, ...expected: string[]])[] = [
  ['FINDINGS', 'Mild flattening of the diaphragms.', 'flattening of the diaphragms = present'],
  ['FINDINGS', 'Mild gas trapping, no restriction.', 'gas trapping = present'],
  ['FINDINGS', 'Broad based bulge at L4/5.', 'bulge = present'],
  ['FINDINGS', 'No haemoparasites seen.', 'haemoparasites = absent'],
  ['FINDINGS', 'Giant metamyelocytes are seen.', 'Giant metamyelocytes = present'],
  ['FINDINGS', 'No fungal organisms identified.', 'fungal organisms = absent'],
  ['FINDINGS', 'No yeast cells noted.', 'yeast cells = absent'],
  ['FINDINGS', 'No incarceration of the hernia.', 'incarceration = absent'],
  ['FINDINGS', 'No evidence of ketosis.', 'ketosis = absent'],
  ['FINDINGS', 'Heavily calcified with restricted opening.', 'restricted opening = present'],
  ['HISTORY OF PRESENT ILLNESS', 'Sleep is poor.', 'Sleep is poor = present'],
  ['HISTORY OF PRESENT ILLNESS', 'She has not lost weight.', 'lost weight = absent'],
  ['HISTORY OF PRESENT ILLNESS', 'His wife has seen pauses in breathing.', 'pauses in breathing = present'],
  ['HISTORY OF PRESENT ILLNESS', 'There are no visual symptoms.', 'visual symptoms = absent'],
  ['INSTRUCTIONS', 'Call if you see black skin.', 'black skin = hypothetical'],
  ['PLAN', 'He should go to emergency with speech trouble.', 'speech trouble = hypothetical'],
  ['FINDINGS', 'The tendon is thick. No tear.', 'tear = absent'],
];

/** Requests and names of people, from which nothing is told. */
export const noConclusions: readonly (readonly [heading: string, statement: string, word: string])[] = [
  ['IMPRESSION', 'Cardiology notified.', 'Cardiology'],
  ['IMPRESSION', 'Abnormal study.', 'Abnormal'],
  ['IMPRESSION', 'The ASA can stop.', 'ASA'],
  ['IMPRESSION', 'Too small to drain.', 'Too small'],
  ['IMPRESSION', 'Husband and child should be tested.', 'Husband'],
  ['IMPRESSION', 'Lab Director: Irene Halvorsen.', 'Director'],
  ['IMPRESSION', 'Tolland-Reyes MD FRCPC', 'Tolland'],
  ['IMPRESSION', 'P. Cotter, Senior Scientist', 'Cotter'],
];
