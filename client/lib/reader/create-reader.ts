import type { Language } from '#core/documents/explanation.ts';
import type { Passage } from '#core/reading-aloud/passages.ts';
import { createMouth, type Outcome } from './mouth.ts';
import type { Reader, ReaderState } from './reader.ts';
import { keepChoices, loadChoices, type ReadingChoices } from './reading-choices.ts';
import type { Speech } from './speech.ts';

/** What whoever draws the reader needs to know; another object after every change. */
export type ReaderSnapshot = {
  state: ReaderState;
  isSpeaking: boolean;
  choices: ReadingChoices;
  /** What is read, or would go on being read; null where there is nothing. */
  passages: readonly Passage[] | null;
  /** Whether the last reading came to its end by itself. */
  hasFinished: boolean;
};

export type ReaderStore = Omit<Reader, 'state' | 'isSpeaking'> & {
  snapshot: () => ReaderSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Says something beside what is read, such as what a word means. Reading is paused, and keeps its place. */
  sayAside: (words: string, language?: Language) => void;
  /** Reading goes on from the sentence where it is, spoken the new way. */
  choose: (choices: Partial<ReadingChoices>) => void;
};

type Place = { passages: readonly Passage[]; at: number };
type Silence = Extract<ReaderState, { status: 'silent' }>['reason'];

/** Pausing means to stop and to remember the sentence: browsers' own pause hangs some of them, and ends speech in others. */
export function createReader(speech: Speech | null): ReaderStore {
  const listeners = new Set<() => void>();
  let now: ReaderSnapshot = {
    state: { status: 'idle' },
    isSpeaking: false,
    choices: loadChoices(),
    passages: null,
    hasFinished: false,
  };
  let place: Place | null = null;
  let hasToldSilence = false;
  const mouth = speech && createMouth(speech, () => now.choices);
  // Asked for once, since some browsers load their voices only then, and take seconds.
  speech?.getVoices();

  const set = (changes: Partial<ReaderSnapshot>) => {
    now = { ...now, ...changes, passages: place?.passages ?? null };
    listeners.forEach((listener) => listener());
  };
  const rest = (state: ReaderState, hasFinished = false) => {
    mouth?.stop();
    set({ state, isSpeaking: false, hasFinished });
  };
  const fallSilent = (reason: Silence) => rest({ status: 'silent', reason });
  const reached = (outcome: Outcome, { passages, at }: Place) => {
    if (outcome === 'ended') return at + 1 < passages.length ? readFrom({ passages, at: at + 1 }) : end(true);
    if (outcome === 'cut-off') return rest({ status: 'paused', passages, at });
    fallSilent(outcome);
  };
  const readFrom = (from: Place) => {
    const passage = from.passages[from.at];
    if (passage === undefined) return end();
    place = from;
    if (mouth === null) return fallSilent('not-supported');
    set({ state: { status: 'reading', ...from }, isSpeaking: true, hasFinished: false });
    mouth.say(passage.spoken, passage.language ?? 'en', (outcome) => reached(outcome, from));
  };
  const end = (hasFinished = false) => {
    place = null;
    rest({ status: 'idle' }, hasFinished);
  };
  const speakAlone = (words: string, language: Language) => {
    const over = (outcome: Outcome | 'not-supported') => {
      const isHeard = outcome === 'ended' || outcome === 'cut-off';
      // Answers are shown too: that they are not heard is told once.
      if (isHeard || hasToldSilence) set({ isSpeaking: false });
      else fallSilent(outcome);
      hasToldSilence ||= !isHeard;
    };
    if (mouth === null) return over('not-supported');
    set({ isSpeaking: true });
    mouth.say(words, language, over);
  };
  const goOn = () => {
    mouth?.forgive();
    if (place === null) end();
    else readFrom(place);
  };

  return {
    snapshot: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (passages) => {
      mouth?.forgive();
      readFrom({ passages, at: 0 });
    },
    say: (words, language = 'en') => {
      end();
      speakAlone(words, language);
    },
    sayAside: (words, language = 'en') => {
      if (place !== null) rest({ status: 'paused', ...place });
      speakAlone(words, language);
    },
    pause: () => {
      if (now.isSpeaking && place !== null) rest({ status: 'paused', ...place });
    },
    resume: () => {
      if (now.state.status === 'paused' || now.state.status === 'silent') goOn();
    },
    stop: () => end(),
    move: (by) => {
      if (place === null) return;
      const { passages } = place;
      place = { passages, at: Math.min(Math.max(place.at + by, 0), passages.length - 1) };
      if (now.state.status === 'reading') readFrom(place);
      else rest({ status: 'paused', ...place });
    },
    choose: (changes) => {
      const choices = { ...now.choices, ...changes };
      keepChoices(choices);
      set({ choices });
      if (now.state.status === 'reading') goOn();
    },
  };
}
