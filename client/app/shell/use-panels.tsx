import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { HeaderPanel } from './header-panels.tsx';

// The panels come when one is opened: the first page is there sooner without them.
const loadPanels = () => import('./header-panels.tsx');
const HeaderPanels = lazy(loadPanels);

/** What the buttons of the shell open: `opener` is given to a button, `panels` stand beside it. */
export function usePanels() {
  const [open, setOpen] = useState<HeaderPanel>();
  const [wasOpened, setOpened] = useState(false);
  const opener = (panel: HeaderPanel) => ({
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => void loadPanels().catch(() => undefined),
    onClick: () => {
      setOpened(true);
      setOpen(panel);
    },
  });
  const panels = wasOpened && (
    <ErrorBoundary place={open ?? ''} fallback={null}>
      <Suspense fallback={null}>
        <HeaderPanels open={open} onClose={() => setOpen(undefined)} />
      </Suspense>
    </ErrorBoundary>
  );
  return { opener, panels };
}
