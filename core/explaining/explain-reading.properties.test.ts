import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentKinds, type DocumentKind } from '../documents/document-kinds.ts';
import { readingLevels } from '../documents/reading-level.ts';
import type { Assertion, Finding, LabFlag, LabResult, Sentence } from '../documents/explanation.ts';
import { overlaps, type Span } from '../kernel/span.ts';
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
const kind = fc.constantFrom<DocumentKind>(
  'general_lab',
  'ct',
  'office_visit',
  'discharge_summary',
  'surgical_pathology',
  'other_medical',
);

/** A document that prints its rows and findings one a line, with facts that are right but for the values of misread rows. */
function readingOf(rows: readonly Row[], findings: readonly Said[], documentKind: DocumentKind): Reading {
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
  const { reading } = factsOf(lines.join('\n') || 'empty');
  return reading({
    documentType: documentKinds[documentKind].type,
    documentKind,
    labResults,
    findings: told,
  });
}

const documents = fc
  .tuple(fc.array(row, { maxLength: 8 }), fc.array(said, { maxLength: 8 }), kind)
  .map(([rows, findings, documentKind]) => readingOf(rows, findings, documentKind));

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

test('the story points to sentences that are told, to each once and to no question', () => {
  property((_reading, _texts, { sentences, story = [] }) => {
    const places = story.flatMap((part) => part.sentences);
    const told = sentences.flatMap(({ section }, place) => (section === 'question' ? [] : [place]));

    expect(places.toSorted((a, b) => a - b)).toEqual(told);
  });
});

/** Lines whose sentence stands on one row alone, with that row. */
const ofOneRow = ({ labResults }: Reading, sentences: readonly Sentence[]) =>
  sentences.flatMap(({ text, spans, basis }) => {
    const rows = labResults.filter(({ span }) => spans.some((one) => overlaps(one, span)));
    const [only] = rows;
    return basis === 'document' && rows.length === 1 && only !== undefined ? [{ text, row: only }] : [];
  });

test('no row outside its range is told as inside it, nor a high one as low', () => {
  let told = 0;
  property((reading, _texts, { sentences }) => {
    for (const { text, row } of ofOneRow(reading, sentences)) {
      const way = / is (?:\w+ )?(high|low): /.exec(text)?.[1];
      told += way === undefined ? 0 : 1;
      if (way !== undefined) expect(row.flag).toBe(way);
      if (/\b(?:within|inside) its range\b/.test(text)) expect(row.flag).toBe('normal');
    }
  });
  expect(told).toBeGreaterThan(0);
});

test('what is only possible or not there is never told as there', () => {
  let told = 0;
  property((reading, _texts, { sentences }) => {
    for (const { text, spans } of sentences.filter(({ basis }) => basis === 'document')) {
      const said = reading.findings.filter(({ span }) => spans.some((one) => overlaps(one, span)));
      if (said.length !== 1) continue;
      told += 1;
      if (said[0]?.assertion === 'possible')
        expect(text).toMatch(/\b(?:possibl[ey]|may|might|could|perhaps|suspected)\b/i);
      if (said[0]?.assertion === 'absent') expect(text).toMatch(/\b(?:no|not|absent|without|none)\b/i);
    }
  });
  expect(told).toBeGreaterThan(0);
});
