import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Spinner } from '#client/ui/loading/spinner.tsx';
import { createTakesFocus, TakesFocusContext } from '#client/ui/page/page-arrival.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** What stands around every page. */
export function Shell() {
  const { pathname } = useLocation();
  const [takesFocus] = useState(createTakesFocus);
  useScrollRestoration();
  return (
    <TakesFocusContext value={takesFocus}>
      <div className={styles['shell']}>
        <SkipLink />
        <Header />
        <main id={mainId} tabIndex={-1} className={styles['main']}>
          <ErrorBoundary place={pathname}>
            <Suspense
              fallback={
                <div className={styles['waiting']}>
                  <Spinner label="Loading page..." />
                </div>
              }
            >
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
    </TakesFocusContext>
  );
}
