import { Page } from '#client/ui/page/page.tsx';
import { texts } from '../texts.ts';
import { ProviderSettings } from './provider-settings.tsx';

const { settings: words } = texts;

/** Which AI providers are set up, what was allowed and when, and a way to take it back. */
export function PrivacySettingsPage() {
  return (
    <Page title={words.title} lead={words.lead} width="reading">
      <ProviderSettings />
    </Page>
  );
}
