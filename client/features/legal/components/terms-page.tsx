import { terms } from '../texts/terms.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage {...terms} />;
}
