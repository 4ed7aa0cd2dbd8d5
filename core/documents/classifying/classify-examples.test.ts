import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { canonicalText } from '../../reading/canonical-text.ts';
import { readDocument } from '../../reading/read-document.ts';
import { documentKinds } from '../document-kinds.ts';
import { imagingExamples } from './imaging-examples.ts';
import { labExamples } from './lab-examples.ts';
import { moreExamples } from './more-examples.ts';
import { noteExamples } from './note-examples.ts';
import { otherExamples } from './other-examples.ts';

const examples = [...labExamples, ...imagingExamples, ...noteExamples, ...otherExamples, ...moreExamples];

const setup = () => (text: string) => readDocument(canonicalText(text), loadKnowledge());

// With all that we know, for a row counts towards the kind of the analyte it names.
test.each(examples)('takes $what for $kind', ({ text, kind }) => {
  expect(setup()(text)).toMatchObject({ documentType: documentKinds[kind].type, documentKind: kind });
});

describe('the examples', () => {
  test('leave no kind out', () => {
    const shown = new Set<string>(examples.map(({ kind }) => kind));
    expect(Object.keys(documentKinds).filter((kind) => !shown.has(kind))).toEqual([]);
  });
});
