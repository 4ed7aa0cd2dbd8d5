import { expect, test } from 'vitest';
import { assertInSentence } from './assert-in-sentence.ts';

const assertionOf = (concept: string, sentence: string) => {
  const start = sentence.toLowerCase().indexOf(concept);
  if (start === -1) throw new Error(`"${concept}" is not in the sentence.`);
  return assertInSentence(sentence)(start, start + concept.length);
};

test.each([
  ['pneumonia', 'There is pneumonia in the left lower lobe.', 'present'],
  ['pneumonia', 'No evidence of pneumonia.', 'absent'],
  ['cough', 'The patient denies fever, chills, or cough.', 'absent'],
  ['fever', 'She denies cough but reports fever.', 'present'],
  ['fever', 'Denies cough, endorses fever.', 'present'],
  ['effusion', 'No pneumothorax, small right effusion.', 'present'],
  ['effusion', 'No pneumothorax, large mass, or effusion.', 'absent'],
  ['fracture', 'A fracture is not seen.', 'absent'],
  ['effusion', 'Effusion and pneumothorax are not identified.', 'absent'],
  ['nodule', 'Nodule is stable, fracture not seen.', 'present'],
  ['fever', 'Fever: no', 'absent'],
  ['cough', 'Cough with sputum, no fever', 'present'],
  ['pain', 'She is pain-free.', 'absent'],
  ['embolism', 'Pulmonary embolism was ruled out.', 'absent'],
  ['embolism', 'Pulmonary embolism cannot be ruled out.', 'possible'],
  ['effusion', 'No change in the effusion.', 'present'],
  ['hypertension', 'Hypertension is not well controlled.', 'present'],
  ['infarct', 'No increase in the size of the infarct.', 'present'],
  ['malignancy', 'Negative for malignancy.', 'absent'],
  ['pneumonia', 'Findings may represent pneumonia.', 'possible'],
  ['pneumonia', '?pneumonia', 'possible'],
  ['pneumonia', 'Pneumonia versus atelectasis.', 'possible'],
  ['embolism', 'Pulmonary embolism is unlikely.', 'possible'],
  ['carcinoma', 'Highly suspicious for carcinoma.', 'possible'],
  ['embolism', 'No concern for embolism.', 'absent'],
  ['pharyngitis', 'Strep test was negative for growth, likely viral pharyngitis.', 'possible'],
  ['tender', 'C-spine: non tender, full ROM', 'absent'],
  ['tender', 'Abdomen soft, non-tender', 'absent'],
  ['swollen', 'Knee: non tender, swollen', 'present'],
  ['ulcer', 'A non healing ulcer of the heel', 'present'],
  ['fracture', 'L supracondylar fracture w/ possible nerve injury', 'present'],
  ['nerve injury', 'L supracondylar fracture w/ possible nerve injury', 'possible'],
  ['fracture', 'Fracture possible, no dislocation', 'possible'],
  ['heart failure', 'Diclofenac probably worsens heart failure.', 'present'],
  ['heart failure', 'Probably heart failure.', 'possible'],
  ['regurgitation', '(1) EF low (2) prob severe stenosis, study advised (3) mild regurgitation', 'present'],
  ['infection', 'Pseudomonas may represent colonisation rather than infection.', 'possible'],
  ['infection', 'This is colonisation rather than infection.', 'absent'],
  ['asthma', 'History of asthma.', 'historical'],
  ['chest pain', 'Patient with a history of asthma who presents with chest pain.', 'present'],
  ['infarction', 'Myocardial infarction 5 years ago.', 'historical'],
  ['back pain', 'Back pain started 2 years ago.', 'present'],
  ['effusion', 'Compared to prior exam, the effusion is larger.', 'present'],
  ['breast cancer', 'Her mother had breast cancer.', 'family'],
  ['colon cancer', 'No family history of colon cancer.', 'absent'],
  ['fever', 'Mother reports fever for two days.', 'present'],
  ['fever', 'Mother denies fever.', 'absent'],
  ['fever', 'Return if fever develops.', 'hypothetical'],
  ['stroke', 'Aspirin lowers the risk of stroke.', 'hypothetical'],
  ['influenza', 'Influenza vaccine given.', 'hypothetical'],
  ['cough', 'No fever; cough for a week.', 'present'],
  ['fracture', 'FRAX 10 year risk: fracture 14 %.', 'hypothetical'],
  ['haemolysis', 'Interpret with care in anaemia, haemolysis and pregnancy.', 'hypothetical'],
  ['lupus', 'False positives may occur in mononucleosis or lupus.', 'hypothetical'],
  ['renal failure', 'Raised levels are seen in heart failure or renal failure.', 'hypothetical'],
  ['nausea', 'I warned him of nausea and impulsive behaviour.', 'hypothetical'],
  ['collapse', 'Seek help urgently for: collapse', 'hypothetical'],
  ['rash', 'Side effects: nausea, rash.', 'hypothetical'],
  ['bleeding', 'The risk of perforation (1 in 1000), bleeding and infection was explained.', 'hypothetical'],
  ['dissection', 'Excluded: embolism, dissection.', 'absent'],
  ['appendicitis', 'Not excluded: early appendicitis.', 'possible'],
  ['dizzy', 'Was dizzy last month, none now.', 'historical'],
  ['asthma', 'Asthma as a boy.', 'historical'],
  ['vertigo', 'He had been given prochlorperazine for vertigo.', 'historical'],
  ['thyroid disease', 'I think he probably has thyroid disease.', 'possible'],
  ['chest infection', 'Had chest infection in Jan.', 'historical'],
  ['sepsis', 'He was admitted with sepsis, which has resolved.', 'historical'],
  ['cancer', 'People with HIV or cancer may have false results.', 'hypothetical'],
  ['coeliac disease', 'Causes include blood loss and coeliac disease.', 'hypothetical'],
  ['asthma', 'Contraindications: heart block, asthma.', 'hypothetical'],
  ['hyperkalemia', 'Hyperkalemia or drug effect (diltiazem 240 mg, metoprolol) need to be excluded.', 'possible'],
  ['irregularity', 'Subtle irregularity could reflect a fracture versus projection.', 'present'],
  ['invasion', 'Invasion: suspicious, not definite.', 'possible'],
  ['cervical cancer', 'A test to aid in the detection of cervical cancer.', 'hypothetical'],
  ['coeliac', 'D2 normal, bx for coeliac.', 'possible'],
  ['breast cancer', 'I have had breast cancer (2008, cured).', 'historical'],
])('takes %s in "%s" as %s', (concept, sentence, expected) => {
  expect(assertionOf(concept, sentence)).toBe(expected);
});

test('bleeding that does not stop denies nothing that follows', () => {
  const sentence = 'Return for bleeding that does not stop, or fever above 101 F.';
  const at = sentence.indexOf('fever');
  expect(assertInSentence(sentence)(at, at + 5)).not.toBe('absent');
});
