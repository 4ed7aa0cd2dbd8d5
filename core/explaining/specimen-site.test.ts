import { expect, test } from 'vitest';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { specimenSite } from './specimen-site.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const places = ['colon', 'breast', 'skin'];
const knowledge: Knowledge = {
  ...tinyKnowledge,
  findTerms: (text) =>
    places.flatMap((place) => {
      const start = text.toLowerCase().indexOf(place);
      const entry = {
        term: place,
        also: [],
        kind: 'anatomy' as const,
        definition: 'A part of the body.',
        source: 'Readback: tests',
      };
      return start === -1 ? [] : [{ entry, start, end: start + place.length }];
    }),
};

function siteOf(text: string, finding: string) {
  const start = text.indexOf(finding);
  const found = specimenSite(text, [start, start + finding.length], knowledge);
  return found && [found.site, text.slice(...found.span)];
}

test.each([
  ['1. Ascending colon, polyp, polypectomy: Tubular adenoma.', 'Tubular adenoma', 'Ascending colon'],
  ['A. RIGHT BREAST, BIOPSY:\n- Invasive carcinoma', 'Invasive carcinoma', 'RIGHT BREAST'],
  ['Right breast, core biopsy:\n- Invasive carcinoma.\n- Calcification.', 'Calcification', 'Right breast'],
  ['Skin, left cheek, shave: Nevus', 'Nevus', 'Skin'],
])('takes the place from the label of the specimen: %s', (text, finding, site) => {
  expect(siteOf(text, finding)).toEqual([site, site]);
});

test.each([
  ['FINAL DIAGNOSIS: Tubular adenoma', 'Tubular adenoma'],
  ['Ascending colon, biopsy: Tubular adenoma\n\nComment: Dysplasia', 'Dysplasia'],
  ['The mass of the colon was removed. Tubular adenoma', 'Tubular adenoma'],
])('finds none where no label names a part of the body: %s', (text, finding) => {
  expect(siteOf(text, finding)).toBeUndefined();
});
