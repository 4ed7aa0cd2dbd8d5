import '#client/lib/parse-without-eval.ts';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './fallback-font.css';
import '#client/ui/tokens.css';
import '#client/ui/contrast.css';
import '#client/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isAsBuilt } from './is-as-built.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

const root = document.getElementById('root');
const app = (
  <StrictMode>
    <BrowserRouter>
      <Providers>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);

// Drawn piece by piece: on a slow telephone the first screen else holds up the browser for as long as it takes.
startTransition(() => {
  if (root && isAsBuilt(root)) hydrateRoot(root, app);
  else if (root) createRoot(root).render(app);
});
