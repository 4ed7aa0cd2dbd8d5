import { LoadersPage } from '#client/features/loaders/components/loaders-page.tsx';

export default LoadersPage;
