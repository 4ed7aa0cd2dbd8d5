/** What a program under test is told to suffer, over the line that it was started with. */
export type Order =
  | {
      kind: 'strike';
      operation: Operation;
      /** A regular expression that the path, or the statement, has to match. */
      like: string;
      /** The how many-th of these, from 1, counted from when the order came. */
      nth: number;
      /** How many in a row, from that one on. */
      times: number;
      deed: Deed;
      moment: Moment;
    }
  | { kind: 'shift clock'; byMs: number }
  /** Throw an uncaught exception in a callback. */
  | { kind: 'throw' }
  | { kind: 'spare' };

export type Operation = 'open' | 'write' | 'sync' | 'rename' | 'remove' | 'read' | 'query' | 'answer';

/** `kill` ends the program as a power cut would, `cut` breaks the connection, the others are what the system answers. */
export type Deed = 'kill' | 'cut' | SystemError;
export type SystemError = 'EIO' | 'ENOSPC' | 'EMFILE';

/** `sent` is while it happens: it was asked for, and nobody has heard of it yet. */
export type Moment = 'before' | 'sent' | 'after';

/** What the program says on the line. */
export type Notice = { said: 'ready' | 'taken' | 'struck'; what?: string };

/** The descriptor of the line. */
export const line = 3;

/** Set, to whatever, where a program hurries what it does for the sake of others who are not there. */
export const hurryVariable = 'FAULTS_HURRY';
/** An order that holds from the first moment of the program, as JSON. */
export const firstOrderVariable = 'FAULTS_FIRST_ORDER';
