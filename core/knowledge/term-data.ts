import type { TermEntry } from './entries.ts';
import bloodInfectionSkin from './terms/blood-infection-skin.json' with { type: 'json' };
import blood from './terms/blood.json' with { type: 'json' };
import bodyParts from './terms/body-parts.json' with { type: 'json' };
import cancer from './terms/cancer.json' with { type: 'json' };
import cellsTissues from './terms/cells-tissues.json' with { type: 'json' };
import children from './terms/children.json' with { type: 'json' };
import devices from './terms/devices.json' with { type: 'json' };
import digestive from './terms/digestive.json' with { type: 'json' };
import earsNoseThroat from './terms/ears-nose-throat.json' with { type: 'json' };
import emergencySurgery from './terms/emergency-surgery.json' with { type: 'json' };
import examination from './terms/examination.json' with { type: 'json' };
import eyes from './terms/eyes.json' with { type: 'json' };
import eyesEarsMindGeneral from './terms/eyes-ears-mind-general.json' with { type: 'json' };
import genes from './terms/genes.json' with { type: 'json' };
import heart from './terms/heart.json' with { type: 'json' };
import hormones from './terms/hormones.json' with { type: 'json' };
import hospitalCare from './terms/hospital-care.json' with { type: 'json' };
import imaging from './terms/imaging.json' with { type: 'json' };
import immuneAllergy from './terms/immune-allergy.json' with { type: 'json' };
import infection from './terms/infection.json' with { type: 'json' };
import injuries from './terms/injuries.json' with { type: 'json' };
import jointsMuscles from './terms/joints-muscles.json' with { type: 'json' };
import kidneyUrology from './terms/kidney-urology.json' with { type: 'json' };
import laboratoryPharmacy from './terms/laboratory-pharmacy.json' with { type: 'json' };
import lungs from './terms/lungs.json' with { type: 'json' };
import medicalLanguage from './terms/medical-language.json' with { type: 'json' };
import mensHealth from './terms/mens-health.json' with { type: 'json' };
import mind from './terms/mind.json' with { type: 'json' };
import mouthTeeth from './terms/mouth-teeth.json' with { type: 'json' };
import neurology from './terms/neurology.json' with { type: 'json' };
import nutrition from './terms/nutrition.json' with { type: 'json' };
import pain from './terms/pain.json' with { type: 'json' };
import pathologyCancer from './terms/pathology-cancer.json' with { type: 'json' };
import physiotherapy from './terms/physiotherapy.json' with { type: 'json' };
import pregnancyBirth from './terms/pregnancy-birth.json' with { type: 'json' };
import procedures from './terms/procedures.json' with { type: 'json' };
import skin from './terms/skin.json' with { type: 'json' };
import sleep from './terms/sleep.json' with { type: 'json' };
import spineBones from './terms/spine-bones.json' with { type: 'json' };
import treatments from './terms/treatments.json' with { type: 'json' };
import urineTests from './terms/urine-tests.json' with { type: 'json' };
import vaccination from './terms/vaccination.json' with { type: 'json' };
import vessels from './terms/vessels.json' with { type: 'json' };
import womenHormones from './terms/women-hormones.json' with { type: 'json' };
import bloodFindings from './terms/blood-findings.json' with { type: 'json' };
import checkupFindings from './terms/checkup-findings.json' with { type: 'json' };
import heartFindings from './terms/heart-findings.json' with { type: 'json' };
import injuryFindings from './terms/injury-findings.json' with { type: 'json' };
import scanFindings from './terms/scan-findings.json' with { type: 'json' };
import scopeFindings from './terms/scope-findings.json' with { type: 'json' };
import skinFindings from './terms/skin-findings.json' with { type: 'json' };
import tissueFindings from './terms/tissue-findings.json' with { type: 'json' };

/** Every term on record, by subject. The shape is checked by a test over all files. */
export const terms: readonly TermEntry[] = [
  ...blood,
  ...bloodInfectionSkin,
  ...bodyParts,
  ...cancer,
  ...cellsTissues,
  ...children,
  ...devices,
  ...digestive,
  ...earsNoseThroat,
  ...emergencySurgery,
  ...examination,
  ...eyes,
  ...eyesEarsMindGeneral,
  ...genes,
  ...heart,
  ...hormones,
  ...hospitalCare,
  ...imaging,
  ...immuneAllergy,
  ...infection,
  ...injuries,
  ...jointsMuscles,
  ...kidneyUrology,
  ...laboratoryPharmacy,
  ...lungs,
  ...medicalLanguage,
  ...mensHealth,
  ...mind,
  ...mouthTeeth,
  ...neurology,
  ...nutrition,
  ...pain,
  ...pathologyCancer,
  ...physiotherapy,
  ...pregnancyBirth,
  ...procedures,
  ...skin,
  ...sleep,
  ...spineBones,
  ...treatments,
  ...urineTests,
  ...vaccination,
  ...vessels,
  ...womenHormones,
  ...bloodFindings,
  ...checkupFindings,
  ...heartFindings,
  ...injuryFindings,
  ...scanFindings,
  ...scopeFindings,
  ...skinFindings,
  ...tissueFindings,
] as TermEntry[];
