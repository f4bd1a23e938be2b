import { act, Suspense, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { isChunkLoadError } from './chunkLoadError';
import { lazyPage } from './lazyPage';
import { lazyComponent } from './lazyComponent';
import { RouteErrorBoundary } from './RouteErrorBoundary';

const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const Page = () => <h1>Found</h1>;
/** A load function that fails at the first import, then succeeds. */
const failingOnce = () =>
  vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(failure).mockResolvedValue(Page);

const place = document.createElement('div');
let root: Root;
const show = (resetKey: string, Component: ComponentType) =>
  act(async () =>
    root.render(
      <RouteErrorBoundary resetKey={resetKey} fallback={(error) => <p>{String(error)}</p>}>
        <Suspense fallback="loading">
          <Component key={resetKey} />
        </Suspense>
      </RouteErrorBoundary>,
    ),
  );
const afterTimers = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('imports a page again on the next visit after a failed import', async () => {
  const load = failingOnce();
  const { Component } = lazyPage(load);
  await show('/a', Component);
  await afterTimers();
  expect(place.textContent).toContain('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();

  await show('/b', Component);
  expect(place.innerHTML).toBe('<h1>Found</h1>');
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows an error once per failed import instead of importing in a loop', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(failure);
  const { Component } = lazyPage(load);
  for (const [visit, key] of ['/a', '/b', '/c'].entries()) {
    await show(key, Component);
    await afterTimers();
    expect(place.textContent).toContain('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(visit + 1);
  }
});

it('shows the error of a failed preload, and imports again at the next preload', async () => {
  const load = failingOnce();
  const { Component, preload } = lazyPage(load);
  await expect(preload()).rejects.toBe(failure);
  await show('/a', Component);
  expect(place.textContent).toContain('Failed to fetch');
  await expect(preload()).resolves.toBe(Page);
});

it('renders a preloaded page synchronously, and imports it once', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Page);
  const { Component, preload } = lazyPage(load);
  await preload();
  await show('/a', Component);
  await show('/b', Component);
  expect(place.innerHTML).toBe('<h1>Found</h1>');
  expect(load).toHaveBeenCalledOnce();
});

it('marks the error of a failed import', async () => {
  const error = new TypeError('x');
  expect(isChunkLoadError(error)).toBe(false);
  await lazyPage(() => Promise.reject(error))
    .preload()
    .catch(() => undefined);
  expect(isChunkLoadError(error)).toBe(true);
});

it('leaves out a part that could not be loaded, and imports it when it is mounted again', async () => {
  const load = failingOnce();
  const Part = lazyComponent(load);
  await show('/a', Part);
  expect(place.innerHTML).toBe('');
  await show('/a', Part);
  expect(load).toHaveBeenCalledOnce();

  await show('/b', Part);
  expect(place.innerHTML).toBe('<h1>Found</h1>');
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows the substitute of a part that could not be loaded, until it is mounted again', async () => {
  const Part = lazyComponent(failingOnce(), () => <p>Instead</p>);
  await show('/a', Part);
  expect(place.innerHTML).toBe('<p>Instead</p>');
  await show('/b', Part);
  expect(place.innerHTML).toBe('<h1>Found</h1>');
});
