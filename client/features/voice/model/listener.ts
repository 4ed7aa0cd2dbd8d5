import { atRest, isOn, ms, step, type Listening, type ListeningEvent } from './listening.ts';
import { heardIn, type HeardPiece } from './heard.ts';
import { createRecogniser, isOnDevice, type Recogniser, type RecogniserClass } from './speech-recognition.ts';

export type Ears = {
  /** What one recogniser has heard so far. `session` tells apart what different ones heard. */
  onHeard: (pieces: HeardPiece[], session: number) => void;
  onError: (code: string) => void;
};

export type Listener = {
  current: () => Listening;
  subscribe: (onChange: () => void) => () => void;
  /** Tells what is heard, and what fails, until what is returned is called. */
  tell: (ears: Ears) => () => void;
  send: (event: ListeningEvent) => void;
};

type Session = { recogniser: Recogniser; isLocal: boolean; close: () => void };

/** Carries out what the states of listening ask for; without a class the browser has no recogniser. A recogniser that is let go is never waited for: some never end. */
export function createListener(Recognition: RecogniserClass | null): Listener {
  const watchers = new Set<() => void>();
  const ears = new Set<Ears>();
  let state = atRest;
  let session: Session | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sessions = 0;

  function send(event: ListeningEvent): void {
    const before = state;
    const after = step(before, event, Date.now());
    if (after === before) return;
    state = after;
    if (after.phase !== before.phase || after.device !== before.device) carryOut();
    const { error } = after;
    if (error !== null && error !== before.error) ears.forEach(({ onError }) => onError(error.code));
    watchers.forEach((tell) => tell());
  }

  function carryOut(): void {
    clearTimeout(timer);
    const { phase, device } = state;
    if (phase.name === 'starting') start();
    else if (phase.name === 'finishing') session?.recogniser.stop();
    else if (phase.name !== 'listening') close();
    const wait = waitOf(state);
    if (wait !== null && isOn(state)) timer = setTimeout(() => send({ type: 'timed-out' }), wait);
    if (phase.name === 'starting' && device === 'untried') void askDevice();
  }

  function start(): void {
    const isLocal = state.device === 'trying' || state.device === 'proven';
    if (session !== null && session.isLocal !== isLocal) close();
    if (Recognition !== null && session === null && state.device !== 'untried') session = open(Recognition, isLocal);
  }

  async function askDevice(): Promise<void> {
    if (Recognition === null) return send({ type: 'failed', code: 'unsupported' });
    const isThere = await isOnDevice(Recognition);
    if (state.device === 'untried') send({ type: 'device-answered', isThere });
  }

  function close(): void {
    session?.close();
    session = null;
  }

  function open(Recognition: RecogniserClass, isLocal: boolean): Session {
    const number = ++sessions;
    const leave = new AbortController();
    const recogniser = createRecogniser(Recognition, isLocal);
    const on = (type: string, act: (event: Event) => void) =>
      recogniser.addEventListener(type, act, { signal: leave.signal });
    const closed = (event: ListeningEvent) => {
      close();
      send(event);
    };
    on('start', () => send({ type: 'begun' }));
    on('result', (event) => {
      const pieces = heardIn(event);
      if (pieces.some(({ alternatives }) => alternatives.length > 0)) send({ type: 'heard' });
      ears.forEach(({ onHeard }) => onHeard(pieces, number));
    });
    on('error', (event) => closed({ type: 'failed', code: codeOf(event) }));
    on('end', () => closed({ type: 'ended' }));
    // A moment later, so that whoever asked for it has it before it can fail.
    queueMicrotask(() => {
      if (leave.signal.aborted) return;
      try {
        recogniser.start();
      } catch (error) {
        closed({ type: 'failed', code: error instanceof Error ? error.name : 'unknown' });
      }
    });
    return { recogniser, isLocal, close: () => letGo(recogniser, leave) };
  }

  return {
    current: () => state,
    subscribe: (onChange) => add(watchers, onChange),
    tell: (told) => add(ears, told),
    send,
  };
}

function add<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => void set.delete(member);
}

function letGo(recogniser: Recogniser, leave: AbortController): void {
  leave.abort();
  try {
    recogniser.abort();
  } catch {
    // It was never started, or is gone already.
  }
}

function waitOf({ phase, device }: Listening): number | null {
  if (phase.name === 'resting') return phase.ms;
  if (phase.name === 'finishing') return ms.lastWords;
  return phase.name === 'starting' && device === 'trying' ? ms.proof : null;
}

function codeOf(event: Event): string {
  const code: unknown = Reflect.get(event, 'error');
  return typeof code === 'string' ? code : 'unknown';
}
