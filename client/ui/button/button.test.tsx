import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

test('does what it is for, and submits nothing by itself', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Refresh</Button>);
  const button = screen.getByRole('button', { name: 'Refresh' });

  fireEvent.click(button);

  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute('type')).toBe('button');
});

test('while busy says so, keeps the focus and does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button isBusy busyLabel="Processing..." onClick={onClick}>
      Interpret
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Processing...' });
  button.focus();

  fireEvent.click(button);

  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a link that looks like a button is a link', () => {
  render(<LinkButton to="/documents">View Documents</LinkButton>, { wrapper: MemoryRouter });

  expect(screen.getByRole('link', { name: 'View Documents' }).getAttribute('href')).toBe('/documents');
});

test('a button of one icon has a name', () => {
  render(<IconButton label="Close">x</IconButton>);

  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});
