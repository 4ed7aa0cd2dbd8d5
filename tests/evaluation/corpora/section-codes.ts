/** Section codes of MTS-Dialog, with headers that notes print for them and the names that mean the same. */
export const sectionCodes: Record<string, { headers: readonly string[]; name: RegExp }> = {
  'FAM/SOCHX': {
    headers: ['FAMILY AND SOCIAL HISTORY', 'Family History', 'SOCIAL HISTORY'],
    name: /family|social|smoking|lifestyle|habits/i,
  },
  GENHX: {
    headers: ['HISTORY OF PRESENT ILLNESS', 'HPI', 'History of Presenting Complaint'],
    name: /present|hpi|interval|^history$|subjective/i,
  },
  PASTMEDICALHX: {
    headers: ['PAST MEDICAL HISTORY', 'PMH', 'Medical History'],
    name: /medical history|past history|pmh/i,
  },
  CC: { headers: ['CHIEF COMPLAINT', 'CC', 'Presenting Complaint'], name: /complaint|reason for/i },
  PASTSURGICAL: { headers: ['PAST SURGICAL HISTORY', 'PSH', 'Surgical History'], name: /surg|past procedures/i },
  ROS: { headers: ['REVIEW OF SYSTEMS', 'ROS', 'Systems Review'], name: /systems|symptoms|ros/i },
  ALLERGY: { headers: ['ALLERGIES', 'Allergy', 'Drug Allergies'], name: /allerg/i },
  MEDICATIONS: { headers: ['MEDICATIONS', 'Current Medications', 'Meds'], name: /medic|drug|^meds/i },
  ASSESSMENT: { headers: ['ASSESSMENT', 'Impression', 'ASSESSMENT AND PLAN'], name: /assessment|impression|diagnos/i },
  EXAM: { headers: ['PHYSICAL EXAM', 'Examination', 'O/E'], name: /exam|objective/i },
  DIAGNOSIS: { headers: ['DIAGNOSIS', 'Final Diagnoses', 'DX'], name: /diagnos|assessment|impression/i },
  DISPOSITION: { headers: ['DISPOSITION', 'Disposition', 'DISPOSITION'], name: /disposition|plan|follow/i },
  PLAN: { headers: ['PLAN', 'Plan of Care', 'Treatment Plan'], name: /plan|recommend|follow/i },
  EDCOURSE: { headers: ['EMERGENCY DEPARTMENT COURSE', 'ED Course', 'HOSPITAL COURSE'], name: /course/i },
  IMMUNIZATIONS: { headers: ['IMMUNIZATIONS', 'Immunisations', 'Vaccinations'], name: /immuni|vaccin/i },
  IMAGING: { headers: ['IMAGING', 'Radiology', 'IMAGING STUDIES'], name: /imaging|radiolog|x ray|diagnostic/i },
  GYNHX: { headers: ['GYNECOLOGIC HISTORY', 'OB/GYN History', 'Obstetric History'], name: /gyn|obstetric/i },
  PROCEDURES: { headers: ['PROCEDURES', 'Procedure', 'PROCEDURES PERFORMED'], name: /procedure|operation/i },
  OTHER_HISTORY: { headers: ['OTHER HISTORY', 'History', 'Other History'], name: /history/i },
  LABS: { headers: ['LABS', 'Laboratory Data', 'Lab Results'], name: /lab|results/i },
};
