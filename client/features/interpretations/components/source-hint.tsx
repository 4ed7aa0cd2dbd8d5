import { texts } from '../texts.ts';

export const sourceHintId = 'source-hint';

/** Every sentence with a source points to it, for those who listen. Once on a page. */
export const SourceHint = () => (
  <span id={sourceHintId} hidden>
    {texts.sources.hint}
  </span>
);
