/** How long somebody stays signed in, by the database's clock. */
export const sessionTimes = {
  /** Ends unless something is done. */
  idleMinutes: 30,
  /** Ends whatever is done. */
  longestHours: 24,
  /** Both, for who asked to be kept signed in. */
  keptDays: 30,
  /** How long the password counts as shown, for changes to the account. */
  recentMinutes: 10,
  /** When to warn before a session ends. */
  warningMinutes: 2,
  /** That somebody is there is written down no more often. */
  seenEverySeconds: 60,
} as const;
