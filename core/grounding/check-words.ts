const sides = [
  { said: /\bleft\b/i, printed: /\b(?:left|lt|l|lll|lul|llq|luq|os|bilateral\w*|both|left-\w+)\b/i, word: 'left' },
  { said: /\bright\b/i, printed: /\b(?:right|rt|r|rll|rul|rml|rlq|ruq|od|bilateral\w*|both)\b/i, word: 'right' },
  { said: /\bboth sides\b/i, printed: /\b(?:bi\w+|both|left|right|b\/l)\b/i, word: 'both' },
];

/** Whether words print a side, in whatever form: "Lt.", "RUL", "bilateral". */
export const printsSide = (side: 'left' | 'right' | 'both', words: string): boolean =>
  sides.find(({ word }) => word === side)?.printed.test(words) === true;
