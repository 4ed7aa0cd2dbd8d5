import { privacy } from '../texts/privacy.ts';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
