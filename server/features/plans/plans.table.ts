export type PlanTables = {
  /** How many uploads were counted in a month such as `2026-11` of the owner's zone, or in the `life` of a guest's device. */
  upload_counts: { owner: string; period: string; used: number };
  /** Guests' documents a day from one address, which stands as a keyed hash. */
  guest_addresses: { address: Buffer; day: string; used: number };
  /** What plans add to accounts. Written by the database itself, whoever changes the plan. */
  users: { plan_changed_at: Date | null };
};
