import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PictureStrip } from './picture-strip.tsx';

const failed = vi.fn();
const strip = (
  <PictureStrip
    src="/page.webp"
    label="The row of sodium"
    onError={failed}
    width={1000}
    height={2000}
    pieces={[
      [0, 0.5, 0.25, 0.55],
      [0.25, 0.5, 0.75, 0.55],
    ]}
    marks={[[0.5, 0.51, 0.625, 0.54]]}
    letterHeight={0.025}
  />
);

test('is one picture to a listener, whatever it is cut into', () => {
  render(strip);

  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'The row of sodium' })).toBeDefined();
});

test('moves the picture so that each piece shows its own part', () => {
  render(strip);
  const [, second] = screen.getByRole('img').querySelectorAll('img');

  expect([second?.style.width, second?.style.left, second?.style.top]).toEqual(['200%', '-50%', '-1000%']);
  expect(second?.parentElement?.style.aspectRatio).toBe('500 / 100');
});

test('frames what is marked, in the piece that shows it', () => {
  render(strip);
  const pieces = screen.getByRole('img').children;

  expect(pieces[0]?.querySelectorAll('span')).toHaveLength(0);
  const mark = pieces[1]?.querySelector('span');
  expect([mark?.style.left, mark?.style.width]).toEqual(['50%', '25%']);
});

test('tells when the picture does not come', () => {
  render(strip);

  fireEvent.error(screen.getByRole('img').querySelector('img') as Element);

  expect(failed).toHaveBeenCalledOnce();
});
