import type { HealthProfile } from '#core/health-profile/health-profile.ts';

export type ListName = keyof HealthProfile;

type ListTexts = { title: string; add: string; hint: string; empty: string };

export const texts = {
  intro: 'Write down what your doctor should know of you. It is used for one thing only:',
  use: 'on the Questions tab of an interpretation it puts first the questions that concern you, and each of them says why.',
  never: 'It is kept encrypted, and never sent to anybody.',
  loading: 'Loading your health profile...',
  failed: 'Your health profile could not be loaded.',
  needsPlan: 'The health profile is part of the Premium plan.',
  seePlans: 'See plans',
  kept: 'What you wrote before is still here. You can read it and delete it. To change it you need the Premium plan.',
  lists: {
    conditions: {
      title: 'Conditions',
      add: 'Add a condition',
      hint: 'Such as: high blood pressure.',
      empty: 'No condition is written down.',
    },
    medicines: {
      title: 'Medicines',
      add: 'Add a medicine',
      hint: 'Such as: metformin 500 mg.',
      empty: 'No medicine is written down.',
    },
    allergies: {
      title: 'Allergies',
      add: 'Add an allergy',
      hint: 'Such as: penicillin.',
      empty: 'No allergy is written down.',
    },
    whatMatters: {
      title: 'What matters to me',
      add: 'Add what matters to you',
      hint: 'Such as: I want to run again.',
      empty: 'Nothing is written down.',
    },
  } satisfies Record<ListName, ListTexts>,
  addButton: 'Add',
  remove: (line: string) => `Remove ${line}`,
  removeShort: 'Remove',
  added: (line: string) => `${line} was added.`,
  removed: (line: string) => `${line} was removed.`,
  faults: {
    empty: 'Write something first.',
    long: 'Write at most 200 letters.',
    double: 'This is on the list already.',
    full: 'A list can have 50 lines. Remove one first.',
  },
  saveFailed: 'This could not be saved. What you see is what is stored.',
  clear: {
    start: 'Delete the health profile',
    title: 'Delete your health profile?',
    body: 'All four lists are deleted. Questions are shown in their usual order again. This cannot be undone.',
    confirm: 'Delete',
    deleting: 'Deleting...',
    cancel: 'Keep it',
    done: 'Your health profile was deleted',
    failed: 'The health profile could not be deleted.',
  },
} as const;
