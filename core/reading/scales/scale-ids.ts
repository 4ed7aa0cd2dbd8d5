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
] as const;

export type ScaleId = (typeof scaleIds)[number];
