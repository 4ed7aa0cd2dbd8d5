import { PrivacyPage } from '#client/features/legal/components/privacy-page.tsx';

export default PrivacyPage;
