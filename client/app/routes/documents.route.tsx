import { DocumentsPage } from '#client/features/documents/components/documents-page.tsx';

export default DocumentsPage;
