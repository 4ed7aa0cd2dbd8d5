/** Steers the recognisers of a page, and tells what they were asked for. */
export type FakeRecognition = {
  /** Each start ends with this error; `ok` begins, and `mute` answers nothing at all. */
  mode: string;
  /** The same for starts on the device; `mode` where it is null. */
  localMode: string | null;
  /** What the browser says of finding words on the device. */
  device: string;
  /** `start`, `start local`, `stop` and `abort`, in their order. */
  log: string[];
  /** How many are listening. */
  live: () => number;
  /** How those who listen were set. */
  settings: () => object[];
  /** A piece of speech: the likeliest wording first. */
  say: (alternatives: string | string[], isFinal?: boolean) => void;
  /** The final piece once more, as some browsers tell it. */
  repeat: () => void;
  fail: (code: string) => void;
  end: () => void;
};

declare global {
  interface Window {
    fakeRecognition: FakeRecognition;
  }
}

/** Puts a SpeechRecognition in place that hears what a test says. Stands alone: it is sent to the page as it is. */
export function installFakeRecognition(): void {
  const live = new Set<Recogniser>();
  const fake: FakeRecognition = {
    mode: 'ok',
    localMode: null,
    device: 'unavailable',
    log: [],
    live: () => live.size,
    settings: () =>
      [...live].map(({ lang, continuous, interimResults, maxAlternatives, processLocally }) => ({
        lang,
        continuous,
        interimResults,
        maxAlternatives,
        processLocally,
      })),
    say: (alternatives, isFinal = true) => live.forEach((each) => each.hear([alternatives].flat(), isFinal)),
    repeat: () => live.forEach((each) => each.tell()),
    fail: (code) => live.forEach((each) => each.fail(code)),
    end: () => live.forEach((each) => each.end()),
  };

  class Recogniser extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    processLocally = false;
    pieces: { isFinal: boolean; alternatives: string[] }[] = [];

    static async available(): Promise<string> {
      return fake.device;
    }

    start(): void {
      if (live.has(this)) throw new DOMException('It has started already.', 'InvalidStateError');
      fake.log.push(this.processLocally ? 'start local' : 'start');
      const mode = (this.processLocally ? fake.localMode : null) ?? fake.mode;
      live.add(this);
      queueMicrotask(() => {
        if (mode === 'ok') this.dispatchEvent(new Event('start'));
        else if (mode !== 'mute') this.fail(mode);
      });
    }

    stop(): void {
      fake.log.push('stop');
      queueMicrotask(() => this.end());
    }

    abort(): void {
      if (live.has(this)) fake.log.push('abort');
      live.delete(this);
    }

    hear(alternatives: string[], isFinal: boolean): void {
      if (this.pieces.at(-1)?.isFinal === false) this.pieces.pop();
      this.pieces.push({ isFinal, alternatives });
      this.tell();
    }

    tell(): void {
      const results = this.pieces.map(({ isFinal, alternatives }) =>
        Object.assign(
          alternatives.map((transcript) => ({ transcript, confidence: 0.9 })),
          { isFinal },
        ),
      );
      const resultIndex = results.length - 1;
      this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex }));
    }

    // Some browsers tell of an error and of no end after it.
    fail(code: string): void {
      live.delete(this);
      this.dispatchEvent(Object.assign(new Event('error'), { error: code }));
      if (code !== 'language-not-supported') this.dispatchEvent(new Event('end'));
    }

    end(): void {
      if (live.delete(this)) this.dispatchEvent(new Event('end'));
    }
  }

  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser, fakeRecognition: fake });
}
