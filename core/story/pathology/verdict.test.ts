import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

test.each([
  ['Invasive lobular carcinoma, grade 2', 'cancer'],
  ['Non-small cell carcinoma of the lung', 'cancer'],
  ['Metastatic melanoma, consistent with the known primary', 'cancer'],
  ['Suspicious for papillary carcinoma', 'unsure'],
  ['Atypical cells, cannot exclude lymphoma', 'unsure'],
  ['Ductal carcinoma in situ, high grade', 'in_situ'],
  ['Melanoma in situ', 'in_situ'],
  ['Tubular adenoma', 'early'],
  ['High-grade dysplasia', 'early'],
  ['Benign breast tissue', 'none'],
  ['Negative for dysplasia and malignancy', 'none'],
  ['No evidence of carcinoma', 'none'],
  ['Chronic gastritis', 'unsaid'],
  ['No intestinal metaplasia', 'unsaid'],
])('"%s" says about cancer: %s', (text, verdict) => {
  expect(verdictOf(text)).toBe(verdict);
});
