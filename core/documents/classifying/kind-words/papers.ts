import type { KindWords } from '../kind-words.ts';

/** Papers of leaving hospital, and lists of medicines. */
export const dischargeKinds: readonly KindWords[] = [
  {
    kind: 'discharge_instructions',
    title: `discharge instructions; discharge instruction; after visit (summary|instructions|information|care); (home care|homecare|going home|aftercare|wound care) (sheet|advice|leaflet|information|plan); care at home; (taking care of|looking after|caring for) yourself; instructions (for|after|at) (home|discharge|surgery|your visit|your operation|your procedure); advice (on|after|for) discharge; (your|hospital) (going home|discharge) (plan|pack|information|instructions); emergency department instructions; going home; patient discharge (instructions|instruction|information|sheet); aftercare instructions; home care instructions; discharge advice; post operative instructions; postoperative instructions; after your (surgery|operation|procedure|visit|stay|treatment|anesthetic|birth|knee replacement|hip replacement|knee|hip|stitches|fracture|concussion|head injury|cast|biopsy|angiogram); (head injury|plaster|cast|wound|concussion) (advice|instructions); instructions for going home; patient instructions; take home instructions; your discharge`,
    body: `call your doctor if; return to the er if; return to the emergency department if; seek medical care if; when to get help; when to call; call us if; what to do at home; you were seen for; why you were here; why you came; why you were in hospital; come back if; come back right away; go back to the emergency; return to the emergency room; get help (right away|now|if); keep your; pat dry; you may shower; follow these instructions; come back; go to the emergency room if; do not drive; keep the wound; keep it dry; wound care`,
  },
  {
    kind: 'discharge_summary',
    title: `discharge (card|ticket|slip|summary|summery|sumary|report|note|letter|summaries|notification|document|advice letter|communication|record|medications and summary); (hospital|inpatient|newborn|nicu|psychiatric) discharge (summary|letter|report|note); inpatient discharge letter; hospital discharge; summary of hospitalization; discharge summary note; transfer summary; death summary; inpatient summary; hospital (summary|course summary); immediate discharge letter`,
    body: `hospital course; date of discharge; discharge diagnosis; discharge condition; discharge medications; discharge disposition; condition at discharge; medication on discharge; diagnosis on discharge; admitted on; was discharged; discharge date; date of admission; admission date; gp to; discharged home; length of stay`,
  },
];

/** Medical papers of no other kind. */
export const otherKinds: readonly KindWords[] = [
  {
    kind: 'other_medical',
    title: `advance (care |health care |healthcare |)(directive|decision|statement|plan); living will; lasting power of attorney; medical power of attorney; health care (proxy|agent); do not resuscitate; (headache|symptom|pain|food|seizure|bladder) diary; questions for my doctor; action plan; fit note; sick note; (fitness|fit|unfit) for work; (medical|sickness|sick leave) certificate; certificate of (fitness|illness|sickness); consent (for|to) (surgery|operation|treatment|procedure|anesthesia); return to work (note|certificate); patient (diary|story|letter)`,
    sure: 'i do not want; terminally ill; keep me alive; speak for me; if i can no longer',
  },
];

export const medicationKinds: readonly KindWords[] = [
  {
    kind: 'prescription',
    title:
      'prescription; e prescription; eprescription; electronic prescription; discharge prescription; rx; Rx; RX; prescription order; outpatient prescription; script',
    body: 'refills; refill; dispense; substitution permitted; disp; sig; supply; prescriber; no refills; quantity; days supply; dispense as written',
  },
  {
    kind: 'medication_list',
    title: `medication (list|record|summary|reconciliation|profile|schedule|history|card|chart|review list|administration record); medications list; (list of|my|current|active|home|all|your) (medications|medicines|medication|drugs); (my|your|the|) (current|active|home|daily) (medications|medicines); drug list; medicines list; medicine list; repeat medication; repeat medications; repeat prescription list; medicines record; pill (list|schedule|chart); patient medication profile; what i take; MAR`,
    head: 'medications; medicines',
    body: 'take one tablet; take 1 tablet; tablet daily; once daily; twice daily',
  },
];
