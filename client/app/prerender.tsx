import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

/** The first page as a guest sees it before anything has run. Only the build asks for it. */
export const renderHome = (): string =>
  renderToString(
    <StrictMode>
      <StaticRouter location="/">
        <Providers>
          <AppRoutes />
        </Providers>
      </StaticRouter>
    </StrictMode>,
  );
