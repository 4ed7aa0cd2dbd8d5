const ofAll = /(?<!\d)(?<value>\d+(?:\.\d+)?)\s?\/\s?(?<most>\d+)$/;

/** "25/30" where the printed words hold how far the scale goes, else the value alone. */
export function withItsEnd(words: string, value: string): string {
  const { value: printed, most } = ofAll.exec(words)?.groups ?? {};
  return printed === value && most !== undefined ? `${value}/${most}` : value;
}

/** "ypT1c", "pN1a(sn)": the small letters tell when and how a tumor was looked at, so that the words are kept as printed. */
export const hasTumorLetters = (words: string): boolean => /^(?:[yra]{0,2}[pc]|[yr])[TNM]/.test(words);
