/**
 * The part of FHIR R4 (4.0.1) that a shared document is written in. Where FHIR knows more fields than these, nothing here has anything
 * to say in them.
 */
export type Coding = { system: string; code: string; display?: string };
export type CodeableConcept = { coding?: Coding[]; text?: string };
export type Reference = { reference: string };
export type Identifier = { system: string; value: string };
/** `div` is XHTML. `generated`: it says nothing that the fields do not say; `additional`: it says more. */
export type Narrative = { status: 'generated' | 'additional'; div: string };
export type Quantity = {
  value: number;
  comparator?: '<' | '<=' | '>=' | '>';
  unit?: string;
  system?: string;
  code?: string;
};

type Stored = { id: string; text?: Narrative };

export type Patient = Stored & { resourceType: 'Patient' };

export type Device = Stored & {
  resourceType: 'Device';
  deviceName: { name: string; type: 'manufacturer-name' | 'model-name' | 'user-friendly-name' }[];
  version?: { value: string }[];
};

export type Section = { title: string; code?: CodeableConcept; text: Narrative; entry?: Reference[] };

export type Composition = Stored & {
  resourceType: 'Composition';
  language: string;
  status: 'final';
  type: CodeableConcept;
  subject: Reference;
  date: string;
  author: Reference[];
  title: string;
  section: Section[];
};

export type DocumentReference = Stored & {
  resourceType: 'DocumentReference';
  status: 'current';
  type: CodeableConcept;
  subject: Reference;
  date: string;
  description: string;
  content: { attachment: { contentType: string; data: string; size: number; title: string; creation: string } }[];
};

export type ReferenceRange = { low?: Quantity; high?: Quantity; text: string };

export type Observation = Stored & {
  resourceType: 'Observation';
  status: 'unknown';
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime?: string;
  valueQuantity?: Quantity;
  valueString?: string;
  dataAbsentReason?: CodeableConcept;
  interpretation?: CodeableConcept[];
  note?: { text: string }[];
  referenceRange?: ReferenceRange[];
  derivedFrom: Reference[];
};

export type DiagnosticReport = Stored & {
  resourceType: 'DiagnosticReport';
  status: 'unknown';
  category: CodeableConcept[];
  code: CodeableConcept;
  subject: Reference;
  effectiveDateTime?: string;
  result: Reference[];
};

export type Provenance = Stored & {
  resourceType: 'Provenance';
  target: Reference[];
  recorded: string;
  activity: CodeableConcept;
  agent: { type: CodeableConcept; who: Reference }[];
  entity: { role: 'source'; what: Reference }[];
};

export type Resource = Patient | Device | Composition | DocumentReference | Observation | DiagnosticReport | Provenance;

export type BundleEntry = { fullUrl: string; resource: Resource };

export type Bundle = {
  resourceType: 'Bundle';
  identifier: Identifier;
  type: 'document';
  timestamp: string;
  entry: BundleEntry[];
};
