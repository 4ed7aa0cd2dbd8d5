import { OpenSharePage } from '#client/features/shared-with-me/components/open-share-page.tsx';

export default OpenSharePage;
