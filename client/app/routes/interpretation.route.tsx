import { InterpretationPage } from '#client/features/interpretations/components/interpretation-page.tsx';

export default InterpretationPage;
