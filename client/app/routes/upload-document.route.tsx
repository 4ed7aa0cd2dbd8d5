import { lazy, Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { UploadAllowance } from '#client/features/plans/components/upload-allowance.tsx';
import { UploadPage, type PersonSlotProps } from '#client/features/upload/components/upload-page.tsx';
import { documentQuery } from '#client/lib/medical-documents/document-query.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

// Comes once a document was sent.
const LazyPerson = lazy(async () => {
  const { PersonDetail } = await import('#client/features/documents/components/person-detail.tsx');
  return { default: PersonDetail };
});

function PersonOfUpload({ document: sent }: PersonSlotProps) {
  const { data: document = sent } = useQuery({ ...documentQuery(String(sent.id)), initialData: sent, retry: false });
  return (
    <ErrorBoundary place="" fallback={null}>
      <Suspense fallback={null}>
        <LazyPerson document={document} />
      </Suspense>
    </ErrorBoundary>
  );
}

export default function UploadRoute() {
  // Whoever uploads reads next: the code of that screen comes while the form is filled in.
  useEffect(() => void import('./interpretation.route.tsx').catch(() => undefined), []);
  return <UploadPage allowance={<UploadAllowance />} Person={PersonOfUpload} />;
}
