import { CheckPanel } from '#client/features/checking/components/check-panel.tsx';
import { CorrectWord } from '#client/features/checking/components/correct-word.tsx';
import { InterpretationPage } from '#client/features/interpretations/components/interpretation-page.tsx';
import { useShownInterpretation } from '#client/features/comments/hooks/use-shown-document.ts';
import { SharedVisit } from '#client/features/shared-with-me/components/shared-visit.tsx';
import { aiSlots } from './ai-slots.tsx';
import { WithComments } from './comment-slots.tsx';
import { visitSlots } from './visit-slots.tsx';

const checking = { Panel: CheckPanel, Word: CorrectWord };

export default function InterpretationRoute() {
  const shown = useShownInterpretation();
  return (
    <SharedVisit>
      {(banner) => (
        <WithComments shown={shown}>
          <InterpretationPage checking={checking} ai={aiSlots} visit={visitSlots} banner={banner} />
        </WithComments>
      )}
    </SharedVisit>
  );
}
