/** What reading aloud needs of a browser. */
export type Speech = Pick<
  SpeechSynthesis,
  'speaking' | 'pending' | 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>;

/** Null where a browser cannot speak at all. */
export function browserSpeech(): Speech | null {
  const canSpeak = 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
  return canSpeak ? window.speechSynthesis : null;
}
