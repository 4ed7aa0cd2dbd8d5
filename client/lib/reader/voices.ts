import type { Language } from '#core/documents/explanation.ts';

export type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService' | 'default'>;

/** The languages as voices name them. */
export const voiceLanguages: Record<Language, string> = { en: 'en-US', es: 'es-ES' };

/**
 * The voices for a language, the best first: those of this device before those that send the words away, then American English, then
 * the browser's own choice. Variants of a voice ("English+Adam") are left out, of which some systems have thousands.
 */
export function voicesFor<V extends Voice>(voices: readonly V[], language: Language): V[] {
  return voices
    .filter(({ lang, name }) => languageOf(lang) === language && !isVariant(name))
    .toSorted((a, b) => rank(b, language) - rank(a, language));
}

/** The chosen voice where it still is there, else the best. Voices in `failed` are passed over. */
export function pickVoice<V extends Voice>(
  voices: readonly V[],
  language: Language,
  { chosen, failed = [] }: { chosen?: string | undefined; failed?: readonly Voice[] } = {},
): V | null {
  const isLeft = (voice: V) => !failed.some(({ voiceURI }) => voiceURI === voice.voiceURI);
  // Whoever has a voice on this device is never moved to one that sends the words away.
  const isAllowed = (voice: V) => voice.localService || !failed.some(({ localService }) => localService);
  const left = voicesFor(voices, language).filter((voice) => isLeft(voice) && isAllowed(voice));
  return left.find(({ voiceURI }) => voiceURI === chosen) ?? left[0] ?? null;
}

// "en-US", and "en_US" as Android writes it.
const languageOf = (lang: string) => lang.toLowerCase().split(/[-_]/u)[0];

const isVariant = (name: string) => /\w\)?\+\w/u.test(name);

function rank({ lang, localService, default: isDefault }: Voice, language: Language): number {
  const isExact = lang.replace('_', '-').toLowerCase() === voiceLanguages[language].toLowerCase();
  return (localService ? 4 : 0) + (isExact ? 2 : 0) + (isDefault ? 1 : 0);
}
