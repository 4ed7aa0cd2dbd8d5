import { z } from 'zod';

/** How far a share goes. Each level gives what the one before gives, and more. */
export const ShareLevel = z.enum(['read', 'comment', 'full_access']);
export type ShareLevel = z.infer<typeof ShareLevel>;

/** What somebody may want to do with a document that is shared with them. */
export type ShareAction = 'view' | 'comment' | 'download' | 'reinterpret';

const actionsOf: Readonly<Record<ShareLevel, readonly ShareAction[]>> = {
  read: ['view'],
  comment: ['view', 'comment'],
  full_access: ['view', 'comment', 'download', 'reinterpret'],
};

export const gives = (level: ShareLevel, action: ShareAction): boolean => actionsOf[level].includes(action);

export const levelTitles: Readonly<Record<ShareLevel, string>> = {
  read: 'View Only',
  comment: 'View & Comment',
  full_access: 'Full Access',
};

export const levelLines: Readonly<Record<ShareLevel, string>> = {
  read: 'They can read the document and its explanation.',
  comment: 'They can read everything, and write comments that you can answer.',
  full_access: 'They can read and comment, download the original file or a PDF, and have it explained again.',
};
