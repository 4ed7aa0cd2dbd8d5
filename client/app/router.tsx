import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { HomeRoute } from './routes/home.route.tsx';
import { Shell } from './shell/shell.tsx';

// Every screen but the first comes when it is asked for.
const DocumentsRoute = lazy(() => import('./routes/documents.route.tsx'));
const UploadRoute = lazy(() => import('./routes/upload.route.tsx'));
const DocumentRoute = lazy(() => import('./routes/document.route.tsx'));
const InterpretationRoute = lazy(() => import('./routes/interpretation.route.tsx'));
const SampleRoute = lazy(() => import('./routes/sample.route.tsx'));
const PrivacySettingsRoute = lazy(() => import('./routes/privacy-settings.route.tsx'));
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
        <Route path="interpretation/:id" element={<InterpretationRoute />} />
        <Route path="samples/:id" element={<SampleRoute />} />
        <Route path="privacy-settings" element={<PrivacySettingsRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
