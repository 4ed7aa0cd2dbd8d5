import { HomePage } from '#client/features/home/components/home-page.tsx';

export function HomeRoute() {
  return <HomePage />;
}
