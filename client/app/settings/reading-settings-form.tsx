import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import { textSizes, themes, type ReadingSettings } from './reading-settings.ts';
import { useReadingSettings } from './use-reading-settings.ts';

const themeLabels: Record<ReadingSettings['theme'], string> = {
  light: 'Light',
  dark: 'Dark',
  system: 'As on my device',
};

/** There is nothing to save: the page shows each choice at once. */
export function ReadingSettingsForm() {
  const { settings, change, isWithAccount, hasFailed } = useReadingSettings();
  const { textSize, theme } = settings;
  return (
    <>
      <ChoiceGroup
        legend="Text size"
        choices={textSizes.map((value) => ({ value, label: `${value} %` }))}
        chosen={textSize}
        onChange={(value) => change({ textSize: value })}
      />
      <ChoiceGroup
        legend="Light or dark"
        choices={themes.map((value) => ({ value, label: themeLabels[value] }))}
        chosen={theme}
        onChange={(value) => change({ theme: value })}
      />
      <p role="status">
        {hasFailed
          ? 'Your choice could not be saved with your account. It is kept in this browser.'
          : isWithAccount && 'Your choices are kept with your account.'}
      </p>
    </>
  );
}
