import { UploadPage } from '#client/features/upload/components/upload-page.tsx';

export default UploadPage;
