import type { MedicineEntry } from './entries.ts';
import blood from './medicines/blood.json' with { type: 'json' };
import cancer from './medicines/cancer.json' with { type: 'json' };
import diabetesHormones from './medicines/diabetes-hormones.json' with { type: 'json' };
import diabetesWeight from './medicines/diabetes-weight.json' with { type: 'json' };
import eyesEarsMouth from './medicines/eyes-ears-mouth.json' with { type: 'json' };
import heartBlood from './medicines/heart-blood.json' with { type: 'json' };
import heartVessels from './medicines/heart-vessels.json' with { type: 'json' };
import hormonesWomenMen from './medicines/hormones-women-men.json' with { type: 'json' };
import hospitalScans from './medicines/hospital-scans.json' with { type: 'json' };
import immuneJoints from './medicines/immune-joints.json' with { type: 'json' };
import infectionLungsGut from './medicines/infection-lungs-gut.json' with { type: 'json' };
import infections from './medicines/infections.json' with { type: 'json' };
import kidney from './medicines/kidney.json' with { type: 'json' };
import lungsAllergy from './medicines/lungs-allergy.json' with { type: 'json' };
import mindSleep from './medicines/mind-sleep.json' with { type: 'json' };
import nervesBrain from './medicines/nerves-brain.json' with { type: 'json' };
import nervesMindPain from './medicines/nerves-mind-pain.json' with { type: 'json' };
import painAnesthesia from './medicines/pain-anesthesia.json' with { type: 'json' };
import skin from './medicines/skin.json' with { type: 'json' };
import stomachGutLiver from './medicines/stomach-gut-liver.json' with { type: 'json' };
import vaccines from './medicines/vaccines.json' with { type: 'json' };
import vitaminsMineralsHerbs from './medicines/vitamins-minerals-herbs.json' with { type: 'json' };

/** Every medicine on record, by subject. Of two with one name the first counts. The shape is checked by a test over all files. */
export const medicines: readonly MedicineEntry[] = [
  ...diabetesHormones,
  ...heartBlood,
  ...infectionLungsGut,
  ...nervesMindPain,
  ...blood,
  ...cancer,
  ...diabetesWeight,
  ...eyesEarsMouth,
  ...heartVessels,
  ...hormonesWomenMen,
  ...hospitalScans,
  ...immuneJoints,
  ...infections,
  ...kidney,
  ...lungsAllergy,
  ...mindSleep,
  ...nervesBrain,
  ...painAnesthesia,
  ...skin,
  ...stomachGutLiver,
  ...vaccines,
  ...vitaminsMineralsHerbs,
] as MedicineEntry[];
