import { readingLevels } from '#core/documents/reading-level.ts';
import { InstallPart } from '#client/pwa/install-part.tsx';
import { ChoiceGroup } from '#client/ui/choice/choice-group.tsx';
import { spacings, switches, textSizes, themes, type ReadingSettings } from './reading-settings.ts';
import { texts, type Worded } from './texts.ts';
import { useReadingSettings } from './use-reading-settings.ts';

/** There is nothing to save: the page shows each choice at once. */
export function ReadingSettingsForm() {
  const { settings, change, isWithAccount, hasFailed } = useReadingSettings();
  const choicesOf = <Name extends Worded>(name: Name, values: readonly ReadingSettings[Name][]) => {
    const { legend, choices } = texts.words[name];
    return {
      legend,
      choices: values.map((value) => ({ value, label: choices[value] })),
      chosen: settings[name],
      onChange: (value: ReadingSettings[Name]) => change({ [name]: value }),
    };
  };
  return (
    <>
      <ChoiceGroup
        legend={texts.textSize}
        choices={textSizes.map((value) => ({ value, label: `${value} %` }))}
        chosen={settings.textSize}
        onChange={(textSize) => change({ textSize })}
      />
      <ChoiceGroup {...choicesOf('theme', themes)} />
      <ChoiceGroup {...choicesOf('spacing', spacings)} />
      <ChoiceGroup {...choicesOf('level', readingLevels)} />
      <ChoiceGroup {...choicesOf('shortcuts', switches)} />
      <p role="status">{hasFailed ? texts.notKept : isWithAccount && texts.kept}</p>
      <InstallPart />
    </>
  );
}
