import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createInstallOffer, InstallOfferContext } from '#client/lib/install-offer/install-offer.ts';
import { InstallPart } from './install-part.tsx';

function setup() {
  const offer = createInstallOffer();
  onTestFinished(offer.keep());
  const { container } = render(
    <InstallOfferContext value={offer}>
      <InstallPart />
    </InstallOfferContext>,
  );
  const prompt = vi.fn(async () => undefined);
  const come = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(event));
    return event;
  };
  return { container, come, prompt };
}

const button = () => screen.queryByRole('button', { name: 'Install Readback' });

test('says nothing where the browser offers nothing', () => {
  expect(setup().container.textContent).toBe('');
});

test('keeps the offer of the browser until somebody takes it, once', async () => {
  const { come, prompt } = setup();
  const event = come();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Install Readback' }));

  expect(prompt).toHaveBeenCalledOnce();
  expect(button()).toBeNull();
});

test('takes the offer away when the app was installed from elsewhere', () => {
  setup().come();

  act(() => void window.dispatchEvent(new Event('appinstalled')));

  expect(button()).toBeNull();
});

test('says how it is done on an iPhone, where no browser offers it', () => {
  const agent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)');

  setup();

  expect(screen.getByText(/Add to Home Screen/)).toBeDefined();
  agent.mockRestore();
});
