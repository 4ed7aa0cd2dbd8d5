import { describe, expect, test } from 'vitest';
import { atRest, step, type Listening, type ListeningEvent } from './listening.ts';

/** What becomes of listening by these events, each with the milliseconds that pass before it where they matter. */
function after(...events: (ListeningEvent | number)[]): Listening {
  let now = 0;
  return events.reduce((state: Listening, event) => {
    if (typeof event === 'number') {
      now += event;
      return state;
    }
    return step(state, event, now);
  }, atRest);
}

const pressed = { type: 'pressed' } as const;
const ready = [pressed, { type: 'device-answered', isThere: false }] as const;
const begun = { type: 'begun' } as const;
const heard = { type: 'heard' } as const;
const ended = { type: 'ended' } as const;
const timedOut = { type: 'timed-out' } as const;
const failed = (code: string): ListeningEvent => ({ type: 'failed', code });
const taken = (by: 'speech' | 'hidden'): ListeningEvent => ({ type: 'floor-taken', by });
const given = (by: 'speech' | 'hidden'): ListeningEvent => ({ type: 'floor-given', by });
const listening = [...ready, begun] as const;

test('listens to nothing until somebody presses', () => {
  expect(after().phase.name).toBe('off');
  expect(after(taken('speech'), given('speech')).phase.name).toBe('off');
  expect(after(timedOut, begun, heard, ended).phase.name).toBe('off');
});

test('a press begins it and another ends it', () => {
  expect(after(...listening).phase.name).toBe('listening');
  expect(after(...listening, pressed).phase.name).toBe('off');
});

test('goes on by itself when the browser ends it', () => {
  expect(after(...listening, heard, ended).phase).toEqual({ name: 'resting', ms: 300 });
  expect(after(...listening, heard, ended, timedOut).phase.name).toBe('starting');
});

test('rests longer each time that nothing was heard, up to ten seconds', () => {
  const rests = Array.from({ length: 7 }, (_, times) => {
    const quiet = Array.from({ length: times + 1 }, () => [timedOut, begun, ended, 8000]).flat();
    const { phase } = after(...ready, ...quiet);
    return phase.name === 'resting' ? phase.ms : phase.name;
  });

  expect(rests).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000]);
});

test('begins with short rests again after it has listened for long, or heard something', () => {
  const quiet = [...listening, ended, timedOut, begun, ended, timedOut, begun] as const;
  expect(after(...quiet, 6000, ended).phase).toEqual({ name: 'resting', ms: 300 });
  expect(after(...quiet, heard, ended).phase).toEqual({ name: 'resting', ms: 300 });
  expect(after(...quiet, ended).phase).toEqual({ name: 'resting', ms: 1200 });
});

describe('a storm of ends', () => {
  const times = (count: number, pause: number) =>
    Array.from({ length: count }, () => [timedOut, begun, pause, ended]).flat();

  test('is given up after eight within thirty seconds with nothing heard', () => {
    expect(after(...ready, ...times(7, 1000)).phase.name).toBe('resting');
    expect(after(...ready, ...times(8, 1000)).phase).toEqual({ name: 'blocked', reason: 'storm' });
  });

  test('is none where it takes longer, or where something was heard', () => {
    expect(after(...ready, ...times(20, 8000)).phase.name).toBe('resting');
    expect(after(...ready, ...times(7, 1000), timedOut, begun, heard, ended).phase.name).toBe('resting');
  });

  test('is over with a press', () => {
    expect(after(...ready, ...times(8, 0), pressed, begun).phase.name).toBe('listening');
    expect(after(...ready, ...times(8, 0), pressed, begun, ended).phase).toEqual({ name: 'resting', ms: 300 });
  });
});

