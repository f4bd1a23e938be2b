import { AppProviders } from '@gschool/app';
import { createServices, createSession } from '@gschool/data';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { appI18n } from '../../i18n/i18n';
import { PendingChanges } from './PendingChanges';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const send = vi.fn<() => Promise<void>>();
const unchanged = <T,>(stored: T): T => stored;
const createPending = (count: number) => ({
  count,
  library: unchanged,
  history: unchanged,
  playlists: unchanged,
});
const createQueue = () => ({
  pending: () => [],
  submit: () => Promise.resolve({ kind: 'saved' as const }),
  send,
  cancel: () => true,
  onStorageEvent: () => undefined,
  close: () => undefined,
});

let services: ReturnType<typeof createServices>;
let container: HTMLElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const setCount = (count: number) =>
  act(async () => services.pendingChanges.set(count === 0 ? undefined : createPending(count)));
const getText = () => container.querySelector('[role="status"]')?.textContent?.trim();
const press = () => act(async () => container.querySelector('button')?.click());

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: true, writable: true } }));
  send.mockReset().mockResolvedValue();
  const session = createSession({ connect: () => new Promise(() => undefined) });
  services = createServices({ session });
  services.changeQueue.set({ uid: 'mira', queue: createQueue() });
  container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AppProviders appI18n={appI18n} services={services}>
          <main id="main" tabIndex={-1} />
          <PendingChanges />
        </AppProviders>
      </MemoryRouter>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.useRealTimers();
  };
});

describe('the line of pending changes', () => {
  it('shows changes that wait for more than two seconds', async () => {
    await setCount(3);
    await wait(1999);
    expect(getText()).toBe('');
    await wait(1);
    expect(getText()).toBe('3 changes are waiting.');
    await setCount(1);
    expect(getText()).toBe('1 change is waiting.');
    await setCount(0);
    expect(getText()).toBe('');
  });

  it('is announced in a live region that was there before', async () => {
    const region = container.querySelector('[role="status"]');
    await setCount(1);
    await wait(2000);
    expect(region?.textContent.trim()).toBe('1 change is waiting.');
    await setCount(0);
    expect(container.querySelector('[role="region"]')).toBeNull();
  });

  it('does not show changes that are sent at once', async () => {
    await setCount(1);
    await wait(1000);
    await setCount(0);
    await setCount(1);
    await wait(1500);
    expect(getText()).toBe('');
  });

  it('sends at a press, and leaves the focus on the page', async () => {
    send.mockImplementation(async () => services.pendingChanges.set(undefined));
    await setCount(2);
    await wait(2000);
    container.querySelector('button')?.focus();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    expect(getText()).toBe('');
    expect(document.activeElement?.id).toBe('main');
  });

  it.each([
    [false, 'You’re offline. We’ll send them as soon as you’re back online.'],
    [true, 'We couldn’t send them. We’ll try again.'],
  ])('when the browser’s onLine is %s, answers a press without success', async (onLine, text) => {
    Object.assign(navigator, { onLine });
    await setCount(2);
    await wait(2000);
    await press();
    expect(getText()).toBe(`2 changes are waiting. ${text}`);
    // The result applied only to those two changes.
    await setCount(1);
    expect(getText()).toBe('1 change is waiting.');
  });
});
