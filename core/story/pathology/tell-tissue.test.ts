import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { readDocument } from '../../reading/read-document.ts';
import { personOf } from '../person.ts';
import { tellStory } from '../tell-story.ts';

const knowledge = loadKnowledge();

function told(text: string): string[] {
  const reading = readDocument(text, knowledge);
  const story = tellStory({ reading, knowledge, isEnglish: true, level: 'standard', person: personOf(text) });
  return story.told.map((sentence) => `${sentence.part}: ${sentence.text}`);
}

test('a cancer is told first, then its lymph nodes and edges, then what it is like', () => {
  const story = told(`SURGICAL PATHOLOGY REPORT

SPECIMEN: Left breast, mastectomy

GROSS DESCRIPTION: The breast weighs 512 grams. A firm white mass is seen.

FINAL DIAGNOSIS:
LEFT BREAST, MASTECTOMY:
- Invasive lobular carcinoma
Histologic Grade: Grade 3
Tumor Size: 2.2 cm
Margins: Negative, closest 0.4 cm
Lymphovascular Invasion: Not identified
Lymph Nodes: 1 of 9 positive for carcinoma
Biomarkers:
- ER: Positive (80%)
- HER2: Negative (1+)
`);
  expect(story.slice(0, 4).join('\n')).toMatchInlineSnapshot(`
    "bottom_line: The lab found cancer that began in the milk glands (invasive lobular carcinoma).
    bottom_line: The sample came from: left breast.
    bottom_line: Cancer was found in 1 of 9 lymph nodes, small glands that filter germs and cells.
    bottom_line: The edges of the removed tissue are free of cancer (clear margins); the closest is 0.4 cm away."
  `);
  expect(story).toContain(
    'found: Under the microscope the cancer cells look very different from healthy ones (grade 3).',
  );
  expect(story).toContain('found: The tumor measures 2.2 cm.');
  expect(story).toContain('found: No cancer cells were seen inside small blood or lymph vessels.');
  expect(story).toContain(
    'found: The cancer cells carry places where the hormone estrogen can dock (ER positive, 80%).',
  );
  expect(story.join('\n')).not.toContain('512 grams');
});

test('an edge that cancer reaches is told of the sample that has it', () => {
  const story = told(`PATHOLOGY REPORT

FINAL DIAGNOSIS:
A. Skin, right cheek, shave biopsy: Squamous cell carcinoma, extending to the deep margin.
B. Skin, left arm, excision: Basal cell carcinoma, margins free of tumor.
`);
  expect(story).toContain(
    'bottom_line: Part A: cancer reaches an edge of the removed tissue (deep) (positive margin), so some may have been left behind.',
  );
  expect(story).toContain('bottom_line: Part B: the edges of the removed tissue are free of cancer (clear margins).');
});

test('that there is no cancer is said where the report says so of every sample', () => {
  const none = 'bottom_line: No cancer was found in the sample.';
  const report = (diagnosis: string) =>
    `PATHOLOGY REPORT\n\nSPECIMEN: Gallbladder\n\nDIAGNOSIS: Gallbladder, cholecystectomy: ${diagnosis}\n`;
  expect(told(report('Chronic cholecystitis. No evidence of malignancy.'))).toContain(none);
  expect(told(report('Chronic cholecystitis.'))).not.toContain(none);
});

test('changes that are only suspicious are not told as cancer', () => {
  const story = told(`CYTOLOGY REPORT

SPECIMEN: Thyroid, left lobe, FNA

DIAGNOSIS:
Thyroid, left, fine needle aspiration:
- Suspicious for papillary carcinoma.
`);
  expect(story[0]).toMatch(/^bottom_line: The cells raise concern about cancer, but it is not certain/);
});