describe('while it is held', () => {
  test('it waits, and goes on a moment after the floor is given back', () => {
    expect(after(...listening, taken('speech')).phase.name).toBe('held');
    expect(after(...listening, taken('speech'), given('speech')).phase).toEqual({ name: 'resting', ms: 300 });
  });

  test('it waits for everybody who holds it', () => {
    const both = [...listening, taken('speech'), taken('hidden'), given('speech')] as const;
    expect(after(...both).phase.name).toBe('held');
    expect(after(...both, given('hidden')).phase.name).toBe('resting');
  });

  test('a press begins nothing before the floor is free, and ends what waits', () => {
    expect(after(taken('speech'), pressed).phase.name).toBe('held');
    expect(after(...listening, taken('speech'), pressed).phase.name).toBe('off');
  });

  test('the end of a recogniser that was let go changes nothing', () => {
    expect(after(...listening, taken('speech'), ended).phase.name).toBe('held');
  });
});

describe('by holding the button', () => {
  const held = [{ type: 'hold-began' }, { type: 'device-answered', isThere: false }] as const;

  test('it listens until it is let go, and waits for the last words', () => {
    expect(after(...held, begun).phase.name).toBe('listening');
    expect(after(...held, begun, { type: 'hold-ended' }).phase.name).toBe('finishing');
    expect(after(...held, begun, { type: 'hold-ended' }, ended).phase.name).toBe('off');
    expect(after(...held, begun, { type: 'hold-ended' }, timedOut).phase.name).toBe('off');
  });

  test('it ends at once where it had not begun', () => {
    expect(after(...held, { type: 'hold-ended' }).phase.name).toBe('off');
  });

  test('it changes nothing of what was switched on by a press', () => {
    expect(after(...listening, { type: 'hold-began' }, { type: 'hold-ended' }).phase.name).toBe('listening');
  });
});

describe('errors', () => {
  test.each([
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['language-not-supported', 'language'],
    ['unsupported', 'unsupported'],
  ])('%s blocks it by name, until a press', (code, reason) => {
    const state = after(...ready, failed(code));
    expect(state.phase).toEqual({ name: 'blocked', reason });
    expect(state.error).toEqual({ code });
    expect(after(...ready, failed(code), timedOut, ended).phase.name).toBe('blocked');
    expect(after(...ready, failed(code), pressed).phase.name).toBe('starting');
  });

  test.each(['no-speech', 'aborted'])('%s is none to a person', (code) => {
    expect(after(...listening, failed(code))).toMatchObject({ phase: { name: 'resting' }, error: null });
  });

  test('the network is tried three times in a row', () => {
    const once = [timedOut, begun, failed('network')] as const;
    expect(after(...ready, ...once, ...once)).toMatchObject({ phase: { name: 'resting' }, error: { code: 'network' } });
    expect(after(...ready, ...once, ...once, ...once).phase).toEqual({ name: 'blocked', reason: 'network' });
    expect(after(...ready, ...once, ...once, timedOut, begun, heard, failed('network')).phase.name).toBe('resting');
  });

  test('one that nobody knows is told, and it goes on', () => {
    expect(after(...listening, failed('bad-weather'))).toMatchObject({
      phase: { name: 'resting' },
      error: { code: 'bad-weather' },
    });
  });
});

describe('on the device', () => {
  const trying = [pressed, { type: 'device-answered', isThere: true }] as const;

  test('is kept once it has really begun', () => {
    expect(after(...trying).device).toBe('trying');
    expect(after(...trying, begun).device).toBe('proven');
  });

  test.each(['language-not-supported', 'network', 'service-not-allowed'])(
    'is given up without a word where it ends with %s before that',
    (code) => {
      expect(after(...trying, failed(code))).toMatchObject({
        device: 'refused',
        phase: { name: 'starting' },
        error: null,
      });
    },
  );

  test('is given up where it never begins', () => {
    expect(after(...trying, timedOut)).toMatchObject({ device: 'refused', phase: { name: 'starting' } });
  });

  test('a microphone that is denied stays denied', () => {
    expect(after(...trying, failed('not-allowed')).phase).toEqual({ name: 'blocked', reason: 'denied' });
  });

  test('sends the voice nowhere else without another press, once it was promised to stay', () => {
    const lost = [...trying, begun, failed('language-not-supported')] as const;
    expect(after(...lost)).toMatchObject({ device: 'refused', phase: { name: 'blocked', reason: 'language' } });
  });
});
