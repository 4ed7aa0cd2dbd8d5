import { ProviderSettings } from '#client/features/consents/components/provider-settings.tsx';

export { AccessLogSection } from '#client/features/access-log/components/access-log-section.tsx';
export { HealthProfileSection } from '#client/features/health-profile/components/health-profile-section.tsx';
export { PlanSection } from '#client/features/plans/components/plan-section.tsx';
export { DeletionSection } from '#client/features/taking-along/components/deletion-section.tsx';
export { ExportSection } from '#client/features/taking-along/components/export-section.tsx';

/** The AI providers under the heading that the profile gives them. */
export const AiSettings = () => <ProviderSettings headingLevel={3} />;
