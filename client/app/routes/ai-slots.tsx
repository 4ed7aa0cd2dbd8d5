import { lazy, Suspense, type ComponentType } from 'react';
import type { AiSlots, AskingPanelProps, ConsentDialogProps } from '#client/lib/medical-documents/ai-slots.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

// Neither is needed to read an explanation: they come when they are asked for, or when the words stand.
const LazyConsentDialog = lazy(async () => {
  const { ConsentDialog } = await import('#client/features/consents/components/consent-dialog.tsx');
  return { default: ConsentDialog };
});
const LazyAskingPanel = lazy(async () => {
  const { AskingPanel } = await import('#client/features/asking/components/asking-panel.tsx');
  return { default: AskingPanel };
});

function ConsentDialog(props: ConsentDialogProps) {
  return drawLater(LazyConsentDialog, props);
}

function AskingPanel(props: AskingPanelProps) {
  return drawLater(LazyAskingPanel, props);
}

const drawLater = <Props extends object>(Later: ComponentType<Props>, props: Props) => (
  <ErrorBoundary place="" fallback={null}>
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  </ErrorBoundary>
);

export const aiSlots: AiSlots = { ConsentDialog, AskingPanel };
