import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Arriving } from './arriving.tsx';

function Page({ parts }: { parts: readonly string[] }) {
  return (
    <main>
      <section aria-label="Around">
        <div data-testid="parts">
          {parts.map((part) => (
            <Arriving key={part} />
          ))}
        </div>
        <p>Below</p>
      </section>
    </main>
  );
}

const isMarked = (element: Element) => element.hasAttribute('data-arriving');
const around = () => [screen.getByTestId('parts'), screen.getByRole('region'), screen.getByRole('main')];

test('marks what a part that is on its way stands in, and nothing beside it', () => {
  render(<Page parts={['one']} />);

  expect(around().map(isMarked)).toEqual([true, true, true]);
  expect(isMarked(screen.getByText('Below'))).toBe(false);
});

test('keeps the mark until the last part has come', () => {
  const { rerender } = render(<Page parts={['one', 'two']} />);

  rerender(<Page parts={['two']} />);
  expect(around().map(isMarked)).toEqual([true, true, true]);

  rerender(<Page parts={[]} />);
  expect(around().map(isMarked)).toEqual([false, false, false]);
});
