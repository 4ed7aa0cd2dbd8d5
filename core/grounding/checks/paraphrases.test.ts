import { expect, test } from 'vitest';
import { explainDocument } from '../../explaining/explain-document.ts';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { verifySentence, verifySource } from '../verify-sentence.ts';

const paper = `WARD LETTER
Echo: mild LVH. LVEF 58 %. Diagnosis: ACS.
IV ceftriaxone 2 g daily, stopped after 5 days.
Opening pressure 18 cmH2O (10-25). Home BP averages 146/84, target below 130/80.
WBC 4.1, B12/folate normal.
HSV-1, HSV-2 and VZV not detected.
Influenza vaccine declined.
MRI to exclude vestibular schwannoma. Consider wrist splints.
Small bowel biopsy advised before starting a gluten free diet.
COPD not excluded. Nodule stable. CRP 186 -> 41.
Elective lap chole in 6-8 weeks. Suggest repeat TFTs in 3 months.
Bisoprolol 2.5 mg od -> 5 mg od. Surgery only if position is lost.
UR6 decay into dentine.
Mitral valve: moderate regurgitation.
PLAN: call if fever.`;

function setup(said: string, quote: string) {
  const knowledge = loadKnowledge();
  const explanation = explainDocument(
    { text: paper, source: { kind: 'text', pages: 1, ocr: false, confidence: null } },
    knowledge,
  );
  const lines = [explanation.text.split('\n').findIndex((line) => quote !== '' && line.includes(quote)) + 1];
  const { faults, doubts } = verifySentence(
    { text: said, quotes: [quote], lines },
    verifySource(explanation, knowledge),
  );
  return [...faults, ...doubts];
}

test.each([
  ['an abbreviation by what it stands for', 'mild LVH', 'The main pumping chamber is mildly thickened.'],
  ['a medicine by its group', 'IV ceftriaxone 2 g daily', 'The antibiotic ceftriaxone was given, 2 g a day.'],
  ['a value beside its range', 'Opening pressure 18 cmH2O (10-25)', 'The opening pressure was normal, at 18.'],
  [
    'two numbers that are compared',
    'Home BP averages 146/84, target below 130/80',
    'Your blood pressure at home averages 146/84, which is above the target of 130/80.',
  ],
  ['a test by its long name', 'B12/folate normal', 'Vitamin B12 and folate were both normal.'],
  ['a list that is denied at its end', 'HSV-1, HSV-2 and VZV not detected', 'HSV-1 and HSV-2 were not found.'],
  ['what was declined as not given', 'Influenza vaccine declined', 'The flu vaccine was not given.'],
  [
    'what is looked for',
    'MRI to exclude vestibular schwannoma',
    'An MRI is to make sure there is no growth on the hearing nerve.',
  ],
  ['what is considered as suggested', 'Consider wrist splints', 'Wrist splints are suggested.'],
  [
    'a food without gluten as no denial',
    'Small bowel biopsy advised before starting a gluten free diet',
    'A small bowel biopsy is advised before you go gluten-free.',
  ],
  ['a doubt behind what it is of', 'COPD not excluded', 'COPD has not been ruled out.'],
  ['not grown as stable', 'Nodule stable', 'The nodule has not grown.'],
  ['keyhole surgery', 'Elective lap chole', 'Keyhole surgery is planned.'],
  ['a proposal as one', 'Suggest repeat TFTs in 3 months', 'The thyroid tests should be repeated in three months.'],
  ['an arrow as an increase', 'Bisoprolol 2.5 mg od -> 5 mg od', 'Bisoprolol is increased from 2.5 mg to 5 mg.'],
  ['a condition', 'Surgery only if position is lost', 'An operation is only needed if the position is lost.'],
  ['a tooth by its number', 'UR6 decay into dentine', 'A tooth at the top right has decay.'],
])('knows %s', (_, quote, said) => {
  expect(setup(said, quote)).toEqual([]);
});

test.each([
  [
    'a value outside its range',
    'Opening pressure 18 cmH2O (10-25)',
    'The opening pressure was high, at 18.',
    'direction',
  ],
  [
    'numbers that say the reverse',
    'Home BP averages 146/84, target below 130/80',
    'Your blood pressure at home averages 146/84, which is below the target of 130/80.',
    'direction',
  ],
  ['a list that was found', 'HSV-1, HSV-2 and VZV not detected', 'HSV-1 was found.', 'negation'],
  ['what was declined as given', 'Influenza vaccine declined', 'The flu vaccine was given.', 'negation'],
  ['a doubt as ruled out', 'COPD not excluded', 'There is no COPD.', 'negation'],
  ['a fall as a rise', 'CRP 186 -> 41', 'CRP rose from 41 to 186.', 'change'],
  ['a condition without it', 'Surgery only if position is lost', 'You need an operation.', 'advice'],
  ['an arrow as a decrease', 'Bisoprolol 2.5 mg od -> 5 mg od', 'Bisoprolol is reduced.', 'advice'],
  ['another valve in Spanish', 'Mitral valve: moderate regurgitation', 'La válvula aórtica tiene una fuga.', 'analyte'],
  ['a plan as done', 'Elective lap chole in 6-8 weeks', 'The gallbladder has been taken out.', 'plan'],
  ['the other side of a tooth', 'UR6 decay into dentine', 'A tooth at the top left has decay.', 'side'],
  ['a disease that no abbreviation means', 'mild LVH', 'The heart muscle is inflamed by myocarditis.', 'invented'],
])('does not take %s', (_, quote, said, fault) => {
  expect(setup(said, quote)).toContain(fault);
});
