import type { DocumentShare, ShareKeys } from '#core/sharing/share.ts';
import type { SmartHealthLink } from '#core/smart-health-links/smart-health-link.ts';
import { allowanceOf } from './plans.ts';
import { anAccount, signedIn } from './accounts.ts';
import { aDocument } from './documents.ts';
import { fakeApi, ok, type FakeApi } from './fake-api.ts';

/** For what is awaited first on a long page, on a machine that has much to do. */
export const patience = { timeout: 10_000 };

/** A share of document 7 that nobody has opened yet. */
export const aShare = (more: Partial<DocumentShare> = {}): DocumentShare => ({
  id: 31,
  documentId: 7,
  ownerId: 7,
  recipientEmail: 'maria@example.com',
  accessLevel: 'read',
  permissionType: 'healthcare_provider',
  expirationDate: null,
  expiresAt: null,
  isActive: true,
  state: 'active',
  accessCount: 0,
  lastOpenedAt: null,
  mail: 'sent',
  createdAt: '2026-11-22T12:30:00.000Z',
  ...more,
});

export const shareKeys = (more: Partial<ShareKeys> = {}): ShareKeys => ({
  share: aShare(),
  accessCode: 'K7QF-M2XR-9TPD',
  link: `https://readback.example/shared#${'t'.repeat(43)}`,
  ...more,
});

export const aHealthLink = (more: Partial<SmartHealthLink> = {}): SmartHealthLink => ({
  id: 51,
  documentId: 7,
  label: 'For the clinic',
  state: 'active',
  hasPasscode: true,
  remainingAttempts: 5,
  isLongTerm: false,
  expirationDate: null,
  expiresAt: null,
  openedCount: 0,
  lastOpenedAt: null,
  createdAt: '2026-11-22T12:30:00.000Z',
  ...more,
});

/** Ana with a plan that shares, and her document 7. */
export function anOwner(shares: DocumentShare[] = [], links: SmartHealthLink[] = []): FakeApi {
  return signedIn(fakeApi(), anAccount({ plan: 'basic', name: 'Ana Ruiz' }))
    .on('GET /api/plan', () => ok(allowanceOf('basic')))
    .on('GET /api/medical-documents/7', () => ok(aDocument()))
    .on('GET /api/documents/7/shares', () => ok(shares))
    .on('GET /api/medical-documents/7/smart-health-links', () => ok(links));
}
