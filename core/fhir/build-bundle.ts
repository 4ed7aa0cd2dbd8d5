import { referenceTo, uriOf, type BundleContext } from './bundle-context.ts';
import { documentCodes } from './document-codes.ts';
import type { DocumentToShare } from './document-to-share.ts';
import { fhirText } from './fhir-text.ts';
import { labObservations, labReport } from './lab-observations.ts';
import { narrative, paragraph } from './narrative.ts';
import type { Bundle, Composition, Device, DocumentReference, Patient, Resource, Section } from './resources.ts';
import { explanationSections, originalSection, resultsSection } from './sections.ts';
import { systems } from './systems.ts';
import { modelDevice, provenanceOfExplanation, provenanceOfResults, readerDevice } from './who-did-it.ts';

const untitled = 'Medical document';

/**
 * A document as a FHIR R4 document bundle: its explanation as a Composition, its results as Observations of a DiagnosticReport, its original
 * as it was uploaded, and who made which. The Patient says nothing of the person: whose name stands where is not read for certain.
 */
export function buildBundle(context: BundleContext, shared: DocumentToShare): Bundle {
  const patient = barePatient(context);
  const document = originalOf(context, shared, patient);
  const reader = readerDevice(context);
  const { sections, before, after } = explainedParts(context, shared, { patient, document, reader });
  const composition = compositionOf(context, shared, { patient, reader, sections });
  const resources = [composition, patient, reader, ...before, document, ...after(composition)];
  return {
    resourceType: 'Bundle',
    identifier: { system: systems.uri, value: uriOf(context.newId()) },
    type: 'document',
    timestamp: context.now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: uriOf(resource.id), resource })),
  };
}

const barePatient = ({ newId }: BundleContext): Patient => ({
  resourceType: 'Patient',
  id: newId(),
  text: narrative('additional', [
    paragraph('The person that the document is about. Who it is stands in the document itself.'),
  ]),
});

const originalOf = (
  { newId }: BundleContext,
  { title, documentType, fileType, fileSize, uploadedAt, original }: DocumentToShare,
  patient: Patient,
): DocumentReference => ({
  resourceType: 'DocumentReference',
  id: newId(),
  status: 'current',
  type: documentCodes[documentType],
  subject: referenceTo(patient),
  date: uploadedAt.toISOString(),
  description: fhirText(title) ?? untitled,
  content: [
    {
      attachment: {
        contentType: fileType,
        data: original,
        size: fileSize,
        title: fhirText(title) ?? untitled,
        creation: uploadedAt.toISOString(),
      },
    },
  ],
});

type About = { patient: Patient; document: DocumentReference; reader: Device };
type ExplainedParts = {
  sections: Section[];
  before: Resource[];
  /** What can only be said of the Composition when it is there. */
  after: (composition: Composition) => Resource[];
};

function explainedParts(context: BundleContext, shared: DocumentToShare, about: About): ExplainedParts {
  const { document, reader } = about;
  if (shared.explained === null) return { sections: [originalSection(shared, document)], before: [], after: () => [] };

  const { explanation, at } = shared.explained;
  const observations = labObservations(context, explanation, about);
  const report = observations.length > 0 ? [labReport(context, observations, about)] : [];
  const results = [...report, ...observations];
  const model = modelDevice(context, explanation);
  const provenance = results.length > 0 ? [provenanceOfResults(context, { results, reader, document }, at)] : [];
  return {
    sections: [
      ...explanationSections(explanation),
      ...report.map((each) => resultsSection(explanation.labResults, each, observations)),
      originalSection(shared, document),
    ],
    before: [...(model ? [model] : []), ...results],
    after: (composition) => [
      provenanceOfExplanation(context, { composition, reader, model, document }, at),
      ...provenance,
    ],
  };
}

type Parts = { patient: Patient; reader: Device; sections: Section[] };

const compositionOf = (
  { newId, now }: BundleContext,
  { title, documentType, explained }: DocumentToShare,
  { patient, reader, sections }: Parts,
): Composition => ({
  resourceType: 'Composition',
  id: newId(),
  language: explained?.explanation.language ?? 'en',
  status: 'final',
  type: documentCodes[documentType],
  subject: referenceTo(patient),
  date: (explained?.at ?? now).toISOString(),
  author: [referenceTo(reader)],
  title: fhirText(title) ?? untitled,
  section: sections,
});
