import type { Span } from '../kernel/span.ts';

/** What a sentence of a paper does for its reader. */
export type StatementRole =
  | 'reason' // why the person came, or why the test was done
  | 'history' // the story that led here
  | 'past' // earlier illnesses and operations
  | 'family'
  | 'social'
  | 'symptoms' // a review of systems
  | 'done' // a procedure or test, by name
  | 'detail' // of it: anesthesia, blood loss, drains, complications
  | 'step' // what was done in an operation
  | 'technique' // with which instruments and stitches, and in which order
  | 'finding'
  | 'examination'
  | 'conclusion'
  | 'course' // what happened, how it went
  | 'medicine'
  | 'medicine_change'
  | 'medicine_before' // of the list of home, where the paper has one for going home too
  | 'medicine_held'
  | 'medicine_stopped'
  | 'medicine_there' // given in the hospital
  | 'allergy'
  | 'next_step'
  | 'instruction'
  | 'warning_sign'
  | 'order' // tests that were asked for
  | 'differential' // what else it could be, as the doctor lists it
  | 'pending'
  | 'limit' // what could not be seen or done
  | 'furniture'; // who signed, what was printed around it

/** Whom a statement is about. */
export type Experiencer = 'patient' | 'relative';
export type Temporality = 'now' | 'before' | 'planned' | 'conditional';
export type Certainty = 'stated' | 'possible' | 'denied' | 'risk';

/** One sentence, list item or line of a paper. `text` has single spaces; `heading` is printed above it, in small letters. */
export type Statement = {
  text: string;
  span: Span;
  heading: string;
  label: string | null; // of its line: "Diet: as tolerated" has "Diet"
  topic: string | null; // of the short line above its items
  role: StatementRole;
  experiencer: Experiencer;
  temporality: Temporality;
  certainty: Certainty;
  finds?: true; // names an illness or a sign that is there, or may be
  isItem: boolean;
  isFirst: boolean; // under its heading
  order: number;
};
