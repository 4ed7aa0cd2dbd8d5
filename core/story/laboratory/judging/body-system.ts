import type { AnalyteEntry } from '../../../knowledge/entries.ts';

/** What results are grouped by: the part of the body, or the kind of test, that they tell of. */
const headings = {
  sugar: 'Blood sugar',
  heart: 'Heart and muscles',
  kidneys: 'Kidneys',
  liver: 'Liver and blood proteins',
  salts: 'Salts and minerals',
  fats: 'Cholesterol and blood fats',
  blood: 'Blood cells',
  clotting: 'Blood clotting',
  thyroid: 'Thyroid',
  iron: 'Iron',
  vitamins: 'Vitamins and trace elements',
  hormones: 'Hormones',
  pancreas: 'Pancreas',
  inflammation: 'Inflammation',
  prostate: 'Prostate',
  immune: 'Immune proteins',
  markers: 'Marker proteins',
  gases: 'Blood gases',
  medicines: 'Medicine levels',
  urine: 'Urine',
  stool: 'Stool',
  germs: 'Infection and antibody tests',
  allergy: 'Allergy tests',
  fluids: 'Other body fluids',
  other: 'Other tests',
} as const;

export type BodySystem = keyof typeof headings;

export const systemHeading = (system: BodySystem): string => headings[system];

/** The order in which systems are told that are equally far outside. */
export const systemOrder = Object.keys(headings) as BodySystem[];

const byGroup: Partial<Record<string, BodySystem>> = {
  blood_count: 'blood',
  metabolic_panel: 'salts',
  lipid_panel: 'fats',
  liver_panel: 'liver',
  kidney_panel: 'kidneys',
  thyroid_panel: 'thyroid',
  diabetes_test: 'sugar',
  iron_studies: 'iron',
  vitamin_levels: 'vitamins',
  hormone_tests: 'hormones',
  clotting_tests: 'clotting',
  tumour_markers: 'markers',
  blood_gas: 'gases',
  drug_levels: 'medicines',
  urinalysis: 'urine',
  stool_test: 'stool',
  serology: 'germs',
  allergy_test: 'allergy',
};

const named = (system: BodySystem, ids: string): [string, BodySystem][] =>
  ids.split(' ').map((id): [string, BodySystem] => [id, system]);

/**
 * Analytes that their document kind does not place. What some laboratories print among tumor markers and others among proteins of the
 * immune system is put where it frightens less and is no less true.
 */
const byId: ReadonlyMap<string, BodySystem> = new Map([
  ...named(
    'heart',
    'troponin troponin_i troponin_i_hs troponin_t troponin_t_hs bnp nt_probnp creatine_kinase ck_mb ck_mb_share',
  ),
  ...named('heart', 'myoglobin aldolase galectin_3 st2 myeloperoxidase'),
  ...named('pancreas', 'amylase lipase trypsinogen'),
  ...named('inflammation', 'crp crp_hs esr procalcitonin interleukin_6'),
  ...named('prostate', 'psa psa_free psa_free_percent psa_velocity psa_density'),
  ...named('immune', 'free_kappa free_lambda kappa_lambda_ratio m_protein beta_2_microglobulin bence_jones'),
  ...named(
    'immune',
    'alpha_1_globulin alpha_2_globulin beta_globulin gamma_globulin iga igg igm ige igd igg_1 igg_2 igg_3 igg_4',
  ),
  ...named(
    'immune',
    'complement_c3 complement_c4 ch50 immunoglobulin_a immunoglobulin_g immunoglobulin_m immunoglobulin_e',
  ),
  ...named('liver', 'ceruloplasmin alpha_1_antitrypsin prealbumin spep_albumin'),
  ...named('blood', 'haptoglobin g6pd abo_group rh_type abo_rh antibody_screen direct_coombs'),
]);

export function systemOf(analyte: AnalyteEntry | undefined): BodySystem {
  if (analyte === undefined) return 'other';
  const known = byId.get(analyte.id);
  if (known !== undefined) return known;
  if (analyte.id.startsWith('urine_')) return 'urine';
  if (/^(?:csf|fluid|synovial|semen|sperm)_/.test(analyte.id)) return 'fluids';
  return byGroup[analyte.group] ?? 'other';
}
