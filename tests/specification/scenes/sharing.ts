import { screen } from '@testing-library/react';
import { anAccount, signedIn } from '#tests/support/client/accounts.ts';
import { aDocument } from '#tests/support/client/documents.ts';
import { broken, later, ok, refused } from '#tests/support/client/fake-api.ts';
import { aShare, shareKeys } from '#tests/support/client/sharing.ts';
import { aSharedItem } from '#tests/support/client/shares.ts';
import { wordless } from './documents.ts';
import { patience, type Scene, type Stage } from './stage.tsx';

const shares = 'GET /api/documents/7/shares';
const document = 'GET /api/medical-documents/7';
const revoked = aShare({ state: 'revoked', isActive: false });

function open(stage: Stage, listed = [aShare()]): void {
  stage.signIn('basic');
  stage.api
    .on(document, () => ok(aDocument()))
    .on(shares, () => ok(listed))
    .on('GET /api/medical-documents/7/smart-health-links', () => ok([]));
  stage.go('/document/7/share');
}

async function dialog(stage: Stage): Promise<void> {
  open(stage, []);
  await stage.press('button', 'Share Document');
}

async function share(stage: Stage, answer: () => Response): Promise<void> {
  stage.api.on('POST /api/document-shares', answer);
  await dialog(stage);
  await stage.user.type(await screen.findByLabelText('Recipient Email', undefined, patience), 'maria@example.com');
  await stage.press('button', 'Share');
}

async function revoke(stage: Stage, answer?: () => Response): Promise<void> {
  open(stage);
  await stage.press('button', 'Revoke access of maria@example.com');
  if (answer === undefined) return;
  stage.api.on('POST /api/document-shares/31/revoke', answer);
  await stage.press('button', 'Revoke Access');
}

async function remove(stage: Stage, answer?: () => Response): Promise<void> {
  open(stage, [revoked]);
  await stage.press('button', 'Delete share with maria@example.com');
  if (answer === undefined) return;
  stage.api.on('DELETE /api/document-shares/31', answer);
  await stage.press('button', 'Delete Share');
}

function sharedWithMe(stage: Stage, answer: () => Response | Promise<Response>): void {
  const email = { address: 'doctor@example.org', isVerified: true };
  signedIn(stage.api, anAccount({ email })).on('GET /api/shared-with-me', answer);
  stage.go('/shared-with-me');
}

async function accessCode(stage: Stage, answer?: () => Response): Promise<void> {
  sharedWithMe(stage, () => ok([]));
  await stage.press('button', 'Enter Access Code');
  if (answer === undefined) return;
  stage.api.on('POST /api/shared-documents/12/access', answer);
  await stage.user.type(await screen.findByLabelText('Document ID', undefined, patience), '12');
  await stage.user.type(screen.getByLabelText('Access Code'), 'K7QF-M2XR-9TPD');
  await stage.press('button', 'View Document');
}

export const sharingScenes: Record<string, Scene> = {
  Share: (stage) => open(stage),
  'Share, until a day': (stage) => open(stage, [aShare({ expirationDate: '2026-12-05' })]),
  'Share, revoked': (stage) => open(stage, [revoked]),
  'Share, nobody yet': (stage) => open(stage, []),
  'Share, loading': ({ api, go }) => {
    signedIn(api).on(document, () => later().answer());
    go('/document/7/share');
  },
  'Share, not loaded': ({ api, go }) => {
    signedIn(api).on(document, wordless);
    go('/document/7/share');
  },
  'Share, no list': (stage) => {
    open(stage);
    stage.api.on(shares, wordless);
  },
  'Share, not found': ({ api, go }) => {
    signedIn(api).on(document, () => refused('document.not_found'));
    go('/document/7/share');
  },
  'Share dialog': dialog,
  'Share, done': (stage) => share(stage, () => ok(shareKeys(), 201)),
  'Share, failed': (stage) => share(stage, wordless),
  'Revoke asked': (stage) => revoke(stage),
  'Revoke, done': (stage) => revoke(stage, () => ok(revoked)),
  'Revoke, failed': (stage) => revoke(stage, wordless),
  'Delete share asked': (stage) => remove(stage),
  'Delete share, done': (stage) => remove(stage, () => ok({ id: 31 })),
  'Delete share, failed': (stage) => remove(stage, wordless),
  'Shared With Me': (stage) => sharedWithMe(stage, () => ok([aSharedItem({ owner: {} })])),
  'Shared With Me, by address': (stage) =>
    sharedWithMe(stage, () =>
      ok([aSharedItem({ owner: { email: 'ana@example.com' }, share: { accessLevel: 'full_access' } })]),
    ),
  'Shared With Me, empty': (stage) => sharedWithMe(stage, () => ok([])),
  'Shared With Me, not loaded': (stage) => sharedWithMe(stage, wordless),
  'Shared With Me, signed out': (stage) => {
    sharedWithMe(stage, () => refused('auth.required'));
    localStorage.clear();
  },
  'Access code dialog': (stage) => accessCode(stage),
  'Access code, granted': (stage) => accessCode(stage, () => ok({ document: { id: 12 } })),
  'Access code, denied': (stage) => accessCode(stage, () => refused('share.refused')),
  'Access code, failed': (stage) => accessCode(stage, () => broken()),
};
