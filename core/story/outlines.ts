import type { StoryPart } from '../documents/explanation.ts';
import type { Cue } from '../statements/cue-finder.ts';
import type { PaperKind } from '../statements/base-role.ts';
import type { StatementRole } from '../statements/statement.ts';

/**
 * What is told in a part, from statements of which roles, and at most how many. `list` joins what is no sentence under these words;
 * `worst`: the weightiest first, wherever they stand; `fewest`: no statement of less weight; `cue`: only those with it; `isNormal`: only
 * what is, or is not, as it should be; `isMust`: told even where it cannot be made plain.
 */
export type PartPlan = {
  part: StoryPart;
  roles: readonly StatementRole[];
  most: number;
  list?: string;
  worst?: boolean;
  fewest?: number;
  cue?: Cue;
  lead?: string; // said before the first one
  isClear?: boolean; // only what became plain sentences
  isMust?: boolean;
  hardest?: number; // the share of words that people do not know, above which a sentence is not told
  isNormal?: boolean;
  isMainFirst?: boolean; // the diagnosis that the visit was about before the others
  isSevereFirst?: boolean; // what is abnormal before what is not
  isConcluded?: boolean; // only conclusions, and what stands beside one
  isFurther?: boolean; // only what the conclusion does not say already
  isAnswer?: boolean; // only what speaks of what the test was to look for
  isGrouped?: boolean; // what is as it should be in few sentences, `mostOthers` of what says more
  mostOthers?: number;
  isWhole?: boolean; // told whole, whatever of it was told before
  isInOrder?: boolean; // the first of them, and not the weightiest
  isElse?: boolean; // only where nothing else is told in the part
  isFeared?: boolean; // only what may be there and is serious
  isByName?: boolean; // only diagnoses by their names, or only sentences
  isDiagnosis?: boolean; // only what stands under a heading of diagnoses, or only what does not
};

const reason: PartPlan = { part: 'why', roles: ['reason'], most: 3, list: 'The reason:' };
const history = (most: number): PartPlan => ({ part: 'why', roles: ['history'], most });
/** Why the person came and what happened before, in the order in which it is written. */
const story: PartPlan = { part: 'why', roles: ['reason', 'history'], most: 6, fewest: 0, hardest: 0.2 };
const past: PartPlan = { part: 'why', roles: ['past'], most: 8, list: 'Earlier health problems:' };
const furtherConclusions: PartPlan = { part: 'found', roles: ['conclusion'], most: 6, isMust: true };
const found = (most: number): PartPlan => ({
  part: 'found',
  roles: ['finding', 'examination'],
  most,
  worst: true,
  isNormal: false,
});
const normal = (most: number): PartPlan => ({
  part: 'normal',
  roles: ['finding', 'examination'],
  most,
  isNormal: true,
});
const medicines: PartPlan[] = [
  { part: 'medicines', roles: ['medicine_change'], most: 8, isMust: true },
  { part: 'medicines', roles: ['medicine'], most: 14, isMust: true },
  { part: 'medicines', roles: ['medicine_held'], most: 10, list: 'On hold:', isMust: true },
  { part: 'medicines', roles: ['medicine_stopped'], most: 10, list: 'Stopped:', isMust: true },
  { part: 'medicines', roles: ['medicine_before'], most: 10, list: 'Before the hospital stay:', isMust: true },
  { part: 'medicines', roles: ['medicine_there'], most: 6, list: 'Given only in the hospital:' },
  { part: 'allergies', roles: ['allergy'], most: 2, isMust: true },
];
const afterwards: PartPlan[] = [
  { part: 'waiting_for', roles: ['pending'], most: 4, isMust: true },
  { part: 'next_steps', roles: ['next_step', 'instruction'], most: 16, isMust: true },
  { part: 'when_to_get_help', roles: ['warning_sign'], most: 9, list: 'Get medical help soon for:', isMust: true },
];
const withMedicineOrders = (plan: PartPlan): PartPlan =>
  plan.part === 'next_steps'
    ? { ...plan, roles: [...plan.roles, 'medicine_change', 'medicine_stopped', 'medicine_held'] }
    : plan;
