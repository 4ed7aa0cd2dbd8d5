import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Interpretation } from '#core/documents/interpretation.ts';
import { errorText } from '#client/lib/error-text.ts';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Skeleton } from '#client/ui/loading/skeleton.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { Page } from '#client/ui/page/page.tsx';
import { sampleQuery } from '../api/get-sample.ts';
import { texts } from '../texts.ts';
import { OwnDocument } from './own-document.tsx';
import styles from './samples.module.css';

/** Loads one sample; `children` draws it like every other interpretation. */
export function SamplePage({ id, children }: { id: string; children: (sample: Interpretation) => ReactNode }) {
  const { data: sample, error } = useQuery(sampleQuery(id));
  if (sample) {
    return (
      <>
        {children(sample)}
        <OwnDocument />
      </>
    );
  }
  return (
    <Page title={texts.page.title}>
      {error ? (
        <Notice tone="warning" title={texts.page.failed} role="alert">
          <p>{errorText(error)}</p>
          <LinkButton to="/">{texts.page.back}</LinkButton>
        </Notice>
      ) : (
        <div className={styles['waiting']}>
          <Skeleton label={texts.page.loading} lines={8} />
        </div>
      )}
    </Page>
  );
}
