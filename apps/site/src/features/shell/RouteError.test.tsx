import { markChunkLoadError } from '@gschool/app/routes';
import { AppError } from '@gschool/data';
import { UiProvider } from '@gschool/ui';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { i18n } from '../../i18n/i18n';
import { RouteError } from './RouteError';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
markChunkLoadError(chunk);
const container = document.createElement('div');
let root: Root;
const show = (error: unknown) =>
  act(async () => {
    root = createRoot(container);
    root.render(
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <RouteError error={error} />
        </UiProvider>
      </I18nProvider>,
    );
  });
const title = () => container.querySelector('h1')?.textContent;
const retry = () => act(async () => container.querySelector('button')?.click());

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

it.each([
  ['a chunk that failed to load', chunk, 'You seem to be offline'],
  ['an unexpected error', new Error('x is undefined'), 'Something went wrong'],
  ['a forbidden page', new AppError({ kind: 'forbidden' }), 'You don’t have access to this page'],
])('shows %s while offline', async (_name, error, expected) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(error);
  expect(title()).toBe(expected);
});

it('reloads only when the host answers, and shows the offline error otherwise', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const host = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await show(chunk);
  expect(title()).toBe('Something went wrong');
  await retry();
  expect(title()).toBe('You seem to be offline');
  // The browser says that it is online: something may block the request.
  expect(container.textContent).toContain('an ad blocker or your network may be blocking');
  expect(reload).not.toHaveBeenCalled();
  host.mockResolvedValue(new Response());
  await retry();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a page whose code is missing when the network is back', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
  const host = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await show(chunk);
  await act(async () => window.dispatchEvent(new Event('online')));
  // The first requests after the event may fail.
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(host).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  host.mockResolvedValue(new Response());
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('does not reload after an unexpected error when the network is back', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const host = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  await show(new Error('x is undefined'));
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(host).not.toHaveBeenCalled();
  vi.useRealTimers();
});
