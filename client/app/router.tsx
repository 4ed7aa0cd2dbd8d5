import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { HomeRoute } from './routes/home.route.tsx';
import { Shell } from './shell/shell.tsx';

// Every screen but the first comes when it is asked for.
const DocumentsRoute = lazy(() => import('./routes/documents.route.tsx'));
const UploadRoute = lazy(() => import('./routes/upload-document.route.tsx'));
const DocumentRoute = lazy(() => import('./routes/document.route.tsx'));
const ShareRoute = lazy(() => import('./routes/share.route.tsx'));
const InterpretationRoute = lazy(() => import('./routes/interpretation.route.tsx'));
const SampleRoute = lazy(() => import('./routes/samples.route.tsx'));
const SharedRoute = lazy(() => import('./routes/shared.route.tsx'));
const SharedWithMeRoute = lazy(() => import('./routes/shared-with-me.route.tsx'));
const PrivacySettingsRoute = lazy(() => import('./routes/privacy-settings.route.tsx'));
const PricingRoute = lazy(() => import('./routes/pricing.route.tsx'));
const ProfileRoute = lazy(() => import('./routes/profile.route.tsx'));
const AdminRoute = lazy(() => import('./routes/admin.route.tsx'));
const AuthRoute = lazy(() => import('./routes/auth.route.tsx'));
const VerifyEmailRoute = lazy(() => import('./routes/verify-email.route.tsx'));
const ResetPasswordRoute = lazy(() => import('./routes/reset-password.route.tsx'));
const RecoverRoute = lazy(() => import('./routes/recover.route.tsx'));
const PrivacyRoute = lazy(() => import('./routes/privacy.route.tsx'));
const TermsRoute = lazy(() => import('./routes/terms.route.tsx'));
const SeoToolsRoute = lazy(() => import('./routes/seo-tools.route.tsx'));
const LoadersRoute = lazy(() => import('./routes/loaders.route.tsx'));
const OfflineRoute = lazy(() => import('./routes/offline.route.tsx'));
const NotFoundRoute = lazy(() => import('./routes/not-found.route.tsx'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomeRoute />} />
        <Route path="documents" element={<DocumentsRoute />} />
        <Route path="upload-document" element={<UploadRoute />} />
        <Route path="document-upload" element={<UploadRoute />} />
        <Route path="upload" element={<UploadRoute />} />
        <Route path="document/:id" element={<DocumentRoute />} />
        <Route path="document/:id/share" element={<ShareRoute />} />
        <Route path="share-document/:id" element={<ShareRoute />} />
        <Route path="interpretation/:id" element={<InterpretationRoute />} />
        <Route path="samples/:id" element={<SampleRoute />} />
        <Route path="shared" element={<SharedRoute />} />
        <Route path="shared-with-me" element={<SharedWithMeRoute />} />
        <Route path="privacy-settings" element={<PrivacySettingsRoute />} />
        <Route path="pricing" element={<PricingRoute />} />
        <Route path="profile" element={<ProfileRoute />} />
        <Route path="admin" element={<AdminRoute />} />
        <Route path="auth" element={<AuthRoute />} />
        <Route path="login" element={<AuthRoute />} />
        <Route path="signup" element={<AuthRoute />} />
        <Route path="verify-email" element={<VerifyEmailRoute />} />
        <Route path="reset-password" element={<ResetPasswordRoute />} />
        <Route path="recover" element={<RecoverRoute />} />
        <Route path="privacy" element={<PrivacyRoute />} />
        <Route path="terms" element={<TermsRoute />} />
        <Route path="seo-tools" element={<SeoToolsRoute />} />
        <Route path="loaders" element={<LoadersRoute />} />
        <Route path="offline" element={<OfflineRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
