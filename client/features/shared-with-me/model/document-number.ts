/** A number as it was typed; 0 for everything that is none. */
export function documentNumber(typed: string): number {
  const digits = /^\s*#?\s*(\d{1,15})\s*$/u.exec(typed)?.[1];
  return digits === undefined ? 0 : Number.parseInt(digits, 10);
}
