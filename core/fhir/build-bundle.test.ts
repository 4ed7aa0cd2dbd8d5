import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '#tests/support/check-bundle.ts';
import { aStory } from '#tests/support/client/told-story.ts';
import { documentTypes } from '../documents/document-types.ts';
import { partHeadings } from '../presenting/part-headings.ts';
import { StoryPart, type Explanation, type LabResult } from '../documents/explanation.ts';
import { explainDocument } from '../explaining/explain-document.ts';
import { loadKnowledge } from '../knowledge/load-knowledge.ts';
import { buildBundle } from './build-bundle.ts';
import type { DocumentToShare } from './document-to-share.ts';
import type { Bundle, Resource } from './resources.ts';

const report = readFileSync(new URL('../../server/features/samples/data/lab-panel.txt', import.meta.url), 'utf8');
const explain = (text: string): Explanation =>
  explainDocument({ text, source: { kind: 'text', pages: 1, ocr: false, confidence: null } }, loadKnowledge());
const labPanel = explain(report);

type Changes = Partial<Omit<DocumentToShare, 'explained'>> & { explanation?: Explanation | null };

function build({ explanation = labPanel, ...changes }: Changes = {}): Bundle {
  let ids = 0;
  return buildBundle(
    {
      software: { name: 'Readback', version: '1.2.3' },
      now: new Date('2026-11-22T10:00:00Z'),
      newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    },
    {
      title: 'Blood test of September',
      documentType: 'lab_result',
      fileType: 'application/pdf',
      fileSize: 4,
      uploadedAt: new Date('2026-11-20T10:00:00Z'),
      original: 'JVBERg==',
      explained: explanation && { explanation, at: new Date('2026-11-21T10:00:00Z') },
      ...changes,
    },
  );
}

const of = <Type extends Resource['resourceType']>({ entry }: Bundle, type: Type) =>
  entry.flatMap(({ resource }) =>
    resource.resourceType === type ? [resource as Extract<Resource, { resourceType: Type }>] : [],
  );
const withRow = (changes: Partial<LabResult>): Explanation => {
  const [row] = labPanel.labResults;
  return { ...labPanel, labResults: row ? [{ ...row, ...changes }] : [] };
};

describe('a bundle', () => {
  test('is valid FHIR R4, whatever kind of document it is', () => {
    for (const documentType of documentTypes) expect(faultsOf(build({ documentType }))).toEqual([]);
  });

  test('is valid where nothing was explained, and holds the original all the same', () => {
    const bundle = build({ explanation: null });

    expect(faultsOf(bundle)).toEqual([]);
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual([
      'Composition',
      'Patient',
      'Device',
      'DocumentReference',
    ]);
  });

  test('is valid with words that no XML could hold', () => {
    const odd = 'a\u0000<b>\u0007 & \ud800 "c"';
    const [term] = labPanel.medicalTerminology;
    const explanation: Explanation = {
      ...withRow({ name: odd, value: odd, unit: odd, printedFlag: odd, previous: odd, collectedAt: odd }),
      summary: odd,
      keyFindings: [odd],
      medicalTerminology: term ? [{ ...term, term: odd }] : [],
    };

    expect(faultsOf(build({ title: odd, explanation }))).toEqual([]);
    expect(faultsOf(build({ title: '\u0000', explanation: withRow({ name: ' ', value: '' }) }))).toEqual([]);
  });

  test('tells a story in its order, each sentence once', () => {
    const shown = aStory();
    const [composition] = of(build({ explanation: shown }), 'Composition');
    const sections = composition?.section ?? [];
    const words = sections.map(({ text }) => text?.div ?? '').join(' ');
    const told = shown.sentences.filter(({ section }) => section !== 'question');

    const parts = StoryPart.options.map((part) => (part === 'bottom_line' ? 'In short' : partHeadings[part]));
    expect(sections.map(({ title }) => title).filter((title) => parts.includes(title ?? ''))).toEqual(parts);
    expect(told.filter(({ text }) => words.split(text).length !== 2)).toEqual([]);
  });

  test('shows the lists of an explanation without a story', () => {
    const { story: _story, ...before } = labPanel;
    const [composition] = of(build({ explanation: before }), 'Composition');

    expect(composition?.section?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['In short', 'What was found', 'Explanation', 'Recommendations']),
    );
  });

  test('holds the original as it is', () => {
    expect(of(build(), 'DocumentReference')).toMatchObject([
      {
        status: 'current',
        description: 'Blood test of September',
        content: [{ attachment: { contentType: 'application/pdf', data: 'JVBERg==', size: 4 } }],
      },
    ]);
  });

  test('says nothing of the person', () => {
    const [patient, ...others] = of(build(), 'Patient');
    expect(Object.keys(patient ?? {}).toSorted()).toEqual(['id', 'resourceType', 'text']);
    expect(others).toEqual([]);
  });

  test('tells what was explained in sections, and leaves out what says nothing', () => {
    const [composition] = of(build({ explanation: { ...labPanel, recommendations: [] } }), 'Composition');
    const titles = composition?.section.map(({ title }) => title);

    expect(titles?.slice(0, 2)).toEqual(['Please note', 'In short']);
    expect(titles?.slice(-2)).toEqual(['Results', 'Original document']);
    expect(titles).not.toContain('Recommendations');
    expect(composition).toMatchObject({ status: 'final', date: '2026-11-21T10:00:00.000Z', language: 'en' });
    expect(composition?.section[1]?.text.div).toContain('<p>');
  });

  test('puts what is urgent first', () => {
    const notices = [{ kind: 'critical' as const, text: 'Call your doctor today.', spans: [] }];
    const [composition] = of(build({ explanation: { ...labPanel, notices } }), 'Composition');

    expect(composition?.section[0]).toMatchObject({ title: 'Please note' });
    expect(composition?.section[0]?.text.div).toContain('Call your doctor today.');
  });
});

