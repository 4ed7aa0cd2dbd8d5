import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readDocument } from '../../reading/read-document.ts';
import { personOf } from '../person.ts';
import { tellStory } from '../tell-story.ts';

const knowledge = loadKnowledge();
const unclear = (text: string): string[] =>
  tellStory({
    reading: readDocument(text, knowledge),
    knowledge,
    isEnglish: true,
    level: 'standard',
    person: personOf(text),
  })
    .told.filter(({ part }) => part === 'unclear')
    .map((sentence) => sentence.text);

const report = (nodes: string, stage: string) => `SURGICAL PATHOLOGY REPORT

DIAGNOSIS:
COLON, RIGHT HEMICOLECTOMY:
- Adenocarcinoma
Tumor Size: 4 cm
Lymph Nodes: ${nodes}
${stage}
`;

test('a count of lymph nodes that does not fit the code of the stage is told', () => {
  expect(unclear(report('2 of 14 positive', 'Pathologic Stage: pT3 N0'))[0]).toMatch(/contradicts itself/);
  expect(unclear(report('0 of 14 positive', 'Pathologic Stage: pT3 N1'))[0]).toMatch(/contradicts itself/);
  expect(unclear(report('2 of 14 positive', 'Pathologic Stage: pT3 N1'))).toEqual([]);
});

test('that no stage is named is told of a cancer that was measured', () => {
  expect(unclear(report('0 of 14 positive', ''))).toEqual(['The report names no stage. Ask your doctor for it.']);
});
