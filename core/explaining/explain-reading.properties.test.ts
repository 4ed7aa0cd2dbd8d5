import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingLevels } from '../documents/reading-level.ts';
import type { Assertion, Finding, LabFlag, LabResult } from '../documents/explanation.ts';
import type { Span } from '../kernel/span.ts';
import type { Reading } from '../reading/reading.ts';
import { explainReading } from './explain-reading.ts';
import { factsOf } from './testing/facts.ts';
import { tinyKnowledge } from './testing/tiny-knowledge.ts';

type Row = { name: string; value: number; low: number; high: number; flagAsPrinted: string; misread: boolean };
type Said = { concept: string; assertion: Assertion; side: 'left' | 'right' | null; size: number | null };

const row: fc.Arbitrary<Row> = fc.record({
  name: fc.constantFrom('Glucose', 'Potassium', 'Zonulin', 'High Thing', 'Low Thing', 'Normal Cells'),
  value: fc.integer({ min: 1, max: 300 }),
  low: fc.integer({ min: 1, max: 100 }),
  high: fc.integer({ min: 101, max: 200 }),
  flagAsPrinted: fc.constantFrom('', 'H', 'L', 'N', 'HH', 'normal'),
  misread: fc.boolean(),
});
const assertions: Assertion[] = ['present', 'absent', 'possible', 'historical', 'family', 'hypothetical'];
const said: fc.Arbitrary<Said> = fc.record({
  concept: fc.constantFrom('nodule', 'pneumonia', 'carcinoma', 'pleural effusion', 'hypertension', 'Blue spot'),
  assertion: fc.constantFrom(...assertions),
  side: fc.constantFrom('left', 'right', null),
  size: fc.option(fc.integer({ min: 1, max: 40 })),
});
const type = fc.constantFrom('lab_result', 'imaging', 'clinical_note', 'discharge_summary', 'pathology', 'other');

/** A document that prints its rows and findings one a line, with facts that are right but for the values of misread rows. */
function readingOf(rows: readonly Row[], findings: readonly Said[], documentType: Reading['documentType']): Reading {
  const lines: string[] = [];
  const spanOf = (line: string): Span => {
    const start = lines.join('\n').length + (lines.length === 0 ? 0 : 1);
    lines.push(line);
    return [start, start + line.length];
  };
  const labResults = rows.map((one): LabResult => {
    const range = { low: one.low, high: one.high, text: `${one.low}-${one.high}` };
    const span = spanOf(`${one.name} ${one.value} mg/dL ${range.text} ${one.flagAsPrinted}`.trimEnd());
    const flag: LabFlag = one.value < one.low ? 'low' : one.value > one.high ? 'high' : 'normal';
    const value = String(one.misread ? one.value + 1000 : one.value);
    const printedFlag = one.flagAsPrinted === '' ? null : one.flagAsPrinted;
    const { lab } = factsOf('row');
    return { ...lab('row', { name: one.name, value, unit: 'mg/dL', range, printedFlag, flag }), span };
  });
  const told = findings.map((one): Finding => {
    const span = spanOf(
      `${one.side ?? ''} ${one.concept} ${one.size === null ? '' : `${one.size} mm`} ${one.assertion}`,
    );
    return { concept: one.concept, text: one.concept, assertion: one.assertion, side: one.side, severity: null, span };
  });
  const findingDetails = findings.map(({ size }, at) => ({
    span: told[at]?.span ?? ([0, 1] satisfies Span),
    site: null,
    size: size === null ? null : `${size} mm`,
    change: null,
  }));
  const { reading } = factsOf(lines.join('\n') || 'empty');
  return reading({ documentType, labResults, findings: told, findingDetails });
}

const documents = fc
  .tuple(fc.array(row, { maxLength: 8 }), fc.array(said, { maxLength: 8 }), type)
  .map(([rows, findings, documentType]) => readingOf(rows, findings, documentType));

const property = (holds: (reading: Reading, texts: string[], explained: ReturnType<typeof explainReading>) => void) =>
  fc.assert(
    fc.property(documents, fc.constantFrom(...readingLevels), (reading, level) => {
      const explained = explainReading(reading, tinyKnowledge, { level });
      holds(
        reading,
        explained.sentences.map(({ text }) => text),
        explained,
      );
    }),
    { numRuns: 150 },
  );

test('no number is shown that is not printed', () => {
  property((reading, texts) => {
    const printed = new Set(reading.text.match(/\d+/g));
    const shown = texts.flatMap((text) => text.match(/\d+/g) ?? []);

    expect(shown.filter((number) => !printed.has(number))).toEqual([]);
  });
});

test('every sentence of the document has a span inside it', () => {
  property((reading, _texts, { sentences }) => {
    const own = sentences.filter(({ basis }) => basis === 'document');

    expect(own.every(({ spans }) => spans.length > 0)).toBe(true);
    expect(own.flatMap(({ spans }) => spans).every(([start, end]) => start < end && end <= reading.text.length)).toBe(
      true,
    );
  });
});

test('nobody is told what they have', () => {
  property((_reading, texts) => {
    expect(texts.filter((text) => /(?<!\bif )\byou have\b/i.test(text))).toEqual([]);
  });
});

test('no single row outside its range is told as inside it, nor above as below', () => {
  property((reading, _texts, { sentences }) => {
    for (const { text, spans } of sentences) {
      const rows = reading.labResults.filter(({ span }) => spans.some(([start]) => start === span[0]));
      if (rows.length !== 1 || spans.length !== 1) continue;
      if (/\bThat is inside\b/.test(text)) expect(rows[0]?.flag).toBe('normal');
      if (/\bThat is above\b/.test(text)) expect(rows[0]?.flag).toBe('high');
      if (/\bThat is below\b/.test(text)) expect(rows[0]?.flag).toBe('low');
    }
  });
});

test('what is only possible or not there is never told as there', () => {
  property((reading, _texts, { sentences }) => {
    for (const { text, spans } of sentences.filter(({ basis }) => basis === 'document')) {
      if (!/\b(?:describes|mentions|main finding)\b/.test(text) || text.includes('"')) continue;
      const named = reading.findings.filter(({ span }) => spans.some(([start]) => start === span[0]));
      if (text.includes('look out for')) continue;
      expect(named.map(({ assertion }) => assertion).filter((assertion) => assertion !== 'present')).toEqual([]);
    }
  });
});
