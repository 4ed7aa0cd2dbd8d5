import { SharePage } from '#client/features/sharing/components/share-page.tsx';

export default SharePage;
