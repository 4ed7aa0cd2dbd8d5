/** What is told beside everything that may be wrong: what to do comes with it. */
export const checkIt = 'please check it against the paper';
