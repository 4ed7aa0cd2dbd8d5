import type { Language } from '#core/documents/explanation.ts';
import type { ReadingChoices } from '#client/lib/reader/reading-choices.ts';
import { pickVoice } from '#client/lib/reader/voices.ts';
import { useVoices } from '../hooks/use-voices.ts';
import { texts } from '../texts.ts';
import styles from './player.module.css';

/** Says so where the words leave the device to be spoken. */
export function SentAway({ choices, language }: { choices: ReadingChoices; language: Language }) {
  const voice = pickVoice(useVoices(language), language, { chosen: choices.voices[language] });
  return voice?.localService === false && <p className={styles['sentAway']}>{texts.sentAway}</p>;
}
