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

test('a diagnosis of tissue is told as such where no other part of the report is printed', () => {
  const story = told(`FINAL PATHOLOGIC DIAGNOSIS

RIGHT BREAST, 3:00, 4 CM FROM NIPPLE, CORE NEEDLE BIOPSY:
- INVASIVE DUCTAL CARCINOMA, NOTTINGHAM GRADE 1.
- LARGEST FOCUS OF INVASIVE CARCINOMA MEASURES 8 MM ON THIS BIOPSY.
RIGHT AXILLARY LYMPH NODE, CORE BIOPSY:
- BENIGN LYMPH NODE.
HER2/neu by IHC: 2+ (equivocal)
`);
  expect(story[0]).toBe('bottom_line: The lab found cancer that began in the milk ducts (invasive ductal carcinoma).');
  expect(story[1]).toBe('bottom_line: The sample came from: right breast.');
  expect(story).toContain('found: The tumor measures 8 mm.');
  expect(story.join('\n')).toContain('HER2 equivocal');
});

test('single cells in a lymph node are no spread, and not left out', () => {
  const story = told(`PATHOLOGY REPORT

FINAL DIAGNOSIS:
1. Uterus, hysterectomy: Endometrioid carcinoma, with less than 50% myometrial invasion.
2. Left sentinel lymph node, excision: One lymph node, isolated tumor cells present (0/1).
3. Right sentinel lymph node, excision: Two lymph nodes, negative for carcinoma (0/2).
Mismatch repair proteins: Loss of MSH2 and MSH6.
`);
  expect(story).toContain(
    'bottom_line: Only single cancer cells (isolated tumor cells) were found in a lymph node, a small gland that filters germs and cells.',
  );
  expect(story).toContain('found: The cancer has grown less than halfway into the muscle wall of the womb.');
  expect(story.join('\n')).toContain('missing in the tumor cells (MSH2, MSH6)');
  expect(story.join('\n')).not.toContain('contradicts');
});

test('a smear is told by its result, and not by the group that it belongs to', () => {
  const story = told(`CERVICAL CYTOLOGY REPORT

SPECIMEN ADEQUACY: Satisfactory for evaluation.

INTERPRETATION/RESULT: EPITHELIAL CELL ABNORMALITY.
Low-grade squamous intraepithelial lesion (LSIL).

HPV HIGH RISK: DETECTED
`);
  expect(story[0]).toMatch(/^bottom_line: The lab found: mildly abnormal cells of the cervix/);
  expect(story.join('\n')).not.toMatch(/epithelial cell abnormality/i);
  expect(story.join('\n')).toContain('The test for HPV, a virus that can change cells of the cervix, found it');
});

test('how deep a melanoma goes stands in its diagnosis', () => {
  const story = told(`DERMATOPATHOLOGY REPORT

DIAGNOSIS:
A. SKIN, BACK, PUNCH BIOPSY: MALIGNANT MELANOMA, BRESLOW THICKNESS 0.4 MM, NON-ULCERATED. SEE SYNOPTIC REPORT.
`);
  expect(story).toContain('bottom_line: The tumor is 0.4 mm deep (Breslow thickness).');
  expect(story).toContain('found: The skin over it is not broken (no ulceration).');
  expect(story.join('\n')).not.toMatch(/synoptic/i);
});

test('beside a cancer, a sample that has none is named, and a positive smear is told once', () => {
  const story = told(`CYTOPATHOLOGY REPORT

FINAL CYTOLOGIC DIAGNOSIS:
A. Lymph node, neck, FNA: POSITIVE FOR MALIGNANCY. Metastatic squamous cell carcinoma. See comment.
B. Lymph node, groin, FNA: Negative for malignant cells.
`);
  expect(story.filter((text) => text.includes('art A'))).toHaveLength(1);
  expect(story).toContain('bottom_line: No cancer was found in part B (a lymph node, groin).');
  expect(story.join('\n')).not.toMatch(/see comment/i);
});

test('lymph nodes with cancer are counted where their wall is named in the same breath', () => {
  const story = told(`PATHOLOGY REPORT

FINAL DIAGNOSIS:
A. Thyroid, thyroidectomy: Papillary thyroid carcinoma.
B. Neck lymph nodes, dissection: Metastatic carcinoma in 3 of 8 lymph nodes, without extranodal extension.
`);
  expect(story.join('\n')).toContain('Cancer was found in 3 of 8 lymph nodes');
  expect(story.join('\n')).toContain('has not grown through the outer wall of a lymph node');
});

