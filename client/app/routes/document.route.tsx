import { DocumentPage } from '#client/features/documents/components/document-page.tsx';

export default DocumentPage;
