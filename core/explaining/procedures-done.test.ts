import { expect, test } from 'vitest';
import { contextOf } from './explaining-context.ts';
import { keyFindings } from './key-findings.ts';
import { proceduresDone } from './procedures-done.ts';
import { summarise } from './summary.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

const text = `INDICATIONS: Cough.
PROCEDURE PERFORMED: Look into the airways. Biopsy of the lung.
DESCRIPTION OF PROCEDURE: The tube was passed.`;

function setup() {
  const { section, reading } = factsOf(text);
  const [indications = '', performed = '', description = ''] = text.split('\n');
  return contextOf(
    reading({
      documentType: 'clinical_note',
      documentKind: 'operative_report',
      sections: [
        section('indications', indications),
        section('procedure performed', performed),
        section('description of procedure', description),
      ],
    }),
    tinyKnowledge,
  );
}

test('tells what was done, not how', () => {
  expect(proceduresDone(setup()).map((said) => said.text)).toEqual([
    'The report says this was done: "Look into the airways".',
    'The report says this was done: "Biopsy of the lung".',
  ]);
});

test('tells it in the message and in the list', () => {
  expect(summarise(setup())[0]?.text).toBe('The report says this was done: "Look into the airways".');
  expect(keyFindings(setup())[0]?.text).toBe('Done: "Look into the airways".');
});
