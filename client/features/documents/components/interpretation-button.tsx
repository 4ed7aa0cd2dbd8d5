import { Button } from '#client/ui/button/button.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { texts } from '../texts.ts';

const { detail } = texts;

/** What is known about the interpretation of a document, and how to get one. */
export type InterpretationStatus = {
  href: string;
  isInterpreted: boolean;
  isChecking: boolean;
  isProcessing: boolean;
  /** Null where one may not ask for it. */
  onInterpret: (() => void) | null;
};

export function InterpretationButton({ href, isInterpreted, isProcessing, onInterpret }: InterpretationStatus) {
  if (isInterpreted) {
    return (
      <LinkButton to={href} variant="primary">
        {detail.viewInterpretation}
      </LinkButton>
    );
  }
  if (onInterpret === null) return null;
  return (
    <Button variant="primary" isBusy={isProcessing} busyLabel={detail.processing} onClick={onInterpret}>
      {detail.interpret}
    </Button>
  );
}
