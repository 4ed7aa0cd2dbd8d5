import { ResetPasswordPage } from '#client/features/accounts/components/reset-password-page.tsx';

export default ResetPasswordPage;
