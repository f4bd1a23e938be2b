import { expect, it, vi } from 'vitest';

import { loadOptional } from '../optionalImports';
import { reloadOnMissingChunk } from './reloadOnMissingChunk';

/** Fails as an import of Vite fails. */
async function failImport(): Promise<never> {
  const payload = new Error('Failed to fetch');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}
const afterTimers = () => new Promise((resolve) => setTimeout(resolve, 5));

it('reloads the page for code that it needs, once, and never for optional code', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  sessionStorage.clear();
  reloadOnMissingChunk();

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
