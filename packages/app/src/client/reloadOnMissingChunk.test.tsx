import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadOptional } from '../optionalImports';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';

/** Fails as an import of Vite fails. */
async function failImport(): Promise<never> {
  const payload = new Error('Failed to fetch');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 5));

const reload = vi.fn<() => void>();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
  history.replaceState(null, '', '/profile');
});
afterEach(() => vi.restoreAllMocks());
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

  // Another page has nothing to lose.
  history.replaceState(null, '', '/videos');
  await expect(failImport()).rejects.toThrow('Failed to fetch');
  await afterTimers();
  expect(reload).toHaveBeenCalledOnce();
});
