import { AuthPage } from '#client/features/accounts/components/auth-page.tsx';

export default AuthPage;
