import type { DocumentType } from '#core/documents/document-types.ts';

type Known = { rowsComplete?: boolean; typesTold?: boolean; medicinesComplete?: boolean; about: string };

/** What is known of the facts of public corpora beyond their lines. One that is not named here is taken at its word. */
export const knownCorpora: Record<string, Known> = {
  fhir_examples: {
    rowsComplete: false,
    typesTold: false,
    about:
      'facts are of coded resources, all of them called lab reports, so types are not counted; facts without a text are printed by this command as a lab report in one of three layouts',
  },
  ccda_vendor: {
    rowsComplete: false,
    medicinesComplete: false,
    about:
      'facts are coded entries; the texts print vital signs and other results besides, and name medicines in other words',
  },
  ccda_hl7: { rowsComplete: false, medicinesComplete: false, about: 'as ccda_vendor' },
  ccda_amida: { rowsComplete: false, medicinesComplete: false, about: 'as ccda_vendor' },
  medikeep_labs: { rowsComplete: false, about: 'the facts of one document leave out a row that it prints' },
  rendered_labs: { about: 'files without text: see the table of files' },
  mts_dialog: {
    about:
      'each note section is read twice: alone (section by text), and under a header in one of the usual forms of its name (section by header)',
  },
  abbreviations: {
    about:
      'each abbreviation with two or more senses of at least 5 % is read in a note that decides nothing; explaining it with one meaning is wrong',
  },
};

/** Names of types in the corpora. A summary of care has no type of its own among those people choose from, so it is not counted. */
export const typeNames: Record<string, DocumentType> = {
  lab: 'lab_result',
  imaging: 'imaging',
  clinical_note: 'clinical_note',
  operative: 'clinical_note',
  procedure: 'clinical_note',
  medication_list: 'medication_list',
  discharge: 'discharge_summary',
  pathology: 'pathology',
};
