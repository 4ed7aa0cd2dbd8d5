import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import type { PlanName } from '#core/plans/plans.ts';
import { AppRoutes } from '#client/app/router.tsx';
import { anAccount, signedIn } from '#tests/support/client/accounts.ts';
import { fakeApi, ok, type FakeApi } from '#tests/support/client/fake-api.ts';
import { fakeEvents } from '#tests/support/client/fake-event-source.ts';
import { fakeUploads } from '#tests/support/client/fake-upload.ts';
import { allowanceOf, guestAllowance } from '#tests/support/client/plans.ts';
import { renderAt } from '#tests/support/client/render-at.tsx';

/** What is awaited on the way to a scene. Code of screens may take its time on a busy machine. */
export const patience = { timeout: 8_000 };

/** The whole client before a server of our own, with somebody in front of it. */
export type Stage = {
  api: FakeApi;
  user: UserEvent;
  uploads: ReturnType<typeof fakeUploads>;
  /** Opens the program at an address. */
  go: (path: string) => void;
  /** Waits for a control and presses it. */
  press: (role: 'button' | 'link' | 'tab' | 'radio' | 'menuitem', name: string | RegExp) => Promise<void>;
  /** Makes somebody with this plan the one who looks. */
  signIn: (plan?: PlanName) => void;
};

/** Leads to a place of the product. Its test then waits for the rows of that place. */
export type Scene = (stage: Stage) => Promise<void> | void;

const standIns = () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // Nothing is downloaded by a test.
  const stay = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement && event.target.hasAttribute('download')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
};

export function setStage(): Stage {
  localStorage.clear();
  sessionStorage.clear();
  standIns();
  fakeEvents();
  const uploads = fakeUploads();
  const api = fakeApi()
    .on('GET /api/samples', () => ok([]))
    .on('GET /api/consents', () => ok({ providers: [] }))
    .on('GET /api/owner-notices', () => ok([]))
    .on('GET /api/plan', () => ok(guestAllowance()));
  const user = userEvent.setup({ applyAccept: false });
  return {
    api,
    user,
    uploads,
    go: (path) => void renderAt(path, <AppRoutes />),
    press: async (role, name) => {
      const found = await screen.findByRole<HTMLButtonElement>(role, { name }, patience);
      await waitFor(() => {
        if (found.disabled) throw new Error(`${String(name)} is off`);
      }, patience);
      // A press alone: moving a pointer over a large page takes seconds here.
      if (role === 'tab') fireEvent.mouseDown(found);
      fireEvent.click(found);
    },
    signIn: (plan = 'basic') => {
      signedIn(api, anAccount({ plan })).on('GET /api/plan', () => ok(allowanceOf(plan)));
    },
  };
}
