import { DocumentsPage } from '#client/features/documents/components/documents-page.tsx';
import { DocumentsAllowance } from '#client/features/plans/components/documents-allowance.tsx';

export default function DocumentsRoute() {
  return <DocumentsPage allowance={<DocumentsAllowance />} />;
}
