import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { InterpretationActions } from './interpretation-actions.tsx';

const doNothing = () => {};

function setup({ mayExport = true, isReadHere = true } = {}) {
  const pdf = { exportPdf: doNothing, isExporting: false };
  render(
    <MemoryRouter>
      <InterpretationActions
        documentHref="/document/7"
        onRead={isReadHere ? doNothing : null}
        onPrint={doNothing}
        pdf={mayExport ? pdf : null}
        keeping={mayExport && <button type="button">Keep on this device</button>}
      />
    </MemoryRouter>,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

test('offers first what everybody looks for, then the rest', () => {
  expect(setup()).toEqual(['Export as PDF', 'Read aloud', 'Print', 'Keep on this device']);
  expect(screen.getByRole('link', { name: 'View Original Document' })).toBeDefined();
});

test('offers nothing to take along where the share does not give it', () => {
  expect(setup({ mayExport: false })).toEqual(['Read aloud']);
});

test('leaves reading aloud to the place where it stands on a small screen', () => {
  expect(setup({ isReadHere: false })).not.toContain('Read aloud');
});
