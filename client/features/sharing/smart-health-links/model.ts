import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { healthLinkTexts as texts } from './texts.ts';

/** Headings that take the focus when the button that was pressed is gone. */
export const linksHeadingId = 'smart-health-links';
export const madeHeadingId = (linkId: number): string => `smart-health-link-${linkId}`;

export const nameOf = ({ label, id }: Pick<SmartHealthLink, 'label' | 'id'>): string =>
  label === '' ? `${texts.unnamed} ${id}` : label;
