import { lazy, Suspense } from 'react';
import { AiStatusLoading } from '#client/features/home/components/ai-providers.tsx';
import { HomePage } from '#client/features/home/components/home-page.tsx';
import { SampleCards } from '#client/features/samples/components/sample-cards.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

const AiStatusCard = lazy(async () => {
  const { AiStatusCard: component } = await import('#client/features/ai-status/components/ai-status-card.tsx');
  return { default: component };
});

export function HomeRoute() {
  const aiStatus = (
    <ErrorBoundary place="home" fallback={null}>
      <Suspense fallback={<AiStatusLoading />}>
        <AiStatusCard />
      </Suspense>
    </ErrorBoundary>
  );
  return <HomePage samples={<SampleCards />} aiStatus={aiStatus} />;
}
