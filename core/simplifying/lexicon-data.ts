import type { LexiconEntry } from './entries.ts';
import cancerBlood from './lexicon/cancer-blood.json' with { type: 'json' };
import conditionsInternal from './lexicon/conditions-internal.json' with { type: 'json' };
import conditionsOther from './lexicon/conditions-other.json' with { type: 'json' };
import dosing from './lexicon/dosing.json' with { type: 'json' };
import examination from './lexicon/examination.json' with { type: 'json' };
import gpPlans from './lexicon/gp-plans.json' with { type: 'json' };
import gpShorthand from './lexicon/gp-shorthand.json' with { type: 'json' };
import hospitalCourse from './lexicon/hospital-course.json' with { type: 'json' };
import hospitalStay from './lexicon/hospital-stay.json' with { type: 'json' };
import imagingBodyHead from './lexicon/imaging-body-head.json' with { type: 'json' };
import imagingChestHeart from './lexicon/imaging-chest-heart.json' with { type: 'json' };
import imagingPositions from './lexicon/imaging-positions.json' with { type: 'json' };
import imagingReports from './lexicon/imaging-reports.json' with { type: 'json' };
import mindSocial from './lexicon/mind-social.json' with { type: 'json' };
import operationNames from './lexicon/operation-names.json' with { type: 'json' };
import operationWords from './lexicon/operation-words.json' with { type: 'json' };
import operations from './lexicon/operations.json' with { type: 'json' };
import pathology from './lexicon/pathology.json' with { type: 'json' };
import symptoms from './lexicon/symptoms.json' with { type: 'json' };
import tests from './lexicon/tests.json' with { type: 'json' };
import tissueNames from './lexicon/tissue-names.json' with { type: 'json' };

/** Every entry on record, by subject. The shape is checked by a test over all files. */
export const lexiconEntries: readonly LexiconEntry[] = [
  ...cancerBlood.entries,
  ...conditionsInternal.entries,
  ...conditionsOther.entries,
  ...dosing.entries,
  ...examination.entries,
  ...gpPlans.entries,
  ...gpShorthand.entries,
  ...hospitalCourse.entries,
  ...hospitalStay.entries,
  ...imagingBodyHead.entries,
  ...imagingChestHeart.entries,
  ...imagingPositions.entries,
  ...imagingReports.entries,
  ...mindSocial.entries,
  ...operationNames.entries,
  ...operationWords.entries,
  ...operations.entries,
  ...pathology.entries,
  ...symptoms.entries,
  ...tests.entries,
  ...tissueNames.entries,
] as LexiconEntry[];
