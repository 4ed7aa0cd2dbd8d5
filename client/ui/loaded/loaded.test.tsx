import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Loaded } from './loaded.tsx';

type State = { data?: string; error?: unknown; isFetching?: boolean; isFetchedAfterMount?: boolean };

function setup(state: State) {
  const refetch = vi.fn();
  const part = ({ isFetching = false, isFetchedAfterMount = false, ...rest }: State) => {
    const query = { data: undefined, error: null, ...rest, isFetching, isFetchedAfterMount, refetch };
    return (
      <Loaded query={query} loading="Loading your plan..." failed="Your plan could not be loaded.">
        {(data) => <p>{data}</p>}
      </Loaded>
    );
  };
  const { rerender } = render(part(state));
  return { refetch, become: (next: State) => rerender(part(next)) };
}

test('says what is on its way', () => {
  setup({});

  expect(screen.getByRole('status').textContent).toBe('Loading your plan...');
});

test('marks that it is on its way while it is fetched, not while there is no connection', () => {
  setup({ isFetching: true });
  expect(document.querySelector('[data-arriving]')).not.toBeNull();

  cleanup();
  setup({ isFetching: false });
  expect(document.querySelector('[data-arriving]')).toBeNull();
});

test('says what failed and why, and tries again', async () => {
  const { refetch } = setup({ error: new Error('The line is dead') });
  expect(screen.getByRole('alert').textContent).toContain('The line is dead');

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(refetch).toHaveBeenCalledOnce();
});

test('still says what failed while it is tried again', () => {
  const { become } = setup({ error: new Error('The line is dead') });

  become({ isFetching: true, isFetchedAfterMount: true });

  expect(screen.getByRole('alert').textContent).toContain('The line is dead');
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBe('true');
});

test('keeps what it has while reading anew fails', () => {
  setup({ data: 'Basic', error: new Error('The line is dead') });

  expect(screen.getByText('Basic')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
