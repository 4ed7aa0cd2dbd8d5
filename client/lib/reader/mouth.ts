import type { Language } from '#core/documents/explanation.ts';
import { awaitVoices } from './await-voices.ts';
import { cutForBreath } from './cut-for-breath.ts';
import { createOutlet } from './outlet.ts';
import type { ReadingChoices } from './reading-choices.ts';
import type { Speech } from './speech.ts';
import { utter, type Ending } from './utter.ts';
import { pickVoice, voiceLanguages } from './voices.ts';

/** How a sentence ended: spoken, stopped by something that is not us, or never spoken. */
export type Outcome = 'ended' | 'cut-off' | 'no-voices' | 'failed';

export type Mouth = {
  /** Speaks a sentence instead of what is being spoken, and tells once how that ended, unless it is stopped. */
  say: (text: string, language: Language, onOver: (outcome: Outcome) => void) => void;
  stop: () => void;
  /** Gives the voices that failed another chance, and a browser that had none. */
  forgive: () => void;
};

// Voices from elsewhere are cut off after about 15 seconds.
const longestHere = 200;
const longestElsewhere = 140;

export function createMouth(speech: Speech, choices: () => ReadingChoices): Mouth {
  const outlet = createOutlet(speech);
  let failed: SpeechSynthesisVoice[] = [];
  let hasWaited = false;
  let isMute = false;
  let stopCurrent = () => {};

  const say: Mouth['say'] = (text, language, onOver) => {
    const { speed: rate, voices } = choices();
    let repeats = 1;
    const pick = () => pickVoice(speech.getVoices(), language, { chosen: voices[language], failed });

    const speakWith = (voice: SpeechSynthesisVoice | null, rest: string) => {
      const longest = voice?.localService === false ? Math.round(longestElsewhere * Math.min(rate, 1)) : longestHere;
      const [piece, ...more] = cutForBreath(rest, longest);
      if (piece === undefined) return onOver('ended');
      const over = (ending: Ending) => {
        if (ending === 'ended') return speakWith(voice, more.join(' '));
        if (ending === 'refused') return onOver('failed');
        if (repeats-- <= 0) return onOver(ending === 'cut-off' ? ending : silence());
        if (ending === 'cut-off') return speakWith(voice, rest);
        const other = voice && otherThan(voice);
        return other ? speakWith(other, rest) : onOver(silence());
      };
      stopCurrent = utter(outlet, { text: piece, lang: voice?.lang ?? voiceLanguages[language], voice, rate }, over);
    };
    const otherThan = (voice: SpeechSynthesisVoice) => {
      failed = [...failed, voice];
      return pick();
    };
    const start = () => {
      hasWaited = true;
      if (isMute && speech.getVoices().length === 0) onOver('no-voices');
      else speakWith(pick(), text);
    };

    stopCurrent();
    if (hasWaited || speech.getVoices().length > 0) start();
    else stopCurrent = awaitVoices(speech, start);
  };

  const silence = (): Outcome => {
    isMute = speech.getVoices().length === 0;
    return isMute ? 'no-voices' : 'failed';
  };
  const forgive = () => {
    failed = [];
    isMute = false;
  };
  return { say, stop: () => stopCurrent(), forgive };
}
