/** What a browser told of what it was asked to speak; `at` in milliseconds of the page. */
export type SpeechNote = {
  what: 'asked' | 'start' | 'end' | 'error';
  text: string;
  voice: string;
  rate: number;
  at: number;
};

declare global {
  interface Window {
    speechNotes: SpeechNote[];
  }
}

/** Notes down what the browser's own speech does, and changes nothing of it. Stands alone: it is sent to the page as it is. */
export function noteSpeech(): void {
  window.speechNotes = [];
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (utterance) => {
    const { text, rate } = utterance;
    const voice = utterance.voice?.name ?? '';
    const note = (what: SpeechNote['what']) =>
      window.speechNotes.push({ what, text, voice, rate, at: Math.round(performance.now()) });
    for (const what of ['start', 'end', 'error'] as const) utterance.addEventListener(what, () => note(what));
    note('asked');
    speak(utterance);
  };
}
