import { TermsPage } from '#client/features/legal/components/terms-page.tsx';

export default TermsPage;
