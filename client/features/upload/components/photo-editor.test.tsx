import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { photoOf, type PhotoEdit } from '../model/photos.ts';
import PhotoEditor from './photo-editor.tsx';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'damaged.jpg') throw new Error('The source image could not be decoded.');
    return { width: 3000, height: 4000, close: () => undefined };
  });
  const context = { fillRect() {}, translate() {}, rotate() {}, scale() {}, drawImage() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  HTMLCanvasElement.prototype.toBlob = (take) => take(new Blob(['jpeg'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:turned';
  URL.revokeObjectURL = () => undefined;
  return () => vi.unstubAllGlobals();
});

function setup(name = 'a.jpg') {
  const edits: PhotoEdit[] = [];
  const onClose = vi.fn();
  const photo = photoOf(new File(['x'], name, { type: 'image/jpeg' }));
  render(<PhotoEditor photo={photo} page={2} onDone={(edit) => edits.push(edit)} onClose={onClose} />);
  const user = userEvent.setup();
  const press = (label: string) => user.click(screen.getByRole('button', { name: label }));
  const side = (label: string) => screen.findByRole('slider', { name: label });
  return { edits, onClose, user, press, side };
}

test('crops by the arrow keys, and tells where each side is', async () => {
  const { edits, side, press } = setup();
  const left = await side('Left side');

  for (let step = 0; step < 5; step++) fireEvent.keyDown(left, { key: 'ArrowRight' });
  fireEvent.keyDown(await side('Bottom side'), { key: 'ArrowUp', shiftKey: true });

  expect(left.getAttribute('aria-valuetext')).toBe('5% from the left');
  await press('Use this picture');
  expect(edits[0]?.turn).toBe(0);
  expect(edits[0]?.crop?.left).toBeCloseTo(0.05);
  expect(edits[0]?.crop?.bottom).toBeCloseTo(0.9);
});

test('stops a side before the one across from it', async () => {
  const { side } = setup();
  const top = await side('Top side');

  fireEvent.keyDown(top, { key: 'End' });

  expect(top.getAttribute('aria-valuenow')).toBe('90');
  expect(top.getAttribute('aria-valuemax')).toBe('90');
});

test('turns to both sides, says so, and keeps the part that was chosen', async () => {
  const { edits, press, side } = setup();
  fireEvent.keyDown(await side('Left side'), { key: 'PageDown' });

  await press('Turn right');

  expect(screen.getByText('Turned to the right.')).toBeDefined();
  expect((await side('Top side')).getAttribute('aria-valuenow')).toBe('10');
  await press('Turn left');
  await press('Turn left');
  await press('Use this picture');
  expect(edits[0]?.turn).toBe(270);
});

test('starts again from the photo as it was taken', async () => {
  const { edits, press, side } = setup();
  fireEvent.keyDown(await side('Left side'), { key: 'PageDown' });
  await press('Turn right');

  await press('Start again');
  await press('Use this picture');

  expect(edits).toEqual([{ turn: 0, crop: null }]);
});

test('changes nothing when it is closed', async () => {
  const { edits, onClose, press, side } = setup();
  fireEvent.keyDown(await side('Left side'), { key: 'PageDown' });

  await press('Cancel');

  expect(edits).toEqual([]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('says so where the photo does not open', async () => {
  setup('damaged.jpg');

  expect(await screen.findByText('This photo could not be opened. It may be damaged.')).toBeDefined();
});
