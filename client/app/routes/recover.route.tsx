import { RecoverPage } from '#client/features/accounts/components/recover-page.tsx';

export default RecoverPage;
