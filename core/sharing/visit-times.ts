/** How long a visit to a shared document lasts: without anybody there, and at all. */
export const visitTimes = { idleMinutes: 30, longestHours: 24, seenEverySeconds: 60 } as const;
