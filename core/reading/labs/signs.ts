/** What is asked about the signs of a printed text again and again. */
export const hasDigit = (text: string): boolean => /\d/.test(text);
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
export const startsWithLetter = (text: string): boolean => /^\p{L}/u.test(text);
/** Two letters side by side: "K" alone may be a mark. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
export const isDash = (text: string): boolean => /^[-–—−]+$/.test(text);
export const isColon = (text: string | undefined): boolean => text === ':' || text === '=';

/** Codes of signs, since a text is asked for one at a time. */
export const isSpaceCode = (code: number): boolean =>
  code === 32 || (code > 8 && code < 14) || (code > 127 && /\s/.test(String.fromCharCode(code)));
export const isSpaceAt = (text: string, at: number): boolean => isSpaceCode(text.charCodeAt(at));

export const wordsIn = (text: string): string[] => text.split(/\s+/);
export const withSingleBlanks = (text: string): string => text.replace(/\s+/g, ' ');
export const withoutStop = (word: string): string => word.replace(/[.,]$/, '');
export const isOpening = (sign: string | undefined): boolean => sign === '(' || sign === '[';
export const isClosing = (sign: string | undefined): boolean => sign === ')' || sign === ']';
/** "<5", "12": whether words begin with a figure. */
export const startsWithFigure = (text: string): boolean => /^[<>≤≥]?\s?\d/.test(text);
/** What a bracket says of one word is not said of the others. */
export const withoutBrackets = (text: string): string => text.replace(/\([^()]{0,80}\)/g, ' ');
/** Words without the stops behind them. */
export const withoutTail = (text: string): string => text.replace(/[\s.,;:]+$/, '');
