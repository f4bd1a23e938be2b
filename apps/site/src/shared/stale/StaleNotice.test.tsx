import { AppProviders } from '@gschool/app';
import { AppError, createServices, createSession } from '@gschool/data';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { appI18n } from '../../i18n/i18n';
import { StaleNotice } from './StaleNotice';
import type { StaleQuery } from './useStaleAge';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const refetch = vi.fn<() => void>();
const services = createServices({
  session: createSession({ connect: () => new Promise(() => undefined), mayBeSignedIn: false }),
});
const aQuery = (changes: Partial<StaleQuery> = {}): StaleQuery => ({
  data: [],
  dataUpdatedAt: NOW - 2 * HOUR,
  error: null,
  isFetching: false,
  refetch,
  ...changes,
});
const failed = { error: new AppError({ kind: 'unavailable', what: 'documents' }) };

let container: HTMLElement;
let root: Root;
const show = (...queries: StaleQuery[]) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <AppProviders appI18n={appI18n} services={services}>
          <StaleNotice queries={queries} />
        </AppProviders>
      </MemoryRouter>,
    ),
  );
const getText = () => container.querySelector('[role="status"]')?.textContent;
const goOffline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  return act(async () => window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  refetch.mockReset();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  return async () => {
    await act(async () => root.unmount());
    container.remove();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

describe('the notice of stale data', () => {
  it('is empty while data can be read', async () => {
    await show(aQuery(), aQuery({ isFetching: true }));
    expect(getText()).toBe('');
  });

  it('has the age of the oldest data, which grows, and no retry while offline', async () => {
    await goOffline(true);
    await show(aQuery(), aQuery({ dataUpdatedAt: NOW - 3 * HOUR }));
    expect(getText()).toBe('You’re offline. Last updated 3 hours ago.');
    await act(() => vi.advanceTimersByTimeAsync(HOUR));
    expect(getText()).toBe('You’re offline. Last updated 4 hours ago.');
    await goOffline(false);
    expect(getText()).toBe('');
  });

  it('offers a retry of every query after a failure', async () => {
    await show(aQuery(failed), aQuery());
    expect(getText()).toBe('Last updated 2 hours ago.Try again');
    await act(async () => container.querySelector('button')?.click());
    expect(refetch).toHaveBeenCalledTimes(2);
  });

  it('appears when a read takes longer than three seconds', async () => {
    await show(aQuery({ isFetching: true }));
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(getText()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(getText()).toContain('Last updated 2 hours ago.');
    await show(aQuery({ dataUpdatedAt: NOW + 3000 }));
    expect(getText()).toBe('');
  });

  it('ignores queries without data', async () => {
    await show(aQuery({ ...failed, data: undefined, dataUpdatedAt: 0 }));
    expect(getText()).toBe('');
  });
});