describe('results', () => {
  test('are one Observation each, with what was printed', () => {
    const bundle = build();
    const observations = of(bundle, 'Observation');

    expect(observations).toHaveLength(labPanel.labResults.length);
    expect(observations.map(({ code }) => code.text)).toEqual(labPanel.labResults.map(({ name }) => name));
    expect(observations[0]).toMatchObject({
      code: { coding: [{ system: 'http://loinc.org', code: '2345-7' }], text: 'Glucose' },
      effectiveDateTime: '2026-09-03',
      valueQuantity: { value: 112, unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL' },
      interpretation: [{ coding: [{ code: 'H' }] }],
      referenceRange: [{ low: { value: 70 }, high: { value: 99 }, text: '70-99' }],
      derivedFrom: [{ reference: `urn:uuid:${of(bundle, 'DocumentReference')[0]?.id ?? ''}` }],
    });
    expect(of(bundle, 'DiagnosticReport')).toMatchObject([
      { effectiveDateTime: '2026-09-03', result: observations.map(({ id }) => ({ reference: `urn:uuid:${id}` })) },
    ]);
  });

  test('are called final by nobody', () => {
    const bundle = build();
    const statuses = [...of(bundle, 'Observation'), ...of(bundle, 'DiagnosticReport')].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['unknown']));
  });

  test('have a code only where one is known, and a day only where it is certain', () => {
    const explanation = { ...withRow({ loinc: null, collectedAt: '03/04/2024' }), identifiers: [] };
    const bundle = build({ explanation });
    const [observation] = of(bundle, 'Observation');

    expect(observation?.code).toEqual({ text: 'Glucose' });
    expect(observation?.effectiveDateTime).toBeUndefined();
    expect(observation?.note).toEqual([{ text: 'Collected, as printed: 03/04/2024' }]);
    expect(of(bundle, 'DiagnosticReport')[0]?.effectiveDateTime).toBeUndefined();
  });

  test('say what no field has room for', () => {
    const bundle = build({ explanation: withRow({ conflict: true, printedFlag: 'L', previous: '98' }) });

    expect(of(bundle, 'Observation')[0]?.interpretation).toBeUndefined();
    expect(of(bundle, 'Observation')[0]?.note).toEqual([
      { text: 'The report marks this result "L", which its printed range does not bear out.' },
      { text: 'Earlier result, as printed: 98' },
    ]);
  });

  test('keep a mark that stands for nothing we code', () => {
    const bundle = build({ explanation: withRow({ flag: 'unknown', printedFlag: 'R', range: null }) });
    expect(of(bundle, 'Observation')[0]?.note).toEqual([{ text: 'The report marks this result "R".' }]);
  });
});

describe('who did it', () => {
  const agentsOf = (bundle: Bundle) =>
    of(bundle, 'Provenance').map(({ agent }) =>
      agent.map(({ who, type }) => {
        const device = of(bundle, 'Device').find(({ id }) => `urn:uuid:${id}` === who.reference);
        return `${type.coding?.[0]?.code ?? ''}: ${device?.deviceName.map(({ name }) => name).join(' ') ?? ''}`;
      }),
    );

  test('is the program for what the built-in interpreter wrote', () => {
    expect(agentsOf(build())).toEqual([['author: Readback'], ['assembler: Readback']]);
    expect(of(build(), 'Device')[0]?.version).toEqual([{ value: '1.2.3' }]);
  });

  test('is the model for its words, and never for the results', () => {
    const writing = { engine: 'openai', model: 'gpt-x', checked: 1, kept: 1, replaced: 0, dropped: 0, turnedDown: [] };
    const bundle = build({ explanation: { ...labPanel, engine: 'openai', writing } as Explanation });

    expect(agentsOf(bundle)).toEqual([['author: openai gpt-x', 'assembler: Readback'], ['assembler: Readback']]);
    expect(faultsOf(bundle)).toEqual([]);
  });
});

describe('the check by which this is judged', () => {
  const spoilt: [string, (bundle: Bundle) => unknown][] = [
    ['a field that must be there', (bundle) => ({ ...bundle, entry: withFirst(bundle, { date: undefined }) })],
    ['a code that does not exist', (bundle) => ({ ...bundle, entry: withFirst(bundle, { status: 'done' }) })],
    ['a field that FHIR does not know', (bundle) => ({ ...bundle, entry: withFirst(bundle, { colour: 'red' }) })],
    ['a reference that leads nowhere', (bundle) => ({ ...bundle, entry: bundle.entry.slice(0, 3) })],
    ['a bundle that begins with something else', (bundle) => ({ ...bundle, entry: bundle.entry.toReversed() })],
    [
      'markup that is not closed',
      (bundle) => ({ ...bundle, entry: withFirst(bundle, { text: { status: 'additional', div: '<div><p></div>' } }) }),
    ],
  ];
  const withFirst = ({ entry }: Bundle, changes: object): unknown[] =>
    entry.map((each, at) => (at === 0 ? { ...each, resource: { ...each.resource, ...changes } } : each));

  test.each(spoilt)('sees %s', (_what, spoil) => {
    expect(faultsOf(spoil(build()))).not.toEqual([]);
  });
});
