import type { Interpretation } from '../documents/interpretation.ts';
import type { VisitQuestions } from '../taking-along/visit-questions.ts';

/** A4 is 210 x 297 mm, Letter 216 x 279 mm. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

export type ReportOptions = {
  paper: Paper;
  /** A person's own list for the visit; empty where they have none. */
  visitQuestions: VisitQuestions['questions'];
  /** When the document was uploaded, as an ISO time; null for a sample. */
  uploadedAt: string | null;
};

/** An explanation as it goes on paper: what is printed, in its order, and nothing of how it is drawn. */
export type Report = { title: string; paper: Paper };

export const reportOf = ({ title }: Interpretation, { paper }: ReportOptions): Report => ({ title, paper });
