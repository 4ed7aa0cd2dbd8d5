import type { ReaderState } from '#client/lib/reader/reader.ts';
import type { Speed } from '#client/lib/reader/reading-choices.ts';

type Silence = Extract<ReaderState, { status: 'silent' }>['reason'];

export const texts = {
  player: 'Reading aloud',
  pause: 'Pause',
  play: 'Play',
  stop: 'Stop reading',
  back: 'Sentence back',
  forward: 'Sentence forward',
  place: (at: number, count: number) => `Sentence ${at + 1} of ${count}`,
  left: (time: string) => `${time} left`,
  terms: 'Words in this sentence',
  meaning: (term: string) => `What is ${term}?`,
  said: (say: string) => `Say: ${say}`,
  closeMeaning: 'Close and go on',
  settings: 'Speed and voice',
  speed: 'Speed',
  speeds: {
    0.7: 'Very slow (0.7)',
    0.85: 'Slow (0.85)',
    1: 'Normal (1)',
    1.2: 'Fast (1.2)',
    1.5: 'Very fast (1.5)',
  } satisfies Record<Speed, string>,
  voice: 'Voice',
  bestVoice: 'The best for this page',
  remote: (name: string) => `${name} (over the internet)`,
  sentAway: 'With this voice, your browser sends the words to its maker to be spoken. Readback has no part in that.',
  silent: {
    'no-voices': {
      title: 'This browser has no voice to read with.',
      help: 'Turn on text to speech in the settings of your device, often under Accessibility. Or open this page in Chrome, Edge or Safari.',
    },
    'not-supported': {
      title: 'This browser cannot read aloud.',
      help: 'Open this page in Chrome, Edge or Safari. Everything that would be read stands on the page.',
    },
    failed: {
      title: 'The voice has stopped.',
      help: 'Press Try again. If nothing is heard, choose another voice, or load the page again.',
    },
  } satisfies Record<Silence, { title: string; help: string }>,
  tryAgain: 'Try again',
  close: 'Close',
};
