import { vi } from 'vitest';

export const aVoice = (name: string, lang = 'en-US', localService = true): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  voiceURI: name,
  default: false,
});

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  pitch = 1;
  volume = 1;
  voice: SpeechSynthesisVoice | null = null;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: SpeechSynthesisErrorCode }) => void) | null = null;
  text: string;
  constructor(text = '') {
    super();
    this.text = text;
  }
}

/** A browser's speech that says nothing by itself: the test tells when an utterance starts, ends or fails. Timers have to be faked. */
export function fakeSynthesis(voices: SpeechSynthesisVoice[] = [aVoice('American')]) {
  const said: FakeUtterance[] = [];
  let current: FakeUtterance | null = null;
  const events = new EventTarget();
  const speech = Object.assign(events, {
    speaking: false,
    pending: false,
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => {
      said.push(utterance);
      current = utterance;
      speech.speaking = true;
    },
    cancel: () => {
      const cancelled = current;
      silence();
      cancelled?.onerror?.({ error: 'interrupted' });
    },
  });
  const silence = () => {
    current = null;
    speech.speaking = false;
  };
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', speech);
  return {
    /** What was given to be spoken, in order. */
    texts: () => said.map(({ text }) => text),
    last: () => said.at(-1),
    voicesUsed: () => said.map(({ voice }) => voice?.name ?? null),
    start: () => current?.onstart?.(),
    /** Speaks the current utterance to its end. */
    end: () => {
      const ended = current;
      silence();
      ended?.onstart?.();
      ended?.onend?.();
    },
    fail: (error: SpeechSynthesisErrorCode) => {
      const failed = current;
      silence();
      failed?.onerror?.({ error });
    },
    /** Falls silent without telling, as browsers at times do. */
    fallSilent: silence,
    bringVoices: (brought: SpeechSynthesisVoice[]) => {
      voices.push(...brought);
      events.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
