import type { Identifier } from '../../documents/explanation.ts';

type Kind = Identifier['kind'];

/** Words before a colon that say what follows. The longest label is tried first, so that "patient id" is no name. */
const labels: Partial<Record<Kind, string>> = {
  person:
    "md; countersigned; final; countersigned by; foster parent; case worker; caseworker; social worker; solicitor; coach; lawyer; impartial witness; impartial witness name; person obtaining consent; investigator; first assist; second assist; scrub; scrub nurse; circulator; circulating nurse; anaesthetist; crew; teacher; cosigner; exp cosigner; copy; crew member; paramedic; carer; warden; attorney; insured name; signature; signature of physician; physician signature; ordering; submitting; requesting; supervising; supervisor; caller; informant; cosigned by; co-signed by; electronically cosigned by; fellow; interpreter; scribe; chaperone; accompanied by; case manager; social worker; primary nurse; anesthesia; anesthetist; anaesthetist; middle; middle name; middle initial; preferred name; maiden name; nickname; alias; mother's name; father's name; spouse name; guarantor; parent; parents; supervising physician; submitting physician; copy to; copies to; " +
    'patient name; patient; name; pt name; pt; full name; last name; first name; surname; given name; family name; resident; client; client name; subscriber; insured; policy holder; member name; physician; ' +
    'ordering physician; ordering provider; ordered by; referring physician; referring provider; referred by; referring; attending; attending physician; provider; pcp; primary care provider; primary care physician; ' +
    'primary physician; doctor; dr; consultant; requesting physician; requested by; requesting doctor; radiologist; pathologist; surgeon; assistant; anesthesiologist; interpreted by; read by; reported by; signed by; ' +
    'electronically signed by; signed; verified by; reviewed by; dictated by; transcribed by; performed by; technologist; technician; author; nurse; therapist; emergency contact; next of kin; contact; guardian; mother; father; spouse; ' +
    'prescriber; prescribed by; collected by; cc; to; from; attn; witness; gp; examiner; medico; paciente; patient/guardian; approved by; clinician; seen by; authorizing provider; responsible party; admitting physician; discharging physician',
  date:
    'date; dob; date of birth; birth date; birthdate; born; d.o.b; date of service; dos; date of exam; exam date; study date; date of study; collected; date collected; collection date; received; date received; reported; ' +
    'date reported; report date; date of report; admission date; date of admission; admitted; discharge date; date of discharge; discharged; visit date; date of visit; printed; date printed; signed on; order date; date ordered; date of procedure; ' +
    'procedure date; surgery date; date of surgery; result date; specimen collected; dictated; transcribed; issued; date issued; fecha; drawn; date/time; last updated; updated',
  id:
    'mrn; medical record number; medical record no; medical record #; patient id; patient number; id; patient no; record number; account; account number; account no; acct; acct #; accession; accession number; accession no; accession #; ' +
    'case number; case no; specimen id; sample id; lab id; order number; order no; requisition; requisition number; visit number; encounter number; encounter id; encounter; fin; csn; member id; policy number; policy no; policy id; group number; group no; subscriber id; ' +
    'ssn; social security number; social security no; nhs number; nhs no; hospital number; hospital no; npi; dea; license; license number; passport number; invoice number; invoice no; claim number; report id; report number; study id; uhid; reg no; rx number; rx #; case #; order #; lab no; chart number; chart #; chart no; id number',
  phone: 'phone; tel; telephone; mobile; cell; fax; phone number; home phone; work phone; contact number; pager',
  email: 'email; e-mail; mail',
  address:
    'address; home address; mailing address; street; residence; patient address; city; zip; postcode; zip code; clinic address',
  organisation:
    'dentist; gp surgery; hostel; service facility; employer; school name; employers name or school name; school; school name; employer; service facility; employer name; insurance plan; workplace; place of work; hospital; facility; clinic; laboratory; performing lab; institution; practice; pharmacy; insurance; payer; employer; performing laboratory; location; organization; organisation; hospital name; insurance company; department',
  age: 'age; age/sex; age / sex; patient age; age/gender',
};

const kinds: readonly Kind[] = ['person', 'date', 'id', 'phone', 'email', 'address', 'organisation', 'age'];
const kindByLabel = new Map<string, Kind>(
  kinds.flatMap((kind) => (labels[kind] ?? '').split(';').map((label): [string, Kind] => [label.trim(), kind])),
);

export function kindOfLabel(label: string): Kind | undefined {
  const key = label
    .toLowerCase()
    .replace(/[*_#]{2,}/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
  return (
    kindByLabel.get(key) ??
    (/^(?:patient|pt)(?:'s)? (name|dob|age|address|phone)$/.test(key)
      ? kindByLabel.get(key.split(' ')[1] ?? '')
      : undefined)
  );
}
