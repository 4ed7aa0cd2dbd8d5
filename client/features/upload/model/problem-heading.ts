import { texts } from '../texts.ts';

/** A failure that speaks of the format of the file is headed as such. "Information" is not about a format. */
export const problemHeading = (message: string): string =>
  /(?<!in)format/iu.test(message) ? texts.problem.formatHeading : texts.problem.heading;
