/**
 * The scales whose values a document may state, by the form in which a value is given (the span covers the printed words):
 * letters in lower case, ranks as printed after the name ("4a", "iia", "3a"), numbers without unit ("-2.7"), spans of numbers as "55-60".
 */
export const scaleIds = [
  'tnm_t', // "pT2a" is "2a", "Tis" is "is", "ypT0" is "0", "TX" is "x"
  'tnm_n',
  'tnm_m',
  'cancer_stage', // "0", "i", "iia", "iv"
  'gleason', // "3+4=7", or "7" where only the sum is printed
  'grade_group', // "1" to "5"
  'nottingham_grade', // "1" to "3"
  'tumor_grade', // "1" to "4", "low", "intermediate", "high", "x"
  'margins', // "negative", "positive", "close"
  'estrogen_receptor', // "positive", "negative", "low positive"
  'progesterone_receptor',
  'her2', // "positive", "negative", "equivocal", "low", or the score "0", "1+", "2+", "3+"
  'ki_67', // percent
  'bi_rads', // "0" to "6", "4a", "4b", "4c"
  'breast_density', // "a" to "d"
  'lung_rads', // "0" to "4x", with "s" behind: "2s"
  'pi_rads', // "1" to "5"
  'li_rads', // "1" to "5", "m", "tiv", "nc"
  'ti_rads', // "1" to "5", "4a"
  'o_rads', // "0" to "5"
  'cad_rads', // "0" to "5", "4a"
  'bosniak', // "i", "ii", "iif", "iii", "iv"
  'bethesda_thyroid', // "i" to "vi"
  'ejection_fraction', // percent
  't_score',
  'z_score',
  'frax_major', // percent in ten years
  'frax_hip',
  'apgar', // "8" or, at one and five minutes, "8/9"
  'glasgow_coma', // "3" to "15"
  'nyha', // "i" to "iv"
  'ckd_stage', // "1" to "5", "3a", "3b"
  'asa_class', // "i" to "vi"
  'mallampati', // "i" to "iv"
  'ecog', // "0" to "5"
  'child_pugh', // "a", "b", "c"
  'meld', // points
  'nihss', // points
  'mmse', // points of 30
  'moca', // points of 30
  'phq_9', // points of 27
  'phq_2', // points of 6
  'gad_7', // points of 21
  'audit', // points of 40
  'audit_c', // points of 12
  'epworth', // points of 24
  'pain_score', // "0" to "10"
  'ahi', // events an hour
  'stop_bang', // points of 8
  'fev1_percent', // percent of predicted
  'fev1_fvc', // percent
  'dlco_percent', // percent of predicted
  'gold_stage', // "1" to "4"
  'cha2ds2_vasc', // points of 9
  'wells', // points
  'kellgren_lawrence', // "0" to "4"
  'muscle_strength', // "0" to "5"
  'braden', // points of 23
  'morse_fall', // points
  'fitzpatrick', // "i" to "vi"
  'burn_degree', // "first", "second", "third"
  'pressure_injury', // "1" to "4", "unstageable"
  'coronary_calcium', // Agatston points
  'timi_flow', // "0" to "3"
  'timi_risk', // points
  'heart_score', // points of 10
  'killip', // "i" to "iv"
  'ccs_angina', // "i" to "iv"
  'has_bled', // points of 9
  'diastolic_grade', // "i" to "iii"
  'valve_grade', // "1+" to "4+"
  'mmrc', // "0" to "4"
  'mrc_dyspnea', // "1" to "5"
  'borg', // points
  'curb_65', // points of 5
  'crb_65', // points of 4
  'oxygen_desaturation', // drops an hour
  'child_pugh_points', // points, 5 to 15
  'meld_na', // points
  'forrest', // "ia" to "iii"
  'boston_bowel', // "2-2-1", or the sum of 9
  'paris_polyp', // as printed: "0-Is", "IIa"
  'la_esophagitis', // "a" to "d"
  'prague', // "C2M4", centimetres
  'mayo_endoscopic', // "0" to "3"
  'gartland', // "i" to "iv"
  'salter_harris', // "i" to "v"
  'garden', // "i" to "iv"
  'weber', // "a" to "c"
  'lefs', // points of 80
  'acl_rsi', // points of 100
  'oswestry', // percent, or points of 50
  'dash', // points of 100
  'harris_hip', // points of 100
  'oxford_joint', // points of 48
  'neck_disability', // percent
  'berg_balance', // points of 56
  'tinetti', // points of 28
  'barthel', // points of 100
  'pain_faces', // "0" to "10"
  'flacc', // points of 10
  'clinical_frailty', // "1" to "9"
  'clavien_dindo', // "i" to "v", "iiia"
  'modified_rankin', // "0" to "6"
  'amts', // points of 10
  'four_at', // points of 12
  'cam', // "positive", "negative"
  'edinburgh_depression', // points of 30
  'pcl_5', // points of 80
  'addenbrooke', // points of 100
  'triage', // "1" to "5", or a colour
  'centor', // points of 5
  'fever_pain', // points of 5
  'qsofa', // points of 3
  'sofa', // points of 24
  'news', // points of 20
  'aki_stage', // "1" to "3"
  'albuminuria', // "1" to "3"
  'karnofsky', // tens to "100"
  'who_performance', // "0" to "4"
  'performance_status', // "0" to "4", where no name is printed
  'bishop', // points of 13
  'ballard', // points of 50
  'bristol_stool', // "1" to "7"
  'visual_acuity', // as printed: "6/9", "20/40"
  'eye_pressure', // mmHg
  'hearing_level', // "mild" to "profound"
  'deauville', // "1" to "5"
  'lymphoma_stage', // "i" to "iv" with letters behind
  'dukes_stage', // "a" to "d"
  'breslow', // millimetres
  'clark_level', // "i" to "v"
  'allred', // points of 8
  'cervical_cells', // "NILM", "ASC-US", "ASC-H", "LSIL", "HSIL"
  'pd_l1_tps', // percent
  'pd_l1_cps', // points
  'tumor_burden', // mutations a megabase, or "high", "low"
  'microsatellite', // "stable", "high", "low"
  'sprain_grade', // "1" to "3"
  'cartilage_grade', // "0" to "4"
  'fatty_liver_grade', // "1" to "3"
  'modic', // "1" to "3"
] as const;

export type ScaleId = (typeof scaleIds)[number];
