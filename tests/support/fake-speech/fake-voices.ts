/** Steers how a page speaks, and tells what it said. */
export type FakeVoices = {
  /** What was begun to be said, in its order. */
  spoken: string[];
  /** How long a word takes. */
  msPerWord: number;
};

declare global {
  interface Window {
    fakeVoices: FakeVoices;
  }
}

/** Puts a speechSynthesis in place that says nothing and takes its time. Stands alone: it is sent to the page as it is. */
export function installFakeVoices(): void {
  const fake: FakeVoices = { spoken: [], msPerWord: 20 };
  const voiceOf = (name: string, lang: string, localService: boolean) => ({
    name,
    lang,
    localService,
    default: localService,
    voiceURI: name,
  });
  const voices = [
    voiceOf('Near', 'en-US', true),
    voiceOf('Far', 'en-US', false),
    voiceOf('Cerca', 'es-ES', true),
  ] as const;

  class Utterance extends EventTarget {
    readonly text: string;
    lang = '';
    rate = 1;
    pitch = 1;
    volume = 1;
    voice: unknown = null;
    onstart: ((event: Event) => void) | null = null;
    onend: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;

    constructor(text = '') {
      super();
      this.text = text;
    }

    tell(type: 'start' | 'end' | 'error', more: object = {}): void {
      const event = Object.assign(new Event(type), { utterance: this, ...more });
      this[`on${type}`]?.(event);
      this.dispatchEvent(event);
    }
  }

  class Synthesis extends EventTarget {
    readonly waiting: Utterance[] = [];
    said: Utterance | null = null;
    timer: ReturnType<typeof setTimeout> | undefined;
    paused = false;

    get speaking(): boolean {
      return this.said !== null;
    }
    get pending(): boolean {
      return this.waiting.length > 0;
    }
    getVoices = () => voices;
    pause = () => undefined;
    resume = () => undefined;

    speak(utterance: Utterance): void {
      this.waiting.push(utterance);
      if (this.said === null) setTimeout(() => this.next());
    }

    next(): void {
      const next = this.said === null ? this.waiting.shift() : undefined;
      if (next === undefined) return;
      this.said = next;
      fake.spoken.push(next.text);
      next.tell('start');
      const words = next.text.split(/\s+/).length;
      this.timer = setTimeout(() => this.finishOnceDrawn(next), (words * fake.msPerWord) / next.rate);
    }

    /**
     * However fast it is told to be, a page that is seen has drawn what it marked before the sentence ends, as with any real voice: one
     * picture for what it draws of its own, and one for what it does when that is drawn.
     */
    finishOnceDrawn(utterance: Utterance, pictures = 2): void {
      if (document.hidden) return this.finish(utterance);
      requestAnimationFrame(() => {
        this.timer = setTimeout(() =>
          pictures > 1 ? this.finishOnceDrawn(utterance, pictures - 1) : this.finish(utterance),
        );
      });
    }

    finish(utterance: Utterance): void {
      if (this.said !== utterance) return;
      this.said = null;
      utterance.tell('end');
      this.next();
    }

    cancel(): void {
      clearTimeout(this.timer);
      const all = [this.said, ...this.waiting.splice(0)];
      this.said = null;
      all.forEach((each, index) => each?.tell('error', { error: index === 0 ? 'interrupted' : 'canceled' }));
    }
  }

  Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis(), configurable: true });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, fakeVoices: fake });
}
