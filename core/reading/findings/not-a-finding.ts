import { expandPhrases } from '../../kernel/expand-phrases.ts';

/** First words of requests, orders, signatures and remarks about the report itself. */
const openings = `
  compared; yours; regards; (kind|best|warm|with kind) (regards|wishes); sincerely; (thanking|many thanks); same; dnr; dnacpr; suggest; suggested; cath lab; not enlarged; normal; preserved; unremarkable; (structurally|essentially|otherwise|entirely|completely|within) normal; within normal; good (function|contractility|result|position|uptake);
  no (follow|further|action|change|additional|specific|special); if (symptoms|there|you|the); advice; adv; await; booked; listed for; book; request; requested; arrange; offered; proceed; fit for; safe to; signature; tsh; fbc; tests; investigations; bloods; urgent (referral|review|ct|mri|admission);
  prof; full code; diagnostic tap; fluid (restrict|restriction); diet; npo; admit; dvt prophylaxis; egd; bmp; cbc; labs; us correlation; radiation; critical (finding|findings); child pugh; meld;
  abnormal (study|test|result|scan|ecg); lab director; laboratory director; medical director; cons; provider note; cpap; bipap;
  recommend; recommended; recommendation; recommendations; suggest clinical; please; kindly; follow; repeat; recheck; return; rtc; refer; referral; continue; consider; correlate; correlation; advise; advised; advice; clinical correlation;
  electronically; signed; dictated; transcribed; reviewed; reported by; report by; authorised; authorized; verified; interpreted by; read by; approved; workstation; page; seite; see (above|comment|below|note|body|report|separate|text);
  as above; thank; thanks; discussed; findings (discussed|were discussed|communicated|were communicated); (result|results) (called|were called|was called|discussed|communicated|telephoned|phoned|relate|are|to follow|were|was); critical result; critical (results|value|values|finding|findings) (called|were|was);
  dr; i have; this (report|note|was|is a|test|result|document|examination); patient agreements; icd; cpt; code; increase; decrease; reduce; check; start; stop; order; schedule; obtain; arrange; monitor; discuss; resume; hold; daily (foot|weight);
  no (information|data|indication|comparison|previous|prior for); none; unknown; end of (report|document|summary); for (discussion|information|review|further); not for medico; legend; key; test not performed; copy to; copies; avoid; give; take; use; call; contact; in case of; awaiting; pending;
  (patient|she|he|the patient) (was told|was informed|is aware|understands|agrees|tolerated); images; technically; limited by; limited study; sample; specimen; comment; note; method; performed; (x ray|ct|mri|scan|labs|tests|bloods) ordered; printed; immune to; not immune to; list of; plan; mdt; ok; well; rest; fluids`;

/** Words that make a request or an arrangement of a statement wherever they stand. */
const anywhere = `
  should be (considered|performed|repeated|done|excluded|arranged|referred|obtained|offered); could be (obtained|considered); activated; is needed; needs (colonoscopy|ct|mri|referral|review|biopsy); is required; are required; is indicated; not required; opinion; to be (arranged|booked|repeated|discussed|reviewed); for (surveillance|referral|review);
  notified; can stop; can be stopped; should be tested; should be checked; should be screened; to be tested; scientist; technologist; director; too small to; per ir;
  reported separately; by phone; d/w;
  bi rads; birads;
  referral to; referrals to; referral for; referrals for; is due; was refilled; recommend; recommended; recommends; recommendation; is advised; are advised; to follow; awaited; has been added; ordered; mdt; tumor board; will be; please; follow up (is|in|with|ct|mri|imaging|ultrasound|at);
  prn; mg; mcg; tablets; tablet; voice recognition; was told of; were told; is suggested; review suggested; correlate clinically; clinically indicated`;

const wordsOfForms = (list: string): RegExp[] => {
  const forms = expandPhrases(list).map((phrase) =>
    phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '[ -]'),
  );
  return [new RegExp(`^(?:${forms.join('|')})\\b`, 'i'), new RegExp(`\\b(?:${forms.join('|')})\\b`, 'i')];
};

const [opens = /$^/] = wordsOfForms(openings);
const [, holds = /$^/] = wordsOfForms(anywhere);
/** "Pijnacker, arts-microbioloog", "Anselm Trevithick, DO": who signed. */
const signature =
  /^[\p{Lu}][\p{L}.'-]+(?: [\p{Lu}][\p{L}.'-]*){0,3},\s(?:[a-z]+-[a-z]+|MD|DO|M\.D\.|FRC\p{L}+|MBBS|PhD|RN|PA-C)\b/u;

/** Requests, signatures and remarks about the report are no findings. */
/** "Fontaine-Abara MD FRCPC": what doctors put behind their names, as one word in capitals. */
const degrees = /\s(?:MD|FRCPC|FRCP|FRCR|FRANZCR|FRCPath|FRCPA|MBBS|MBChB|M\.D\.|D\.O\.)(?:[,\s]|$)/;

export const isNoFinding = (statement: string): boolean => {
  const words = statement.replace(/^[\s*_#>•-]{0,12}/, '');
  return (
    !/\p{L}{3}/u.test(words) || opens.test(words) || holds.test(words) || signature.test(words) || degrees.test(words)
  );
};
