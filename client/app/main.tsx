import '@fontsource-variable/atkinson-hyperlegible-next';
import '#client/ui/tokens.css';
import '#client/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { config } from 'zod';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';
import { applyReadingSettings, loadReadingSettings } from './settings/reading-settings.ts';

// Compiled parsers need `eval`, which the page's security policy refuses.
config({ jitless: true });

applyReadingSettings(loadReadingSettings());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Providers>
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  );
}
