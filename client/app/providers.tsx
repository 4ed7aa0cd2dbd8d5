import { useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstallOffer, InstallOfferContext } from '#client/lib/install-offer/install-offer.ts';
import { SessionProvider } from '#client/lib/session/session-provider.tsx';
import { ToastProvider } from '#client/ui/toast/toast-provider.tsx';
import { createQueryClient } from './query-client.ts';

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [installOffer] = useState(createInstallOffer);
  // A browser makes its offer early, and once.
  useEffect(() => installOffer.keep(), [installOffer]);
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <InstallOfferContext value={installOffer}>
          <SessionProvider>{children}</SessionProvider>
        </InstallOfferContext>
      </ToastProvider>
    </QueryClientProvider>
  );
}