/** What was asked for by name: "Tests ordered: chest x-ray". */
const orders: PartPlan = { part: 'next_steps', roles: ['order'], most: 8, list: 'Tests that the doctor asked for:' };
const unclear: PartPlan = { part: 'unclear', roles: ['limit'], most: 2 };

/** A visit: why the person came, and what the doctor thinks; the step that comes next stands beside. */
const visit: PartPlan[] = [
  {
    part: 'bottom_line',
    roles: ['reason'],
    most: 1,
    list: 'The reason for the visit:',
    isInOrder: true,
    isMust: true,
  },
  {
    part: 'bottom_line',
    roles: ['conclusion'],
    most: 6,
    list: "The doctor's assessment:",
    isMainFirst: true,
    isByName: true,
    isMust: true,
    isWhole: true,
  },
  { part: 'bottom_line', roles: ['conclusion'], most: 3, isByName: false, isMust: true },
  // Whether the person stays in the hospital or goes home.
  { part: 'bottom_line', roles: ['next_step', 'course', 'done'], most: 1, cue: 'stay', worst: true, isMust: true },
];
/** What it could also be, under a heading of its own. */
const differential: PartPlan = {
  part: 'found',
  roles: ['differential'],
  most: 3,
  list: 'What else the doctor thought of:',
};
const examined: PartPlan[] = [
  { part: 'found', roles: ['conclusion'], most: 9, list: 'Other health problems:', isByName: true, isMust: true },
  differential,
  { part: 'found', roles: ['finding'], most: 8, worst: true, isNormal: false, fewest: -1, hardest: 0.25 },
  { part: 'found', roles: ['examination'], most: 6, worst: true, isNormal: false, fewest: -1, hardest: 0.15 },
  { ...normal(4), roles: ['finding'], hardest: 0.12 },
  // Of what was as it should be on an exam, one sentence tells the parts; only what weighs by itself is told apart.
  { ...normal(2), roles: ['examination'], worst: true, fewest: -2, hardest: 0.12 },
];

/** A report of pictures or of a test: what it found before what is normal, and what it asks for. */
const report: readonly PartPlan[] = [
  // What was to be ruled out first.
  { part: 'bottom_line', roles: ['conclusion'], most: 2, isAnswer: true, isMust: true, isGrouped: true },
  {
    part: 'bottom_line',
    roles: ['conclusion'],
    most: 7,
    worst: true,
    isMust: true,
    isNormal: false,
    isConcluded: true,
    isSevereFirst: true,
  },
  { part: 'bottom_line', roles: ['conclusion'], most: 4, isNormal: true, isMust: true, isGrouped: true },
  { part: 'why', roles: ['reason', 'history'], most: 3, list: 'The reason for the test:' },
  { ...furtherConclusions, isNormal: false },
  { ...found(8), fewest: 0, hardest: 0.16, isFurther: true },
  {
    part: 'normal',
    roles: ['conclusion', 'finding', 'examination'],
    most: 24,
    isNormal: true,
    isGrouped: true,
    mostOthers: 3,
    hardest: 0.14,
  },
  { part: 'done', roles: ['done'], most: 1 },
  ...medicines,
  ...afterwards,
  unclear,
];

