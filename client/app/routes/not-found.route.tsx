import { NotFoundPage } from '#client/features/not-found/components/not-found-page.tsx';

export default NotFoundPage;
