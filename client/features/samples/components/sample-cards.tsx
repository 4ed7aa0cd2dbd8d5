import { lazy, Suspense, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#client/ui/button/button.tsx';
import { CardGrid } from '#client/ui/card/card.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { samplesQuery } from '../api/list-samples.ts';
import { texts } from '../texts.ts';
import { SampleCard } from './sample-card.tsx';
import { SamplesLoading } from './samples-loading.tsx';

// All texts of failures are much for a first page. Where they do not arrive, the title says enough.
const ErrorWords = lazy<ComponentType<{ error: unknown }>>(() =>
  import('#client/lib/error-words.tsx').catch(() => ({ default: () => null })),
);

/** The reports that anyone may open, without an account and without a document. */
export function SampleCards() {
  const { data: samples, error, refetch, isFetching } = useQuery(samplesQuery);
  if (error) {
    return (
      <Notice tone="warning" title={texts.listFailed} role="alert">
        <Suspense fallback={null}>
          <ErrorWords error={error} />
        </Suspense>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (samples === undefined) return <SamplesLoading />;
  if (samples.length === 0) return <p>{texts.none}</p>;
  return (
    <CardGrid aria-label={texts.listLabel}>
      {samples.map((sample) => (
        <li key={sample.id}>
          <SampleCard sample={sample} />
        </li>
      ))}
    </CardGrid>
  );
}
