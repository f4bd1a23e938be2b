import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadOptional } from '../optionalImports';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';

/** Fails the way a Vite import fails. */
async function failImport(): Promise<never> {
  const payload = new Error('Failed to fetch');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 5));

const reload = vi.fn<() => void>();
const fetchHost = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  reload.mockReset();
  fetchHost.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchHost);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
  history.replaceState(null, '', '/profile');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
reloadOnMissingChunk();

it('reloads the page for code that it needs, once, and never for optional code', async () => {
  await loadOptional(failImport);
  await afterTimers();
  expect(reload).not.toHaveBeenCalled();

  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  expect(reload).toHaveBeenCalledOnce();

  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a page on which something was typed', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.remove();
  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  expect(reload).not.toHaveBeenCalled();

  // Nothing was typed on the other page.
  history.replaceState(null, '', '/videos');
  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the page while its host does not answer', async () => {
  history.replaceState(null, '', '/library');
  // The browser may report that it is online although the host cannot be reached.
  expect(navigator.onLine).toBe(true);
  fetchHost.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  expect(reload).not.toHaveBeenCalled();

  fetchHost.mockResolvedValue(new Response());
  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a page that was opened before the host answers', async () => {
  history.replaceState(null, '', '/library');
  let answer = (_response: Response) => {};
  fetchHost.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  history.replaceState(null, '', '/search');
  answer(new Response());
  await afterTimers();
  expect(reload).not.toHaveBeenCalled();
});
