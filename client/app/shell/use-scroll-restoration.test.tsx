import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

let position = 0;

beforeEach(() => {
  position = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => position);
  vi.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => scrollTo(Number(top)));
});

function scrollTo(top: number) {
  position = top;
  window.dispatchEvent(new Event('scroll'));
}

function Pages() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/other">Other page</Link>
      <Link to="/list?type=lab">Filter</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function setup() {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Pages />
    </MemoryRouter>,
  );
  return { press: (name: string) => fireEvent.click(screen.getByText(name)) };
}

test('a new page begins at its top', () => {
  const { press } = setup();
  scrollTo(500);

  press('Other page');

  expect(position).toBe(0);
});

test('going back returns to where the page was left', () => {
  const { press } = setup();
  scrollTo(500);
  press('Other page');
  scrollTo(80);

  press('Back');

  expect(position).toBe(500);
});

test('a change of the same page does not move it', () => {
  const { press } = setup();
  scrollTo(500);

  press('Filter');

  expect(position).toBe(500);
});
