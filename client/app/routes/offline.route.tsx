import { OfflinePage } from '#client/features/offline/components/offline-page.tsx';

export default function OfflineRoute() {
  return <OfflinePage />;
}
