import type { ReaderSnapshot, ReaderStore } from './create-reader.ts';
import { browserSpeech } from './speech.ts';

const idle: ReaderSnapshot = {
  state: { status: 'idle' },
  isSpeaking: false,
  choices: { speed: 1, voices: {} },
  passages: null,
  hasFinished: false,
};

const load = async (): Promise<ReaderStore> => (await import('./create-reader.ts')).createReader(browserSpeech());

/** A reader that comes when somebody first wants to hear something: most visits are silent. */
export function createLateReader(): ReaderStore {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let reader: ReaderStore | null = null;
  let coming: Promise<void> | null = null;
  let waiting: ((reader: ReaderStore) => void)[] = [];
  // Asked for once, since some browsers load their voices only then, and take seconds.
  browserSpeech()?.getVoices();

  const come = async () => {
    try {
      reader = await load();
      reader.subscribe(tell);
      for (const act of waiting) act(reader);
    } catch {
      // What could not be loaded now may be there at the next press.
      coming = null;
    }
    waiting = [];
  };
  const first = (act: (reader: ReaderStore) => void) => {
    if (reader !== null) return act(reader);
    waiting.push(act);
    coming ??= come();
  };
  // Nothing to stop or to move where nothing was ever asked for.
  const after = (act: (reader: ReaderStore) => void) => {
    if (reader !== null || coming !== null) first(act);
  };

  return {
    snapshot: () => reader?.snapshot() ?? idle,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (passages) => first((it) => it.read(passages)),
    say: (words) => first((it) => it.say(words)),
    sayAside: (words, language) => first((it) => it.sayAside(words, language)),
    choose: (choices) => first((it) => it.choose(choices)),
    pause: () => after((it) => it.pause()),
    resume: () => after((it) => it.resume()),
    stop: () => after((it) => it.stop()),
    move: (by) => after((it) => it.move(by)),
  };
}
