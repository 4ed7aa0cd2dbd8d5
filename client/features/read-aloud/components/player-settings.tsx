import type { Language } from '#core/documents/explanation.ts';
import type { ReaderStore } from '#client/lib/reader/create-reader.ts';
import { speeds, type ReadingChoices } from '#client/lib/reader/reading-choices.ts';
import { SelectField } from '#client/ui/field/select-field.tsx';
import { texts } from '../texts.ts';
import styles from './player.module.css';
import { VoiceField } from './voice-field.tsx';

type PlayerSettingsProps = { store: ReaderStore; choices: ReadingChoices; language: Language };

export function PlayerSettings({ store, choices, language }: PlayerSettingsProps) {
  const choose = (value: string) => {
    const speed = speeds.find((each) => String(each) === value);
    if (speed !== undefined) store.choose({ speed });
  };
  return (
    <div className={styles['settings']}>
      <SelectField
        label={texts.speed}
        options={speeds.map((speed) => ({ value: String(speed), label: texts.speeds[speed] }))}
        value={String(choices.speed)}
        onChange={({ target }) => choose(target.value)}
      />
      <VoiceField store={store} choices={choices} language={language} />
    </div>
  );
}