test('a harmless lymph node beside an inflamed gallbladder is no news of cancer', () => {
  const story = told(`PATHOLOGY REPORT
Specimen(s) received: A: Gallbladder

PRE-OP DIAGNOSIS: r/o gallstones

FINAL DIAGNOSIS:
Gallbladder, cholecystectomy:
Chronic cholecystitis.
One benign lymph node.
Focal intestinal metaplasia.
`);
  expect(story[0]).toMatch(/^bottom_line: The lab found: .*gallbladder/);
  expect(story.join('\n')).not.toMatch(/cancer|waiting_for/i);
  expect(story.join('\n')).toContain('why: The reason for the test: to look for gallstones');
});

test('the lines of a table of results are told from their results alone', () => {
  const story = told(`LABORATORY REPORT
Patient: Ann Low

Flu B  Not detected  N
Flu A  Detected  A

Specimen ID: 12345, Riverside Laboratory
`);
  expect(story.join('\n')).toMatch(/bottom_line: Positive, which means that it was found: flu A\. Not found: flu B\./);
  expect(story.join('\n')).not.toMatch(/detected|Riverside/i);
});

test('where only genes of a tumor were looked at, they are the answer', () => {
  const story = told(`MOLECULAR PATHOLOGY REPORT
Specimen: Lung biopsy

RESULTS SUMMARY
EGFR: L858R mutation DETECTED
ALK rearrangement: Not detected
MET exon 14 skipping: Not detected
`);
  expect(story.slice(0, 2)).toEqual([
    "bottom_line: A change was found in the tumor's gene EGFR; such changes can decide which medicines work.",
    'bottom_line: No change was found in ALK, MET.',
  ]);
  expect(story.join('\n')).not.toContain('exon 14');
});

test('the letters of the stage are told where one of them stood in the history already', () => {
  const story = told(`HISTOPATHOLOGY REPORT
Clinical details: Tumour of the bowel, T3 N0 on the scan.

CONCLUSION
Left hemicolectomy: Moderately differentiated adenocarcinoma, pT3 N1b, R0.
`);
  expect(story.join('\n')).toMatch(/The code for the stage is p?T3 N1b/);
  expect(story.join('\n')).not.toMatch(/came from: left\b|R0/);
});

test('a diagnosis above all headings is told, and which dyes were used is not', () => {
  const story = told(`HEMATOPATHOLOGY CONSULTATION REPORT
Lymph node, right axillary, excisional biopsy:
Classic Hodgkin lymphoma, nodular sclerosis subtype.

Immunohistochemistry: The large cells are positive for CD30 and CD15 and negative for CD20.
`);
  expect(story[0]).toMatch(/^bottom_line: The lab found a .*Hodgkin lymphoma\)\.$/);
  expect(story.join('\n')).not.toMatch(/CD30|sclerosis/);
});

test('what a test of genes says of a person is said to the person', () => {
  const story = told(`GENETIC TEST RESULT

INTERPRETATION: This individual carries one copy of the Factor V Leiden variant.
`);
  expect(story[0]).toBe('bottom_line: You carry one copy of the Factor V Leiden variant.');
});

test('where nothing weighs more, the first diagnosis that is not normal is told first', () => {
  const story = told(`PATHOLOGY REPORT

FINAL DIAGNOSIS:
UTERUS, CERVIX, LEFT OVARY; HYSTERECTOMY AND LEFT OOPHORECTOMY:
- PROLIFERATIVE ENDOMETRIUM.
- MULTIPLE LEIOMYOMAS, NO MALIGNANCY.
`);
  expect(story.slice(0, 2).join('\n')).toMatch(
    /^bottom_line: No cancer was found in the sample\.\nbottom_line: The lab found: multiple .*\(leiomyomas\)\.$/,
  );
  expect(story.join('\n')).not.toMatch(/and left\b|ovary\. /i);
});

test('samples that are listed right below the history are told', () => {
  const story = told(`PATHOLOGY REPORT
Clinical history: 50F with colitis.
A. Right colon, biopsies: Quiescent colitis. No dysplasia.
B. Left colon, biopsies: Severe colitis. Indefinite for dysplasia.
`);
  expect(story[0]).toMatch(/^bottom_line: In part B \(.*\) the lab found: cells of which it is not clear/);
  expect(story).toContain('why: The reason for the test: inflammation of the large bowel (colitis).');
});

test('a cancer of ducts is told by the organ that its sample came from', () => {
  const story = told(`PATHOLOGY REPORT

FINAL DIAGNOSIS:
PANCREAS, PANCREATICODUODENECTOMY:
INVASIVE DUCTAL ADENOCARCINOMA.
`);
  expect(story[0]).toBe('bottom_line: The lab found cancer of the pancreas (invasive ductal adenocarcinoma).');
  expect(story[1]).toBe('bottom_line: The sample came from: pancreas.');
});
