import type { DocumentShare } from '#core/sharing/share.ts';

/** Whether a share gives access, or would with a new code. */
export const isOpen = ({ state }: Pick<DocumentShare, 'state'>): boolean => state === 'active' || state === 'locked';
