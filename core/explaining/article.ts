/** "calcifications are", "nodules are", but "stenosis is". */
export const isPlural = (name: string): boolean =>
  /[^siu]s$/i.test(name.trim()) &&
  !/\s[A-Z]$/.test(name.trim()) &&
  !/^[A-Z]{2,6}$/.test(name.trim()) &&
  !/\b(?:diabetes|herpes|rabies|pus|ascites)$/i.test(name);
