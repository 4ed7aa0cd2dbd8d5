import { lazy, Suspense } from 'react';
import { AiStatusLoading } from '#client/features/home/components/ai-providers.tsx';
import { HomePage } from '#client/features/home/components/home-page.tsx';
import { SamplesLoading } from '#client/features/samples/components/samples-loading.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

// The cards bring the code that checks answers: the words above them need not wait for it.
const SampleCards = lazy(async () => {
  const { SampleCards: component } = await import('#client/features/samples/components/sample-cards.tsx');
  return { default: component };
});

const AiStatusCard = lazy(async () => {
  const { AiStatusCard: component } = await import('#client/features/ai-status/components/ai-status-card.tsx');
  return { default: component };
});

export function HomeRoute() {
  const samples = (
    <ErrorBoundary place="home" fallback={null}>
      <Suspense fallback={<SamplesLoading />}>
        <SampleCards />
      </Suspense>
    </ErrorBoundary>
  );
  const aiStatus = (
    <ErrorBoundary place="home" fallback={null}>
      <Suspense fallback={<AiStatusLoading />}>
        <AiStatusCard />
      </Suspense>
    </ErrorBoundary>
  );
  return <HomePage samples={samples} aiStatus={aiStatus} />;
}