/** The order in which the parts are filled, for each kind of paper: what is told first is told there and nowhere else. */
export const outlines: Record<PaperKind | 'note' | 'problems' | 'course', readonly PartPlan[]> = {
  // Of an assessment by problem, each problem is told with its plan.
  problems: [
    ...visit.filter(({ isByName }) => isByName !== false),
    { part: 'bottom_line', roles: ['conclusion'], most: 2, isByName: false, isMust: true },
    reason,
    { ...history(5), hardest: 0.2 },
    ...examined.slice(0, 1),
    furtherConclusions,
    ...examined.slice(1),
    { part: 'done', roles: ['done', 'detail', 'course'], most: 4, cue: 'deed', worst: true, hardest: 0.2 },
    past,
    { part: 'next_steps', roles: ['medicine_change', 'next_step', 'instruction'], most: 20, isMust: true },
    ...medicines,
    ...afterwards.filter(({ part }) => part !== 'next_steps'),
  ],
  // A visit whose course says what it was and how it ended (visit-course.ts).
  course: [
    ...visit.slice(0, 1),
    ...afterwards,
    { ...story, most: 6, hardest: 0.15 },
    { part: 'done', roles: ['course', 'done', 'detail', 'finding'], most: 8, worst: true, hardest: 0.18 },
    { part: 'found', roles: ['examination'], most: 3, worst: true, isNormal: false, isClear: true, fewest: 0 },
    { part: 'normal', roles: ['finding'], most: 2, isNormal: true, hardest: 0.12 },
    past,
    ...medicines,
  ],
  // Of a terse note, what is thought and what is to be done are told whole; of the story and the examination, what can be told plainly.
  note: [
    { part: 'bottom_line', roles: ['conclusion'], most: 5, lead: "The doctor's conclusion:", isMust: true },
    { ...reason, list: 'You came because of' },
    { ...history(4), isClear: true },
    { part: 'found', roles: ['finding', 'examination'], most: 5, worst: true, isNormal: false, isClear: true },
    differential,
    { part: 'normal', roles: ['finding', 'examination'], most: 3, isNormal: true, isClear: true },
    { part: 'normal', roles: ['history'], most: 3, cue: 'denied', isNormal: true, isClear: true },
    { part: 'medicines', roles: ['medicine_change'], most: 9, isMust: true },
    { part: 'medicines', roles: ['medicine'], most: 10, list: 'Medicines that you take already:', isMust: true },
    { part: 'medicines', roles: ['medicine_held'], most: 10, list: 'On hold:', isMust: true },
    { part: 'medicines', roles: ['medicine_stopped'], most: 10, list: 'Stopped:', isMust: true },
    { part: 'allergies', roles: ['allergy'], most: 2, isMust: true },
    { part: 'waiting_for', roles: ['pending'], most: 4, isMust: true },
    orders,
    { part: 'next_steps', roles: ['next_step', 'instruction'], most: 18, isMust: true },
    { part: 'when_to_get_help', roles: ['warning_sign'], most: 9, list: 'Get medical help soon for:', isMust: true },
  ],
  imaging: report,
  test: report,
  pathology: [
    { part: 'bottom_line', roles: ['conclusion'], most: 3, isMust: true, isFeared: true },
    { part: 'bottom_line', roles: ['conclusion'], most: 4, isMust: true },
    reason,
    { part: 'found', roles: ['conclusion'], most: 6, hardest: 0.4 },
    { part: 'found', roles: ['finding'], most: 8, worst: true, hardest: 0.25 },
    ...afterwards,
    unclear,
  ],
  autopsy: [
    { part: 'bottom_line', roles: ['conclusion'], most: 3, cue: 'death', isMust: true },
    { part: 'why', roles: ['reason', 'history'], most: 3 },
    { part: 'found', roles: ['conclusion'], most: 9 },
    { part: 'found', roles: ['finding'], most: 6, worst: true },
    ...medicines,
    ...afterwards,
    unclear,
  ],
  operative: [
    { part: 'why', roles: ['reason', 'history'], most: 3, hardest: 0.2 },
    { part: 'found', roles: ['conclusion'], most: 4, hardest: 0.25, isMust: true },
    { part: 'found', roles: ['finding', 'limit'], most: 5, worst: true, fewest: 0, hardest: 0.15 },
    { part: 'found', roles: ['step'], most: 2, cue: 'seen', worst: true, fewest: 2, isClear: true, isElse: true },
    { part: 'done', roles: ['detail'], most: 4, hardest: 0.15 },
    { part: 'done', roles: ['course'], most: 6, hardest: 0.2 },
    ...medicines,
    ...afterwards,
  ],
  // Its bottom line is made of several of its parts (tell-stay.ts).
  discharge: [
    { part: 'why', roles: ['reason', 'history'], most: 7, hardest: 0.25, isByName: false },
    {
      part: 'found',
      roles: ['conclusion'],
      most: 8,
      list: 'Other health problems:',
      isByName: true,
      isMust: true,
    },
    { part: 'found', roles: ['reason'], most: 5, list: 'Also noted on admission:', isByName: true },
    { part: 'found', roles: ['conclusion'], most: 3, isByName: false, isMust: true },
    { part: 'done', roles: ['done'], most: 4, list: 'What was done:' },
    { part: 'done', roles: ['course', 'detail'], most: 11, worst: true, hardest: 0.25 },
    { part: 'found', roles: ['finding', 'examination'], most: 6, worst: true, fewest: 1, isNormal: false },
    { part: 'normal', roles: ['finding'], most: 3, worst: true, fewest: 1, isNormal: true },
    { ...past, list: 'Health before this stay:' },
    ...medicines,
    ...afterwards,
  ],
  clinic: [
    ...visit,
    // The plan first, so that it is not lost where the story told it too.
    orders,
    ...afterwards,
    story,
    ...examined.slice(0, 1),
    furtherConclusions,
    ...examined.slice(1),
    { part: 'done', roles: ['done', 'detail', 'course'], most: 5, cue: 'deed', worst: true, hardest: 0.2 },
    { part: 'found', roles: ['course'], most: 3, worst: true, fewest: 0, hardest: 0.15 },
    past,
    ...medicines,
    unclear,
  ],
  letter: [
    ...visit,
    // What its writer asks the other doctor for.
    { part: 'bottom_line', roles: ['next_step'], most: 2, cue: 'letter_asks', isMust: true },
    // The plan first, so that it is not lost where the story told it too.
    orders,
    ...afterwards,
    { ...story, most: 8, fewest: -Infinity },
    ...examined.slice(0, 1),
    furtherConclusions,
    ...examined.slice(1),
    { part: 'done', roles: ['done', 'course'], most: 5, hardest: 0.2 },
    past,
    ...medicines,
  ],
  // A note beside results says what is done with medicines; the words of the paper say it, and no list stands for them.
  lab: [furtherConclusions, ...afterwards.map(withMedicineOrders)],
  medicines: [...medicines, ...afterwards],
};

