/** Why nothing is listened to although somebody asked for it. A press tries again. */
export type BlockedReason = 'denied' | 'unsupported' | 'no-microphone' | 'language' | 'network' | 'storm';

/** Who else has the floor: the reader, whom the microphone would hear, or another tab. */
export type HeldBy = 'speech' | 'hidden';

export type Phase =
  | { name: 'off' }
  | { name: 'starting' }
  | { name: 'listening' }
  /** A button was let go: what was said last is still awaited. */
  | { name: 'finishing' }
  | { name: 'held' }
  | { name: 'resting'; ms: number }
  | { name: 'blocked'; reason: BlockedReason };

export type Listening = {
  phase: Phase;
  /** Until the next press, or for as long as the button is held. */
  mode: 'toggle' | 'hold';
  heldBy: readonly HeldBy[];
  /** Whether the words are found on the device itself. Only a real start proves it. */
  device: 'untried' | 'trying' | 'proven' | 'refused';
  /** The last error that a person should know of, new for each. */
  error: { code: string } | null;
  /** When this attempt began to listen; null before. */
  begunAt: number | null;
  hasHeard: boolean;
  /** Ends with nothing heard, in a row. */
  quietRow: number;
  /** When the latest of them were. */
  quietEnds: readonly number[];
  networkErrors: number;
};

export type ListeningEvent =
  | { type: 'pressed' }
  | { type: 'hold-began' }
  | { type: 'hold-ended' }
  | { type: 'device-answered'; isThere: boolean }
  | { type: 'begun' }
  | { type: 'heard' }
  | { type: 'failed'; code: string }
  | { type: 'ended' }
  /** Time is up for a rest, for the last words, or for the device to prove itself. */
  | { type: 'timed-out' }
  | { type: 'floor-taken'; by: HeldBy }
  | { type: 'floor-given'; by: HeldBy }
  | { type: 'left' };

export const ms = { firstRest: 300, longestRest: 10_000, longLife: 5000, storm: 30_000, lastWords: 2000, proof: 4000 };
const stormOf = 8;
const patienceWithNetwork = 3;

const fresh = { error: null, begunAt: null, hasHeard: false, quietRow: 0, quietEnds: [], networkErrors: 0 } as const;

export const atRest: Listening = {
  ...fresh,
  phase: { name: 'off' },
  mode: 'toggle',
  heldBy: [],
  device: 'untried',
};

/** Somebody wants to be listened to, and nothing but time or the floor is in the way. */
export const isOn = ({ phase: { name } }: Listening): boolean => name !== 'off' && name !== 'blocked';

/** What becomes of it. `now` counts milliseconds. */
export function step(state: Listening, event: ListeningEvent, now: number): Listening {
  switch (event.type) {
    case 'pressed':
      return isOn(state) ? off(state) : begin(state, 'toggle');
    case 'hold-began':
      return isOn(state) ? state : begin(state, 'hold');
    case 'hold-ended':
      return letGo(state);
    case 'device-answered':
      return { ...state, device: event.isThere ? 'trying' : 'refused' };
    case 'begun':
      return begun(state, now);
    case 'heard':
      return { ...state, hasHeard: true, quietRow: 0, quietEnds: [], networkErrors: 0 };
    case 'failed':
      return fail(state, event.code, now);
    case 'ended':
      return end(state, now);
    case 'timed-out':
      return timeOut(state);
    case 'floor-taken':
      return takeFloor(state, event.by);
    case 'floor-given':
      return giveFloor(state, event.by);
    case 'left':
      return off(state);
  }
}

const off = (state: Listening): Listening => ({ ...state, ...fresh, phase: { name: 'off' } });

const begin = (state: Listening, mode: Listening['mode']): Listening => ({
  ...state,
  ...fresh,
  mode,
  phase: { name: state.heldBy.length > 0 ? 'held' : 'starting' },
});

