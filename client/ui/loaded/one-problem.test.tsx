import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { Loaded } from './loaded.tsx';
import { OneProblem } from './one-problem.tsx';

function setup() {
  const line = { isDead: true, asked: [] as string[] };
  const Part = ({ name }: { name: string }) => {
    const read = async () => {
      line.asked.push(name);
      if (line.isDead) throw new Error(name === 'plan' ? 'No plan today' : 'The line is dead');
      return `Your ${name}`;
    };
    const query = useQuery({ queryKey: [name], queryFn: read });
    return (
      <Loaded query={query} loading="Loading..." failed={`No ${name}.`}>
        {(data) => <p>{data}</p>}
      </Loaded>
    );
  };
  renderScreen(
    <OneProblem title="Parts are missing">
      <Part name="name" />
      <Part name="mail" />
      <Part name="plan" />
    </OneProblem>,
    { at: '/', path: '/' },
  );
  return line;
}

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

test('tells once of all that failed, with each reason once', async () => {
  setup();

  await screen.findByText('No plan.');
  const words = screen.getByText('Parts are missing').closest('[role=alert]')?.textContent ?? '';
  expect(words.match(/The line is dead/g)).toHaveLength(1);
  expect(words).toContain('No plan today');
  expect(screen.getByText('No name.')).toBeDefined();
});

test('tries all of them again, and is gone when all are there', async () => {
  const line = setup();
  await screen.findByText('No plan.');

  line.asked = [];
  line.isDead = false;
  await tryAgain();

  expect(await screen.findByText('Your plan')).toBeDefined();
  expect(line.asked).toEqual(['name', 'mail', 'plan']);
  expect(screen.queryByText('Parts are missing')).toBeNull();
});

test('stays, with its focus, when they fail again', async () => {
  const line = setup();
  await screen.findByText('No plan.');

  await tryAgain();

  await waitFor(() => expect(line.asked).toHaveLength(6));
  await waitFor(() => expect(document.activeElement?.hasAttribute('aria-disabled')).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
});
