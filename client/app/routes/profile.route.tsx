import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { EmailSection } from '#client/features/accounts/components/email-section.tsx';
import { NameSection } from '#client/features/accounts/components/name-section.tsx';
import { SecuritySection } from '#client/features/accounts/components/security-section.tsx';
import { SessionsSection } from '#client/features/accounts/components/sessions-section.tsx';
import { ProfilePage } from '#client/features/profile/components/profile-page.tsx';
import { ProfileSection } from '#client/features/profile/components/profile-section.tsx';
import { RequireUser } from '#client/lib/session/require-user.tsx';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { Skeleton } from '#client/ui/loading/skeleton.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { ReadingSettingsForm } from '../settings/reading-settings-form.tsx';

// The lower half of the page: it is there by the time somebody has come so far.
const own = () => import('./profile-records.tsx');
const HealthProfileSection = lazy(async () => ({ default: (await own()).HealthProfileSection }));
const AccessLogSection = lazy(async () => ({ default: (await own()).AccessLogSection }));
const ExportSection = lazy<ComponentType>(async () => ({ default: (await own()).ExportSection }));
const DeletionSection = lazy(async () => ({ default: (await own()).DeletionSection }));
const PlanSection = lazy<ComponentType>(async () => ({ default: (await own()).PlanSection }));
const AiSettings = lazy(async () => ({ default: (await own()).AiSettings }));

const notArrived = 'This part of the page could not be loaded. Load the page again.';

const OnItsWay = ({ title }: { title: string }) => (
  <>
    <Skeleton label={`Loading: ${title}`} />
    <Arriving />
  </>
);

const titled = (id: string, title: string, content: ReactNode) => ({
  id,
  title,
  content: (
    <ProfileSection title={title}>
      <ErrorBoundary place={id} fallback={<Notice tone="warning" title={notArrived} />}>
        <Suspense fallback={<OnItsWay title={title} />}>{content}</Suspense>
      </ErrorBoundary>
    </ProfileSection>
  ),
});

const parts = [
  { id: 'name', title: 'Name', content: <NameSection /> },
  { id: 'email', title: 'E-mail', content: <EmailSection /> },
  { id: 'security', title: 'Sign-in and security', content: <SecuritySection /> },
  { id: 'signed-in', title: 'Sessions', content: <SessionsSection /> },
  titled('plan', 'Plan and usage', <PlanSection />),
  titled('reading', 'Reading settings', <ReadingSettingsForm />),
  titled('providers', 'AI and privacy', <AiSettings />),
  titled('health-profile', 'Health profile', <HealthProfileSection />),
  titled('who-opened', 'Who opened what', <AccessLogSection />),
  titled('export', 'Export your data', <ExportSection />),
  titled('delete', 'Delete your account', <DeletionSection />),
];

export default function ProfileRoute() {
  return (
    <RequireUser>
      <ProfilePage parts={parts} />
    </RequireUser>
  );
}