function letGo(state: Listening): Listening {
  if (state.mode !== 'hold' || !isOn(state)) return state;
  return state.phase.name === 'listening' ? { ...state, phase: { name: 'finishing' } } : off(state);
}

function begun(state: Listening, now: number): Listening {
  if (state.phase.name !== 'starting') return state;
  const device = state.device === 'trying' ? 'proven' : state.device;
  return { ...state, device, phase: { name: 'listening' }, begunAt: now, hasHeard: false };
}

const isDenied = (code: string) => code === 'not-allowed' || code === 'service-not-allowed';
const isOfMicrophone = (code: string) => code === 'not-allowed' || code === 'audio-capture';
/** Silence, and somebody else who took the microphone, are no errors to a person. */
const isUsual = (code: string) => code === 'no-speech' || code === 'aborted';

function fail(state: Listening, code: string, now: number): Listening {
  if (!isOn(state)) return state;
  // The device cannot do it after all: nobody was promised anything yet, so the browser's own way is taken.
  if (state.device === 'trying' && !isOfMicrophone(code)) return { ...state, device: 'refused' };
  if (isUsual(code)) return end(state, now);
  const told: Listening = { ...state, error: { code } };
  if (isDenied(code)) return blocked(told, 'denied');
  if (code === 'unsupported') return blocked(told, 'unsupported');
  if (code === 'audio-capture') return blocked(told, 'no-microphone');
  // Where the device was said to do it alone, the voice goes nowhere else without another press.
  if (code === 'language-not-supported') return blocked({ ...told, device: 'refused' }, 'language');
  if (code !== 'network') return end(told, now);
  const networkErrors = state.networkErrors + 1;
  if (networkErrors >= patienceWithNetwork) return blocked(told, 'network');
  return end({ ...told, networkErrors }, now);
}

const blocked = (state: Listening, reason: BlockedReason): Listening => ({
  ...state,
  phase: { name: 'blocked', reason },
});

function end(state: Listening, now: number): Listening {
  const { name } = state.phase;
  if (name === 'finishing') return off(state);
  if (name !== 'starting' && name !== 'listening') return state;
  const hasLived = state.begunAt !== null && now - state.begunAt >= ms.longLife;
  const again = { ...state, begunAt: null, hasHeard: false };
  if (state.hasHeard) return rest({ ...again, quietRow: 0 }, ms.firstRest);
  const quietEnds = [...state.quietEnds.filter((at) => now - at < ms.storm), now];
  if (quietEnds.length >= stormOf) return blocked({ ...again, quietEnds }, 'storm');
  const quietRow = hasLived ? 0 : state.quietRow;
  const wait = Math.min(ms.firstRest * 2 ** quietRow, ms.longestRest);
  return rest({ ...again, quietEnds, quietRow: quietRow + 1 }, wait);
}

const rest = (state: Listening, wait: number): Listening => ({ ...state, phase: { name: 'resting', ms: wait } });

function timeOut(state: Listening): Listening {
  const { name } = state.phase;
  if (name === 'resting') return { ...state, phase: { name: 'starting' } };
  if (name === 'finishing') return off(state);
  return name === 'starting' && state.device === 'trying' ? { ...state, device: 'refused' } : state;
}

function takeFloor(state: Listening, by: HeldBy): Listening {
  const heldBy = [...state.heldBy.filter((each) => each !== by), by];
  const { name } = state.phase;
  if (name === 'finishing') return { ...off(state), heldBy };
  return isOn(state) ? { ...state, heldBy, phase: { name: 'held' } } : { ...state, heldBy };
}

function giveFloor(state: Listening, by: HeldBy): Listening {
  const heldBy = state.heldBy.filter((each) => each !== by);
  const given = { ...state, heldBy };
  // A moment later, since the last words may still be in the room.
  return state.phase.name === 'held' && heldBy.length === 0 ? rest(given, ms.firstRest) : given;
}
