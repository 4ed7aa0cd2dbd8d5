import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { InterpretationHeader } from './interpretation-header.tsx';

const doNothing = () => {};

function setup({ mayExport = true } = {}) {
  const pdf = { exportPdf: doNothing, isExporting: false };
  render(
    <MemoryRouter>
      <InterpretationHeader
        documentHref="/document/7"
        onRead={doNothing}
        onPrint={doNothing}
        pdf={mayExport ? pdf : null}
        keeping={mayExport && <button type="button">Keep on this device</button>}
      />
    </MemoryRouter>,
  );
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  return { names, more: screen.queryByRole('button', { name: 'More: other things to do' }), user: userEvent.setup() };
}

test('offers first what everybody looks for, then one button for the rest, then the rest', () => {
  const { names } = setup();

  expect(screen.getByRole('link', { name: 'View Original Document' })).toBeDefined();
  expect(names()).toEqual(['Export as PDF', 'More', 'Read aloud', 'Print', 'Keep on this device']);
});

test('opens and closes the rest by keyboard, and says which it is', async () => {
  const { more, user } = setup();
  const rest = document.getElementById(more?.getAttribute('aria-controls') ?? '');
  expect(rest?.contains(screen.getByRole('button', { name: 'Print' }))).toBe(true);
  expect(more?.getAttribute('aria-expanded')).toBe('false');
  more?.focus();

  await user.keyboard('{Enter}');
  expect(more?.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(more);

  await user.keyboard(' ');
  expect(more?.getAttribute('aria-expanded')).toBe('false');
});

test('opens nothing where there is one thing to do besides reading the original', () => {
  const { names, more } = setup({ mayExport: false });

  expect(more).toBeNull();
  expect(names()).toEqual(['Read aloud']);
});
