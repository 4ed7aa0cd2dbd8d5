import { PrivacySettingsPage } from '#client/features/consents/components/privacy-settings-page.tsx';

export default PrivacySettingsPage;
