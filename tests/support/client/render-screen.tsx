import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { SessionProvider } from '#client/lib/session/session-provider.tsx';
import { ToastProvider } from '#client/ui/toast/toast-provider.tsx';

export type ScreenOptions = {
  /** The address that is open, with what its entry of the history carries. */
  at: string | { pathname: string; state: unknown };
  /** The route that shows the screen, such as `/document/:id`. */
  path: string;
};

/** Shows a screen at an address as the app would. Any other address shows its name, so that a test sees where it went. */
export function renderScreen(screen: ReactNode, { at, path }: ScreenOptions) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, retryDelay: 0, refetchOnWindowFocus: false } },
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <SessionProvider>
            <Routes>
              <Route path={path} element={screen} />
              <Route path="*" element={null} />
            </Routes>
          </SessionProvider>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

/** The address that is open, for a test to read. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <span data-testid="address">{`${pathname}${search}${hash}`}</span>;
}
