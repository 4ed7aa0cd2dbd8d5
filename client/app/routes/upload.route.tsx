import { useEffect } from 'react';
import { UploadAllowance } from '#client/features/plans/components/upload-allowance.tsx';
import { UploadPage } from '#client/features/upload/components/upload-page.tsx';

export default function UploadRoute() {
  // Whoever uploads reads next: the code of that screen comes while the form is filled in.
  useEffect(() => void import('./interpretation.route.tsx'), []);
  return <UploadPage allowance={<UploadAllowance />} />;
}
