import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

const AppNotices = lazy<ComponentType>(() =>
  import('#client/pwa/app-notices.tsx').then(
    ({ AppNotices: Notices }) => ({ default: Notices }),
    () => ({ default: () => null }),
  ),
);

/** What the installed app needs comes when the page stands and the browser has nothing to do. */
export function AppCorner() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle || !import.meta.env.PROD) return null;
  return (
    <Suspense fallback={null}>
      <AppNotices />
    </Suspense>
  );
}

/** Gives back how to stop waiting. */
function whenIdle(onIdle: () => void): () => void {
  // Safari has no word for it.
  const wait = () => (typeof requestIdleCallback === 'function' ? void requestIdleCallback(onIdle) : onIdle());
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => window.removeEventListener('load', wait);
}
