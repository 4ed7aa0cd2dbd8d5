import { VerifyEmailPage } from '#client/features/accounts/components/verify-email-page.tsx';

export default VerifyEmailPage;
