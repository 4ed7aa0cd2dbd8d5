import { SeoToolsPage } from '#client/features/seo-tools/components/seo-tools-page.tsx';

export default SeoToolsPage;
