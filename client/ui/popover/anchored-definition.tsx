import { useWasOpened } from '../dialog/use-was-opened.ts';
import { later } from '../later/later.tsx';
import type { AnchoredDefinitionProps } from './anchored-definition-panel.tsx';

const AnchoredDefinitionPanel = later(
  async () => (await import('./anchored-definition-panel.tsx')).AnchoredDefinitionPanel,
);

/** One popover for a text with many words to tap: a popover for each would cost more than the text itself. */
export function AnchoredDefinition(props: AnchoredDefinitionProps) {
  return useWasOpened(props.isOpen) && <AnchoredDefinitionPanel {...props} />;
}
