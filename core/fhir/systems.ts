/** The code systems that a shared document names. */
export const systems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  observationCategory: 'http://terminology.hl7.org/CodeSystem/observation-category',
  diagnosticService: 'http://terminology.hl7.org/CodeSystem/v2-0074',
  absent: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  interpretation: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  provenanceAgent: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
  uri: 'urn:ietf:rfc:3986',
} as const;
