import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/load-knowledge.ts';
import { canonicalText } from '../../reading/canonical-text.ts';
import { readDocument } from '../../reading/read-document.ts';
import { documentKinds, isDocumentKind } from '../document-kinds.ts';

// Short documents as clinics print them, written for these tests. "=== kind: what it is" opens each.
const folder = new URL('./testing/', import.meta.url);
const examples = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .flatMap((texts) => texts.split(/^=== /m).slice(1))
  .map((example) => {
    const [head = '', ...lines] = example.trimEnd().split('\n');
    const [kind = '', what = ''] = head.split(': ', 2);
    if (!isDocumentKind(kind)) throw new Error(`No kind: ${head}`);
    return { what, kind, text: lines.join('\n') };
  });

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
