import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';

const ShortcutList = lazy(async () => {
  const { ShortcutList: component } = await import('./shortcut-list.tsx');
  return { default: component };
});

/** Opens the list of shortcuts, for whoever does not know its key. */
export function ShortcutsButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={open}>
        Keyboard shortcuts
      </Button>
      {wasOpened && (
        <ErrorBoundary place="" fallback={null}>
          <Suspense fallback={null}>
            <ShortcutList isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
