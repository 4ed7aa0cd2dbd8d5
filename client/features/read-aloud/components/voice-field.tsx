import type { Language } from '#core/documents/explanation.ts';
import type { ReaderStore } from '#client/lib/reader/create-reader.ts';
import type { ReadingChoices } from '#client/lib/reader/reading-choices.ts';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { useVoices } from '../hooks/use-voices.ts';
import { texts } from '../texts.ts';

type VoiceFieldProps = { store: ReaderStore; choices: ReadingChoices; language: Language };

/** The voices for the language that is read. The choice is kept for each language by itself. */
export function VoiceField({ store, choices, language }: VoiceFieldProps) {
  const voices = useVoices(language);
  const chosen = voices.find(({ voiceURI }) => voiceURI === choices.voices[language]);
  const choose = (uri: string) => {
    const { [language]: _, ...others } = choices.voices;
    store.choose({ voices: uri === '' ? others : { ...others, [language]: uri } });
  };
  return (
    <SelectField
      label={texts.voice}
      options={[
        { value: '', label: texts.bestVoice },
        ...voices.map(({ voiceURI, name, localService }) => ({
          value: voiceURI,
          label: localService ? name : texts.remote(name),
        })),
      ]}
      value={chosen?.voiceURI ?? ''}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
