import { langOf, useLanguage, useToldTexts } from '../hooks/use-told-texts.ts';

export const sourceHintId = 'source-hint';

/** Every sentence with a source points to it, for those who listen. Once on a page. */
export function SourceHint() {
  const language = useLanguage();
  const { sources } = useToldTexts();
  return (
    <span id={sourceHintId} hidden lang={langOf(language)}>
      {sources.hint}
    </span>
  );
}
