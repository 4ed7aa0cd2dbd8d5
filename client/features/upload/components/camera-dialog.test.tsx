import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
// Loaded before the first press, which would have to wait for it.
import './camera-dialog.tsx';
import { TakePhoto } from './take-photo.tsx';

class FakeTrack extends EventTarget {
  isOn = true;
  stop() {
    this.isOn = false;
  }
}

/** A device with a camera, or with what a browser says where there is none. */
function setup({ fails }: { fails?: string } = {}) {
  const track = new FakeTrack();
  const getUserMedia = async () => {
    if (fails !== undefined) throw Object.assign(new Error('no camera'), { name: fails });
    return { getTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  for (const [name, size] of [['videoWidth', 3840] as const, ['videoHeight', 2160] as const]) {
    Object.defineProperty(HTMLVideoElement.prototype, name, { get: () => size, configurable: true });
  }
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage() {} } as unknown as null);
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['jpeg'], { type: 'image/jpeg' }));
  let made = 0;
  URL.createObjectURL = () => `blob:${made++}`;
  URL.revokeObjectURL = () => undefined;
  const taken: string[][] = [];
  const { unmount } = render(
    <TakePhoto isDisabled={false} onTake={(files) => taken.push(files.map(({ name }) => name))} />,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { track, taken, user, press, unmount };
}

test('takes photos page by page, and is off when they are used', async () => {
  const { press, taken, track } = setup();
  await press('Take a photo');

  await press('Take page 1');
  await press('Keep this page');
  expect(screen.getByText('1 page taken. Go on with the next.')).toBeDefined();
  await press('Take page 2');
  await press('Take it again');
  await press('Take page 2');
  await press('Keep this page');
  expect(track.isOn).toBe(true);
  await press('Use these 2 pages');

  expect(taken).toEqual([['photo-1.jpg', 'photo-2.jpg']]);
  expect(track.isOn).toBe(false);
});

test('removes a page that was taken', async () => {
  const { press } = setup();
  await press('Take a photo');
  await press('Take page 1');
  await press('Keep this page');

  await press('Remove: Page 1');

  expect(screen.queryByRole('list', { name: 'Pages that you took' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Take page 1' })).toBeDefined();
});

test('keeps the pages that were taken when it is closed by Escape, and throws them away only when told to', async () => {
  const { press, taken, user, track } = setup();
  await press('Take a photo');
  await press('Take page 1');
  await press('Keep this page');

  await user.keyboard('{Escape}');

  expect(taken).toEqual([['photo-1.jpg']]);
  await waitFor(() => expect(track.isOn).toBe(false));
});

test('is off when the page is left', async () => {
  const { press, track, unmount } = setup();
  await press('Take a photo');
  await screen.findByRole('button', { name: 'Take page 1' });

  unmount();

  expect(track.isOn).toBe(false);
});

test.each([
  ['NotAllowedError', /has no leave to use the camera/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /in use by another program/],
  ['TypeError', /The camera did not start/],
])('says plainly why there is no camera at %s, and offers another way', async (fails, reason) => {
  const { press } = setup({ fails });

  await press('Take a photo');

  expect(await screen.findByText(reason)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Take or choose a photo another way' })).toBeDefined();
});

test('says so when the camera is switched off in the middle', async () => {
  const { press, track } = setup();
  await press('Take a photo');
  await screen.findByRole('button', { name: 'Take page 1' });

  act(() => void track.dispatchEvent(new Event('ended')));

  expect(screen.getByText(/was switched off/)).toBeDefined();
});
