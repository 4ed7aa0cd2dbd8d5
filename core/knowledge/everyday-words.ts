/** Abbreviations in capitals that are ordinary words in small letters: only the capitals count, and in a line of capitals not even these. */
export const everydayWords: ReadonlySet<string> = new Set([
  ...['AIDS', 'ALL', 'AM', 'AN', 'AS', 'AT', 'BE', 'CAD', 'CAT', 'DO', 'DOE', 'FAST', 'FROM', 'GO', 'HE', 'HER', 'HI'],
  ...['IN', 'IS', 'IT', 'LAD', 'MALT', 'MAY', 'ME', 'MR', 'NEWS', 'NO', 'OF', 'ON', 'OR', 'PAD', 'PET', 'SAD', 'SHE'],
  ...['SO', 'SOB', 'TIPS', 'TO', 'UP', 'US', 'WE'],
]);
