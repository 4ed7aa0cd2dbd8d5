/** Requests of one kind, each written out: they are taken in turn. */
export type Kind = {
  name: string;
  /** How often it is asked for, against the other kinds. */
  weight: number;
  requests: readonly Written[];
  /** Each is asked for once, since it would not be the same again: such as a deletion. */
  isUsedUp?: boolean;
};

/** A request without its head line of where it comes from. The body is in base64. */
export type Written = { method: string; path: string; headers: Record<string, string>; body?: string };

/** What the process that makes the load is asked to do. */
export type Order = {
  origins: readonly string[];
  kinds: readonly Kind[];
  /** Asked at the same time: the next as soon as one is answered. With a rate, the most that wait for an answer at once. */
  connections: number;
  /** Requests a second, whether earlier ones were answered or not. */
  rate?: number;
  /** Seconds before anything counts. */
  warmSeconds: number;
  seconds: number;
};

/** Milliseconds. */
export type Waits = { count: number; p50: number; p95: number; p99: number; longest: number };

export type Report = {
  perSecond: number;
  /** Requests before anything counted. */
  warmed: number;
  all: Waits;
  kinds: Record<string, Waits>;
  /** Answers by their status, and `lost` for those that never came. */
  statuses: Record<string, number>;
  /** Processor seconds of the generator itself, and the share of one core that it was busy. */
  ownCpuSeconds: number;
  ownBusy: number;
  /** When what counts began and ended, in milliseconds since 1970. */
  from: number;
  to: number;
};
