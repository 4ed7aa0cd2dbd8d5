import type { SeenByShare, SharedWithMeItem } from '#core/sharing/share.ts';

/** How a recipient sees by which share they look at a document. */
export const aSeenByShare = (more: Partial<SeenByShare> = {}): SeenByShare => ({
  shareId: 3,
  sharedBy: 'Ana Sharma',
  accessLevel: 'read',
  expirationDate: null,
  expiresAt: null,
  ...more,
});

type ItemParts = { [Part in keyof SharedWithMeItem]?: Partial<SharedWithMeItem[Part]> };

export const aSharedItem = ({ document, owner, share }: ItemParts = {}): SharedWithMeItem => ({
  document: { id: 7, title: 'Blood test in September', documentType: 'lab_result', ...document },
  owner: owner ?? { email: 'ana@example.com', name: 'Ana Sharma' },
  share: { id: 3, createdAt: '2026-09-14T10:00:00.000Z', accessLevel: 'read', expirationDate: null, ...share },
});
