import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function setup({ isBusy = false } = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      title="Delete this document?"
      description="You can undo this for five minutes."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDanger
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { user: userEvent.setup(), onConfirm, onCancel };
}

test('asks with a title and a description, and puts the focus on the harmless answer', () => {
  setup();

  const dialog = screen.getByRole('alertdialog', { name: 'Delete this document?' });
  expect(dialog.textContent).toContain('You can undo this for five minutes.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});

test('confirms and stays, so that its owner can show how it goes', async () => {
  const { user, onConfirm, onCancel } = setup();

  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

test('takes Escape for no', async () => {
  const { user, onCancel } = setup();

  await user.keyboard('{Escape}');

  expect(onCancel).toHaveBeenCalledOnce();
});

test('is not confirmed twice', async () => {
  const { user, onConfirm } = setup({ isBusy: true });

  await user.click(screen.getByRole('button', { name: 'Deleting...' }));

  expect(onConfirm).not.toHaveBeenCalled();
});

test('a dialog has a name and can be closed', async () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen title="Reading settings" onClose={onClose}>
      <p>Content</p>
    </Dialog>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.getByRole('dialog', { name: 'Reading settings' })).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});

function Deletable() {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  const remove = () => {
    setThere(false);
    setAsking(false);
  };
  return (
    <>
      <h1 tabIndex={-1}>My Documents</h1>
      {isThere && <button onClick={() => setAsking(true)}>Delete</button>}
      <ConfirmDialog
        isOpen={isAsking}
        title="Sure?"
        description="It goes."
        confirmLabel="Yes"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

test('gives the focus back to the button that asked', async () => {
  render(<Deletable />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })));
});

test('gives the focus to the heading where that button is gone', async () => {
  render(<Deletable />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Documents' })));
});

test('gives the focus to what comes after a dialog, where there is such a thing', async () => {
  const after = () => document.getElementById('code');
  function Making() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Make</button>
        <h2 id="code" tabIndex={-1}>
          The code
        </h2>
        <Dialog isOpen={isOpen} title="New code" focusAfter={after} onClose={() => setOpen(false)}>
          <button onClick={() => setOpen(false)}>Done</button>
        </Dialog>
      </>
    );
  }
  render(<Making />);
  await userEvent.click(screen.getByRole('button', { name: 'Make' }));

  await userEvent.click(screen.getByRole('button', { name: 'Done' }));

  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The code' })));
});
