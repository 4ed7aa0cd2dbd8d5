import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '#client/lib/session/session-context.ts';
import { holdsOwnRecords } from '#client/lib/session/way-back.ts';
import { createHeardPages, HeardPagesContext } from '#client/lib/heard-page/heard-pages.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { createTakesFocus, TakesFocusContext } from '#client/ui/page/page-arrival.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ShortcutKeys } from '../shortcuts/shortcut-keys.tsx';
import { AppCorner } from './app-corner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import styles from './shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';
import { VoiceCorner } from './voice-corner.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

// Comes after the page, and only where there may be something to tell.
const ShellNotices = lazy<ComponentType>(() =>
  import('../routes/shell-notices.tsx').catch(() => ({ default: () => null })),
);

/** What stands around every page. */
export function Shell() {
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  const [takesFocus] = useState(createTakesFocus);
  const [heardPages] = useState(createHeardPages);
  const { user, leavingTo } = useSession();
  // A guest is told beside their own documents.
  const hasNotices = user !== null || holdsOwnRecords(pathname);
  // A first page of one's own comes with what is told above it; who goes on to another page is taken to its heading at once.
  const comesBelow = key === firstKey && holdsOwnRecords(pathname) && { 'data-before-main': '' };
  useScrollRestoration();
  return (
    <TakesFocusContext value={takesFocus}>
      <HeardPagesContext value={heardPages}>
        <SkipLink />
        <Header />
        <OfflineStrip />
        <ErrorBoundary place="" fallback={null}>
          <AppCorner />
        </ErrorBoundary>
        <div {...comesBelow}>
          <ErrorBoundary place={pathname} fallback={null}>
            <Suspense fallback={<Arriving />}>{hasNotices && <ShellNotices />}</Suspense>
          </ErrorBoundary>
        </div>
        <main id={mainId} tabIndex={-1} className={styles['main']}>
          <ErrorBoundary place={pathname}>
            <Suspense
              fallback={
                <div className={styles['waiting']}>
                  <Spinner label="Loading page..." />
                </div>
              }
            >
              {leavingTo === null && <Outlet />}
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
        <BottomBar />
        <ErrorBoundary place={pathname} fallback={null}>
          <ShortcutKeys />
          <VoiceCorner />
        </ErrorBoundary>
      </HeardPagesContext>
    </TakesFocusContext>
  );
}
