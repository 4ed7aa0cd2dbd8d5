/**
 * Medical words that everybody knows, units, and words of the form a report is printed on: to define them hides those that matter.
 * One of several words is written with "_".
 */
const everyday = new Set(
  `millimeter centimeter mm cm mg mcg ml kg g dl mr mrs ms dr follow-up impression indication comparison history referral admission
   discharge resolved pathology specimen vital_signs family_history side_effect vaccine inhaler abdomen kidney liver stomach pelvis
   muscle pain cough fever headache vomiting nausea rash allergy sweating fatigue pregnancy chest_pain back_pain chronic acute stable
   lateral surgery weight_gain weight_loss sore_throat swelling tobacco normal normal_in_size bleeding worsening worse improved oxygen_level
   po bid tid qid qd qhs hs prn tab tabs cap sig pt pts hx sx mx tx rx dx dob mrn yo y/o h/o c/o w/ reference_range reference_interval normal_range
   microscopic_description gross_description final_diagnosis clinical_history axial_images without_contrast type male female patient left right
   formalin cassette electronically_signed_by submitted_entirely entirely_submitted submitted_in_toto referring_physician chief_complaint past_medical_history
   physical_exam physical_examination radiology radiologist hematology haematology microscopy tan-white time-out consent yr yrs lb lbs w/o former_smoker
   never_smoker smoker discharge_instructions emergency_room cough_syrup injury lung lungs heart brain skin bone bones blood doctor nurse hospital clinic ward
   erythema redness rib ribs infection pediatrics skeletal_muscle penicillin flu_shot multivitamin multivitamins dull_ache forgetful stiffness slurred_speech immune_status dietary_modifications uncomplicated blurred_vision chest_heaviness tenderness preventive_care physiotherapy physical_therapy rehabilitation regular_diet
   laboratory specimen_type collected received reported years months weeks days`
    .split(/\s+/)
    .map((term) => term.replaceAll('_', ' ')),
);

export const isEveryday = (term: string): boolean => everyday.has(term.toLowerCase());
