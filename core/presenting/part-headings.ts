import type { StoryPart } from '../documents/explanation.ts';

/** What stands above each part of a story, on a screen, on paper, in a terminal and by voice. */
export const partHeadings: Record<StoryPart, string> = {
  bottom_line: 'Bottom line and next step',
  why: 'Why',
  found: 'What was found',
  normal: 'What was normal',
  done: 'What was done',
  medicines: 'Medicines',
  allergies: 'Allergies and reactions',
  waiting_for: 'Waiting for',
  next_steps: 'What happens next',
  when_to_get_help: 'When to get help',
  unclear: 'What is unclear',
};
