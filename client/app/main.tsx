import '#client/lib/parse-without-eval.ts';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './fallback-font.css';
import '#client/ui/tokens.css';
import '#client/ui/contrast.css';
import '#client/ui/base.css';
import { StrictMode } from 'react';
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

if (root && isAsBuilt(root)) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
