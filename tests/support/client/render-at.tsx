import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Providers } from '#client/app/providers.tsx';

/** Draws a piece of the page as if the browser stood at `path`, with a person in front of it. */
export function renderAt(path: string, children: ReactNode): { user: UserEvent } {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Providers>{children}</Providers>
    </MemoryRouter>,
  );
  return { user: userEvent.setup() };
}
