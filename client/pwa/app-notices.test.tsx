import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#tests/support/client/render-screen.tsx';
import { AppNotices } from './app-notices.tsx';

/** A worker that tells of its build; `said` gathers what else it was told. */
function workerOf(build: string) {
  const said: string[] = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (what: string, [port]: MessagePort[] = []) =>
      port === undefined ? said.push(what) : port.postMessage(build),
  });
  return { worker, said };
}

function setup({ waiting, controller }: { waiting?: string; controller?: string } = {}) {
  const next = waiting === undefined ? null : workerOf(waiting);
  const registration = Object.assign(new EventTarget(), { waiting: next?.worker ?? null, installing: null });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: controller === undefined ? null : workerOf(controller).worker,
    register: vi.fn(async () => registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-1.js');
  document.head.append(entry);
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    entry.remove();
    delete document.documentElement.dataset['kept'];
  });
  const show = () => renderScreen(<AppNotices />, { at: '/', path: '/' });
  return { show, serviceWorker, said: next?.said ?? [] };
}

const patience = { timeout: 2000 };
const told = 'A new version is here';

test('registers the worker of the whole app, and says nothing where there is nothing new', async () => {
  const { show, serviceWorker } = setup();

  show();

  expect(serviceWorker.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(screen.getByRole('status', { name: 'This app' }).textContent).toBe('');
});

test('tells of a version that waits, and lets it in when the reader says so', async () => {
  const { show, said } = setup({ waiting: '/assets/index-2.js', controller: '/assets/index-1.js' });
  show();

  (await screen.findByRole('button', { name: 'Reload' }, patience)).click();

  expect(screen.getByText(told)).toBeDefined();
  expect(said).toEqual(['take-over']);
});

test('lets a version in without a word where the page is of it already', async () => {
  const { show, said } = setup({ waiting: '/assets/index-1.js', controller: '/assets/index-0.js' });
  show();

  await vi.waitFor(() => expect(said).toEqual(['take-over']));

  expect(screen.queryByText(told)).toBeNull();
});

test('tells of a version that has taken over in another tab', async () => {
  const { show, serviceWorker } = setup({ controller: '/assets/index-2.js' });
  show();

  serviceWorker.dispatchEvent(new Event('controllerchange'));

  expect(await screen.findByText(told, undefined, patience)).toBeDefined();
});

test('tells where a file of this version is gone', async () => {
  setup().show();

  window.dispatchEvent(new Event('vite:preloadError'));

  expect(await screen.findByText(told, undefined, patience)).toBeDefined();
});

test('says that the server cannot be reached where the page is the kept one', () => {
  const { show } = setup();
  document.documentElement.dataset['kept'] = '';

  show();

  expect(screen.getByRole('link', { name: 'Kept on this device' }).getAttribute('href')).toBe('/offline');
});
