import type { Explanation } from '../documents/explanation.ts';
import { referenceTo, type BundleContext } from './bundle-context.ts';
import { fhirText } from './fhir-text.ts';
import type {
  CodeableConcept,
  Composition,
  Device,
  DiagnosticReport,
  DocumentReference,
  Observation,
  Provenance,
} from './resources.ts';
import { systems } from './systems.ts';

const author: CodeableConcept = { coding: [{ system: systems.provenanceAgent, code: 'author', display: 'Author' }] };
const assembler: CodeableConcept = {
  coding: [{ system: systems.provenanceAgent, code: 'assembler', display: 'Assembler' }],
};

/** The program that has read the document, and that checks whatever a model writes. */
export const readerDevice = ({ newId, software: { name, version } }: BundleContext): Device => ({
  resourceType: 'Device',
  id: newId(),
  deviceName: [{ name, type: 'user-friendly-name' }],
  version: [{ value: version }],
});

/** The model in whose words it is told; undefined where no model was asked. */
export function modelDevice({ newId }: BundleContext, { engine, writing }: Explanation): Device | undefined {
  if (engine === 'built-in') return undefined;
  const model = fhirText(writing?.model ?? '');
  return {
    resourceType: 'Device',
    id: newId(),
    deviceName: [
      { name: engine, type: 'manufacturer-name' },
      ...(model === undefined ? [] : [{ name: model, type: 'model-name' as const }]),
    ],
  };
}

type Explained = { composition: Composition; reader: Device; model: Device | undefined; document: DocumentReference };

/** Who wrote the explanation: the built-in interpreter of the program, or a model whose words the program has checked. */
export const provenanceOfExplanation = (
  { newId }: BundleContext,
  { composition, reader, model, document }: Explained,
  at: Date,
): Provenance => ({
  resourceType: 'Provenance',
  id: newId(),
  target: [referenceTo(composition)],
  recorded: at.toISOString(),
  activity: { text: 'Explained in plain language by software' },
  agent: model
    ? [
        { type: author, who: referenceTo(model) },
        { type: assembler, who: referenceTo(reader) },
      ]
    : [{ type: author, who: referenceTo(reader) }],
  entity: [{ role: 'source', what: referenceTo(document) }],
});

type Read = { results: readonly (DiagnosticReport | Observation)[]; reader: Device; document: DocumentReference };

/** Who read the results in the document: the program, and never a model. */
export const provenanceOfResults = (
  { newId }: BundleContext,
  { results, reader, document }: Read,
  at: Date,
): Provenance => ({
  resourceType: 'Provenance',
  id: newId(),
  target: results.map(referenceTo),
  recorded: at.toISOString(),
  activity: { text: 'Read from the document by software' },
  agent: [{ type: assembler, who: referenceTo(reader) }],
  entity: [{ role: 'source', what: referenceTo(document) }],
});