/** What an amendment says, before all else. */
export const ofAmendment: PartPlan = { part: 'bottom_line', roles: ['conclusion'], most: 8, isMust: true };

/** What is left of a short paper when its parts are filled: nothing of it is lost. */
export const leftOver: readonly PartPlan[] = [
  { part: 'why', roles: ['reason', 'history', 'past', 'symptoms'], most: 12, isMust: true, isInOrder: true },
  {
    part: 'found',
    roles: ['conclusion', 'finding', 'examination', 'differential'],
    most: 12,
    isNormal: false,
    isMust: true,
    isInOrder: true,
  },
  {
    part: 'normal',
    roles: ['conclusion', 'finding', 'examination', 'differential'],
    most: 12,
    isNormal: true,
    isMust: true,
    isInOrder: true,
  },
  { part: 'done', roles: ['done', 'course', 'detail'], most: 12, isMust: true, isInOrder: true },
  {
    part: 'medicines',
    roles: ['medicine', 'medicine_change'],
    most: 12,
    isMust: true,
    isInOrder: true,
  },
  // Without these words they would read as taken.
  { part: 'medicines', roles: ['medicine_stopped'], most: 12, list: 'Stopped:', isMust: true, isInOrder: true },
  { part: 'medicines', roles: ['medicine_held'], most: 12, list: 'On hold:', isMust: true, isInOrder: true },
  { part: 'waiting_for', roles: ['pending'], most: 6, isMust: true, isInOrder: true },
  { part: 'next_steps', roles: ['next_step', 'instruction', 'order'], most: 12, isMust: true, isInOrder: true },
  { part: 'when_to_get_help', roles: ['warning_sign'], most: 9, isMust: true, isInOrder: true },
  { part: 'unclear', roles: ['limit'], most: 4, isMust: true, isInOrder: true },
];
