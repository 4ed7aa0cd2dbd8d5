import { CheckPanel } from '#client/features/checking/components/check-panel.tsx';
import { CorrectWord } from '#client/features/checking/components/correct-word.tsx';
import { InterpretationPage } from '#client/features/interpretations/components/interpretation-page.tsx';
import { aiSlots } from './ai-slots.tsx';
import { visitSlots } from './visit-slots.tsx';

const checking = { Panel: CheckPanel, Word: CorrectWord };

export default function InterpretationRoute() {
  return <InterpretationPage checking={checking} ai={aiSlots} visit={visitSlots} />;
}
