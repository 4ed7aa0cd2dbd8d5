/** Such as `Europe/Madrid`: months and days are counted there. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
