/** Grades told with the change they belong to, and terse forms of scores. */
export const statedGradedChanges: readonly (readonly [string, ...string[]])[] = [
  ['Grade 1 sprain of the MCL', 'sprain_grade 1'],
  ['ATFL sprain, grade II', 'sprain_grade 2'],
  ['grade 2 MCL sprain', 'sprain_grade 2'],
  ['Patella: grade 3 chondromalacia', 'cartilage_grade 3'],
  ['Outerbridge grade IV', 'cartilage_grade 4'],
  ['Hepatomegaly with GRADE II FATTY LIVER', 'fatty_liver_grade 2'],
  ['Increased echogenicity - Grade I fatty change', 'fatty_liver_grade 1'],
  ['Fatty liver (grade 2)', 'fatty_liver_grade 2'],
  ['Type 1 Modic change in the endplates', 'modic 1'],
  ['Modic type II endplate change', 'modic 2'],
  ['EF approx 45%', 'ejection_fraction 45'],
  ["LVEF (Simpson's biplane) | 55 %", 'ejection_fraction 55'],
  ['Moviprep. Boston score 8', 'boston_bowel 8'],
  ['PHQ-9 20, AUDIT 22.', 'phq_9 20', 'audit 22'],
  ['High grade serous ovarian carcinoma', 'tumor_grade high'],
  ['A low-grade urothelial carcinoma', 'tumor_grade low'],
];
